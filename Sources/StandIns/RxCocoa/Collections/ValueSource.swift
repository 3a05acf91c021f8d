// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The values of a stream that a view shows; the view does not keep its data source alive by itself.
@MainActor
class ValueSource: NSObject {
  private static var all: [ObjectIdentifier: ValueSource] = [:]

  private weak var shown: UIScrollView?
  private(set) var values: [Any] = []

  init(of view: UIScrollView) {
    shown = view
    super.init()
  }

  /// The one of a view.
  static func known(_ view: UIScrollView) -> ValueSource? {
    let source = all[ObjectIdentifier(view)]
    return source?.shown === view ? source : nil
  }

  /// Becomes the view's data source.
  func attach() {
    guard let shown else { return }
    Self.all = Self.all.filter { $0.value.shown != nil }
    Self.all[ObjectIdentifier(shown)] = self
    connect()
  }

  func detach() {
    guard let shown, Self.known(shown) === self else { return }
    Self.all[ObjectIdentifier(shown)] = nil
    disconnect()
  }

  func show(_ values: [Any]) {
    self.values = values
    reload()
  }

  // What differs between collection views and tables.
  func connect() {}
  func disconnect() {}
  func reload() {}
}
