// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Lets people drag what a view shows; nothing is dragged from views other than collection views here.
@preconcurrency @MainActor
open class UIDragInteraction: ViewInteraction, UIInteraction {
  /// What gives the dragged items; a weak reference.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether people can drag.
  open var isEnabled = true

  /// Makes an interaction with its delegate.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// What a drag from a view takes.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items of a drag; none to refuse it.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets people drop items into a view; nothing is dropped into views other than collection views here.
@preconcurrency @MainActor
open class UIDropInteraction: ViewInteraction, UIInteraction {
  /// What takes the items; a weak reference.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Makes an interaction with its delegate.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// What happens to items that are dropped into a view; all methods are optional.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view takes such items.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  )
    -> Bool
  /// What a drop would do.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Takes the items.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Yes, because the method is optional.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Nothing, because the method is optional.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing, because the method is optional.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
}
