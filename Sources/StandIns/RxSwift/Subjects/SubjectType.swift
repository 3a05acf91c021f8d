// SPDX-License-Identifier: Apache-2.0

/// A stream that is told from outside what it tells.
public protocol SubjectType<Element>: ObservableType {
  associatedtype Observer: ObserverType
  func asObserver() -> Observer
}
