// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's content.
  public let itemProvider: NSItemProvider
  /// An object by which the app knows the item while it is dragged within the app.
  open var localObject: Any?
  /// Makes the preview of the dragged item; `nil` shows its cell.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item from the provider of its content.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
