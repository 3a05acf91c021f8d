// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The place from which a preview comes or to which it goes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The centre of the preview, in the container's coordinates.
  public let center: CGPoint
  /// The transform in the plane about the centre.
  public let transform: CGAffineTransform

  /// Makes a place with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is raised above the content, its look and its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// The look of the preview.
  public let parameters: UIPreviewParameters
  /// The place of the preview.
  public let target: UIPreviewTarget

  /// Makes a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview of a view at the view's place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(
      container: (view as? UICollectionReusableView)?.owner ?? view,
      center: view.center,
      transform: view.transform
    )
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of a view at the view's place, with the view's look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the shown part, in points.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The place from which a dragged preview comes or to which it goes.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of something that is dragged.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// The look of a dragged item, without a place.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// The look of the preview.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view with parameters.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a view with the view's look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
