// SPDX-License-Identifier: Apache-2.0
import AppFoundation
@_exported public import UIKit

public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}

public enum MBProgressHUDAnimation: Int, Sendable { case fade, zoom, zoomOut, zoomIn }

public enum MBProgressHUDBackgroundStyle: Int, Sendable { case solidColor, blur }

/// The ground of what is shown.
@preconcurrency @MainActor
open class MBBackgroundView: UIView {
  open var style = MBProgressHUDBackgroundStyle.blur
  open var color: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
}

/// A box above a view that says what takes its time.
@preconcurrency @MainActor
open class MBProgressHUD: UIView {
  open weak var delegate: (any MBProgressHUDDelegate)?
  open var completionBlock: (() -> Void)?
  open var graceTime: TimeInterval = 0
  open var minShowTime: TimeInterval = 0
  open var removeFromSuperViewOnHide = false
  open var mode = MBProgressHUDMode.indeterminate { didSet { arrange() } }
  open var contentColor: UIColor? { didSet { paint() } }
  open var animationType = MBProgressHUDAnimation.fade
  open var offset = CGPoint.zero { didSet { setNeedsLayout() } }
  open var margin: CGFloat = 20 { didSet { setNeedsLayout() } }
  open var minSize = CGSize.zero { didSet { setNeedsLayout() } }
  open var isSquare = false { didSet { setNeedsLayout() } }
  open var progress: Float = 0 { didSet { bar.progress = progress } }
  open var progressObject: Progress?
  open var customView: UIView? { didSet { arrange() } }
  open private(set) var hasFinished = false

  public let bezelView = MBBackgroundView()
  public let backgroundView = MBBackgroundView()
  public let label = UILabel()
  public let detailsLabel = UILabel()
  public let button = UIButton(type: .system)
  private let wheel = UIActivityIndicatorView(style: .large)
  private let bar = UIProgressView(progressViewStyle: .default)
  private let stack = UIStackView()

  public convenience init(view: UIView) { self.init(frame: view.bounds) }

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    alpha = 0
    backgroundView.frame = bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundView.backgroundColor = .clear
    addSubview(backgroundView)
    bezelView.backgroundColor = UIColor(white: 0.8, alpha: 0.95)
    bezelView.layer.cornerRadius = 5
    addSubview(bezelView)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    bezelView.addSubview(stack)
    label.font = .boldSystemFont(ofSize: 16)
    detailsLabel.font = .boldSystemFont(ofSize: 12)
    detailsLabel.numberOfLines = 0
    for text in [label, detailsLabel] { text.textAlignment = .center }
    paint()
    arrange()
  }

  private func paint() {
    let color = contentColor ?? UIColor(white: 0, alpha: 0.7)
    label.textColor = color
    detailsLabel.textColor = color
    wheel.color = color
    bar.tintColor = color
  }

  private func arrange() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    switch mode {
    case .indeterminate:
      wheel.startAnimating()
      stack.addArrangedSubview(wheel)
    case .determinate, .determinateHorizontalBar, .annularDeterminate:
      bar.widthAnchor.constraint(equalToConstant: 120).isActive = true
      stack.addArrangedSubview(bar)
    case .customView: if let customView { stack.addArrangedSubview(customView) }
    case .text: break
    }
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(detailsLabel)
    stack.addArrangedSubview(button)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.isHidden = label.text?.isEmpty != false
    detailsLabel.isHidden = detailsLabel.text?.isEmpty != false
    button.isHidden = button.currentTitle?.isEmpty != false
    let content = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    var size = CGSize(
      width: max(minSize.width, content.width + 2 * margin),
      height: max(minSize.height, content.height + 2 * margin)
    )
    if isSquare {
      let side = max(size.width, size.height)
      size = CGSize(width: side, height: side)
    }
    bezelView.frame = CGRect(
      x: (bounds.width - size.width) / 2 + offset.x,
      y: (bounds.height - size.height) / 2 + offset.y,
      width: size.width,
      height: size.height
    )
    stack.frame = CGRect(
      x: (size.width - content.width) / 2,
      y: (size.height - content.height) / 2,
      width: content.width,
      height: content.height
    )
  }

  // MARK: Showing

  @discardableResult
  public class func showAdded(to view: UIView, animated: Bool) -> Self {
    let hud = Self(frame: view.bounds)
    hud.removeFromSuperViewOnHide = true
    view.addSubview(hud)
    hud.show(animated: animated)
    return hud
  }

  @discardableResult
  public class func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  public class func forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first { !$0.hasFinished }
  }

  open func show(animated: Bool) {
    hasFinished = false
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.3) { self.alpha = 1 } } else { alpha = 1 }
  }

  open func hide(animated: Bool) {
    guard !hasFinished else { return }
    hasFinished = true
    guard animated else { return end() }
    UIView.animate(
      withDuration: 0.3,
      animations: { self.alpha = 0 },
      completion: { _ in self.end() }
    )
  }

  open func hide(animated: Bool, afterDelay delay: TimeInterval) {
    AppFoundation.DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated { self.hide(animated: animated) }
    }
  }

  private func end() {
    alpha = 0
    if removeFromSuperViewOnHide { removeFromSuperview() }
    completionBlock?()
    delegate?.hudWasHidden(self)
  }
}

/// Is told when a box has gone.
@preconcurrency @MainActor
public protocol MBProgressHUDDelegate: AnyObject {
  func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
  public func hudWasHidden(_ hud: MBProgressHUD) {}
}
