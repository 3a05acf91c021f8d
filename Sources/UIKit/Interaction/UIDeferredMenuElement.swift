// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Elements of a menu that are asked for when the menu is shown; here when they are made, if they come at once.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenu {
  /// Makes a place for elements that a function gives.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    var given: [UIMenuElement] = []
    elementProvider { given = $0 }
    self.init(options: .displayInline, children: given)
  }

  /// A place for elements that a function gives each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// A menu element that calls a method of the first responder; it does nothing here.
@preconcurrency @MainActor
open class UICommand: UIAction {
  /// Makes a command.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(title: title, image: image, attributes: attributes, state: state) { _ in }
  }
}
