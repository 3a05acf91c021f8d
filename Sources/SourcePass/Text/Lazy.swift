// SPDX-License-Identifier: Apache-2.0

/// A value that is made when it is first asked for, and shared by all copies of what holds it.
final class Lazy<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}
