// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A dot for each page; lengths are in points.
@preconcurrency @MainActor
open class FSPageControl: UIControl {
  private static let empty: CGFloat = 0.4

  open var numberOfPages = 0 { didSet { setNeedsLayout() } }
  open var currentPage = 0 { didSet { setNeedsLayout() } }
  /// The side of a dot.
  open var itemSpacing: CGFloat = 6 { didSet { setNeedsLayout() } }
  open var interitemSpacing: CGFloat = 6 { didSet { setNeedsLayout() } }
  open var contentInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  open override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    didSet { setNeedsLayout() }
  }

  private struct Look {
    var fill: UIColor?
    var stroke: UIColor?
    var image: UIImage?
    var path: UIBezierPath?
    var alpha: CGFloat?
  }
  private var (usual, chosen) = (Look(), Look())
  private var dots: [UIView] = []

  private func change(_ state: UIControl.State, _ set: (inout Look) -> Void) {
    if state == .selected { set(&chosen) } else { set(&usual) }
    setNeedsLayout()
  }
  open func setStrokeColor(_ strokeColor: UIColor?, for state: UIControl.State) {
    change(state) { $0.stroke = strokeColor }
  }
  open func setFillColor(_ fillColor: UIColor?, for state: UIControl.State) {
    change(state) { $0.fill = fillColor }
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }
  open func setPath(_ path: UIBezierPath?, for state: UIControl.State) {
    change(state) { $0.path = path }
  }
  open func setAlpha(_ alpha: CGFloat, for state: UIControl.State) {
    change(state) { $0.alpha = alpha }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for dot in dots { dot.removeFromSuperview() }
    dots = []
    guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return }
    let step = itemSpacing + interitemSpacing
    let width = CGFloat(numberOfPages) * step - interitemSpacing
    let room = bounds.inset(by: contentInsets)
    let start: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: room.minX
      case .right, .trailing: room.maxX - width
      default: room.midX - width / 2
      }
    dots = (0..<numberOfPages).map { page in
      let dot = dot(isChosen: page == currentPage)
      dot.center = CGPoint(x: start + CGFloat(page) * step + itemSpacing / 2, y: room.midY)
      addSubview(dot)
      return dot
    }
  }

  private func dot(isChosen: Bool) -> UIView {
    let look = isChosen ? chosen : usual
    let view: UIView
    if let image = look.image {
      view = UIImageView(image: image)
    } else {
      view = UIView(frame: CGRect(x: 0, y: 0, width: itemSpacing, height: itemSpacing))
      let shape = CAShapeLayer()
      shape.frame = view.bounds
      shape.path = (look.path ?? UIBezierPath(ovalIn: view.bounds)).cgPath
      let isPlain = look.fill == nil && look.stroke == nil
      let plain = isChosen ? UIColor.white : UIColor.gray.withAlphaComponent(1 - Self.empty)
      shape.fillColor = (isPlain ? plain : look.fill ?? .clear).cgColor
      shape.strokeColor = look.stroke?.cgColor
      view.layer.addSublayer(shape)
    }
    view.alpha = look.alpha ?? 1
    view.isUserInteractionEnabled = false
    return view
  }
}
