// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One thing that a drag carries.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is handed over where it is put down.
  public let itemProvider: NSItemProvider
  /// Whatever the application wants to know the item by while it is carried within it.
  open var localObject: Any?
  /// Makes what is seen of the item while it is carried; `nil` shows its cell.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item of what it hands over.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
