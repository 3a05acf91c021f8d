// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// The delegate that provides the items of drags; a weak reference.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { content.dragging.dragDelegate }
    set { content.dragging.dragDelegate = newValue }
  }

  /// The delegate that takes drops over the table; a weak reference.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { content.dragging.dropDelegate }
    set { content.dragging.dropDelegate = newValue }
  }

  /// Whether rows can be dragged; the default is `true` on a tablet and `false` on a phone.
  public var dragInteractionEnabled: Bool {
    get { list.dragInteractionEnabled }
    set { list.dragInteractionEnabled = newValue }
  }

  /// Whether a drag that began here is under way.
  public var hasActiveDrag: Bool { list.hasActiveDrag }

  /// Whether there is a drag that the drop delegate takes, over this table or elsewhere.
  public var hasActiveDrop: Bool { list.hasActiveDrop }
}
