// SPDX-License-Identifier: Apache-2.0
import Foundation

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
