// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class UsualViews: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  convenience init() { self.init(frame: .zero) }
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var canBecomeFirstResponder: Bool { true }
  override var tintColor: UIColor! { didSet { setNeedsDisplay() } }
  override var isHidden: Bool { didSet { } }
  override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
  override var frame: CGRect { didSet { } }
  override var backgroundColor: UIColor? { didSet { } }
  override var alpha: CGFloat { didSet { } }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func updateConstraints() { super.updateConstraints() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    _ = touch.location(in: self)
    _ = touch.previousLocation(in: self)
    _ = touch.tapCount
    _ = touch.force / touch.maximumPossibleForce
    _ = touch.timestamp
    _ = touch.phase == .began
    _ = event?.allTouches?.count
    _ = event?.touches(for: self)
    _ = event?.coalescedTouches(for: touch)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {}
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func action(for layer: CALayer, forKey event: String) -> CAAction? { super.action(for: layer, forKey: event) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func sizeToFit() { super.sizeToFit() }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func accessibilityActivate() -> Bool { true }

  private func setUp() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = false
    isExclusiveTouch = true
    clipsToBounds = true
    contentMode = .scaleAspectFill
    tag = 7
    isOpaque = false
    alpha = 0.5
    tintColor = .systemBlue
    tintAdjustmentMode = .dimmed
    semanticContentAttribute = .forceLeftToRight
    layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    overrideUserInterfaceStyle = .dark
    contentScaleFactor = 2
    clearsContextBeforeDrawing = true
    autoresizesSubviews = true
    restorationIdentifier = "x"
    accessibilityIdentifier = "x"
    accessibilityLabel = "x"
    accessibilityHint = "x"
    accessibilityValue = "x"
    accessibilityTraits = [.button, .selected]
    accessibilityTraits.insert(.header)
    isAccessibilityElement = true
    accessibilityElementsHidden = true
    shouldGroupAccessibilityChildren = true
    accessibilityElements = []
    accessibilityViewIsModal = true
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "x", target: self, selector: Selector(("x")))]
    accessibilityIgnoresInvertColors = true
    largeContentTitle = "x"
    showsLargeContentViewer = true
    motionEffects = []
    addMotionEffect(UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
    keyboardLayoutGuide.topAnchor.constraint(equalTo: bottomAnchor).isActive = true
    keyboardLayoutGuide.followsUndockedKeyboard = true
    let guide: UIKeyboardLayoutGuide = keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    let tracking: UITrackingLayoutGuide = guide
    _ = tracking.topAnchor
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    transform3D = CATransform3DIdentity
    maximumContentSizeCategory = .accessibilityMedium
    minimumContentSizeCategory = .small
    focusGroupIdentifier = "x"
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UsualViews, previous: UITraitCollection) in
        view.setNeedsDisplay()
      }
    }
  }

  func tree(_ other: UIView) {
    addSubview(other)
    insertSubview(other, at: 0)
    insertSubview(other, aboveSubview: self)
    insertSubview(other, belowSubview: self)
    exchangeSubview(at: 0, withSubviewAt: 1)
    bringSubviewToFront(other)
    sendSubviewToBack(other)
    subviews.forEach { $0.removeFromSuperview() }
    _ = viewWithTag(7)
    _ = other.isDescendant(of: self)
    _ = other.superview?.next
    _ = window?.rootViewController
    _ = window?.windowScene?.interfaceOrientation.isPortrait
    _ = convert(bounds, to: nil)
    _ = convert(CGPoint.zero, from: other)
    _ = other.convert(center, to: self)
    _ = convert(frame, to: UIScreen.main.coordinateSpace)
    endEditing(true)
    _ = isFirstResponder
    _ = safeAreaInsets.top
    _ = safeAreaLayoutGuide.layoutFrame
    _ = layoutMarginsGuide
    _ = readableContentGuide
    _ = effectiveUserInterfaceLayoutDirection == .rightToLeft
    _ = UIView.userInterfaceLayoutDirection(for: .unspecified)
    _ = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = systemLayoutSizeFitting(UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    _ = contentHuggingPriority(for: .vertical)
    _ = contentCompressionResistancePriority(for: .vertical)
    invalidateIntrinsicContentSize()
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    setNeedsDisplay(bounds)
    _ = snapshotView(afterScreenUpdates: true)
    _ = resizableSnapshotView(from: bounds, afterScreenUpdates: false, withCapInsets: .zero)
    drawHierarchy(in: bounds, afterScreenUpdates: true)
    _ = gestureRecognizers?.count
    addLayoutGuide(UILayoutGuide())
    removeConstraints(constraints)
    constraintsAffectingLayout(for: .horizontal).forEach { _ in }
    _ = hasAmbiguousLayout
    mask = UIView()
    transform = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2).rotated(by: .pi)
    transform = transform.concatenating(CGAffineTransform(scaleX: 1, y: 1)).inverted()
    transform = .identity
    _ = layer.presentation()?.frame
    _ = forFirstBaselineLayout
    addInteraction(UIContextMenuInteraction(delegate: self))
    addInteraction(UIPointerInteraction(delegate: nil))
    _ = interactions.count
    _ = UINib(nibName: "x", bundle: nil).instantiate(withOwner: self, options: nil).first as? UIView
    _ = Bundle.main.loadNibNamed("x", owner: self, options: nil)?.first as? UIView
  }

  func animations(_ other: UIView) {
    UIView.animate(withDuration: 0.3) { self.alpha = 0 }
    UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }) { _ in }
    UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }, completion: { finished in if finished {} })
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse], animations: {}, completion: nil)
    UIView.animate(withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5, options: .curveEaseOut, animations: {})
    UIView.animate(springDuration: 0.5, bounce: 0.2) {}
    UIView.transition(with: self, duration: 0.3, options: [.transitionCrossDissolve, .showHideTransitionViews], animations: {})
    UIView.transition(from: self, to: other, duration: 0.3, options: [.transitionFlipFromLeft], completion: nil)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic], animations: {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {}
    }, completion: { _ in })
    UIView.performWithoutAnimation { self.layoutIfNeeded() }
    UIView.setAnimationsEnabled(true)
    _ = UIView.areAnimationsEnabled
    _ = UIView.inheritedAnimationDuration
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {}
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {}
    animator.addAnimations({}, delayFactor: 0.5)
    animator.addCompletion { position in if position == .end {} }
    animator.startAnimation(afterDelay: 1)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.isReversed.toggle()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    _ = animator.state == .inactive
    animator.scrubsLinearly = false
    animator.pausesOnCompletion = true
    _ = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: nil)
    _ = UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero)
    _ = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    _ = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: .zero))
    _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: [], animations: {}, completion: nil)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.3)
    UIView.setAnimationCurve(.easeIn)
    UIView.setAnimationDelay(0)
    UIView.setAnimationRepeatCount(1)
    UIView.commitAnimations()
  }

  func effects() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    blur.contentView.addSubview(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .prominent), style: .label)))
    blur.effect = nil
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.progressTintColor = .red
    progress.trackTintColor = .gray
    progress.setProgress(0.5, animated: true)
    progress.observedProgress = Progress(totalUnitCount: 3)
    progress.progressImage = nil
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.color = .red
    spinner.hidesWhenStopped = true
    spinner.startAnimating()
    spinner.stopAnimating()
    _ = spinner.isAnimating
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .gray
    pages.currentPageIndicatorTintColor = .red
    pages.hidesForSinglePage = true
    pages.backgroundStyle = .minimal
    pages.allowsContinuousInteraction = false
    pages.preferredIndicatorImage = nil
    pages.setIndicatorImage(nil, forPage: 0)
    _ = pages.size(forNumberOfPages: 3)
    let toolbar = UIToolbar(frame: .zero)
    toolbar.setItems([], animated: false)
    toolbar.items = [UIBarButtonItem(systemItem: .done), .flexibleSpace(), .fixedSpace(8)]
    toolbar.barStyle = .black
    toolbar.isTranslucent = false
    toolbar.barTintColor = .red
    toolbar.sizeToFit()
    toolbar.standardAppearance = UIToolbarAppearance()
    toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.axis = .vertical
    stack.alignment = .firstBaseline
    stack.distribution = .equalCentering
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blur)
    _ = stack.customSpacing(after: blur)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.isBaselineRelativeArrangement = false
    stack.insertArrangedSubview(blur, at: 0)
    stack.removeArrangedSubview(blur)
    stack.arrangedSubviews.forEach { $0.isHidden = true }
  }
}

extension UsualViews: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "x", image: nil, identifier: nil, options: .displayInline, children: [
        UIAction(title: "a", image: UIImage(systemName: "trash"), identifier: UIAction.Identifier("a"), discoverabilityTitle: nil, attributes: [.destructive], state: .on) { _ in }
      ])
    }
  }
}

@MainActor func usualConstraints(_ a: UIView, _ b: UIView) {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: b.safeAreaLayoutGuide.topAnchor, constant: 8),
    a.leadingAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor),
    a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 1),
    a.heightAnchor.constraint(equalToConstant: 44),
    a.heightAnchor.constraint(lessThanOrEqualToConstant: 44),
    a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 1),
    a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
    a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
    a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
    a.leftAnchor.constraint(equalTo: b.leftAnchor),
    a.centerXAnchor.constraint(equalTo: b.layoutMarginsGuide.centerXAnchor),
  ])
  let c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottomMargin, multiplier: 1, constant: 0)
  c.priority = .defaultHigh
  c.priority = UILayoutPriority(rawValue: 999)
  c.priority = UILayoutPriority(750)
  c.identifier = "x"
  c.constant += 3
  c.isActive.toggle()
  c.shouldBeArchived = true
  _ = c.firstItem === a
  _ = c.secondItem as? UIView
  _ = c.firstAttribute == .top
  _ = c.relation == .equal
  _ = c.multiplier
  _ = c.firstAnchor
  _ = c.secondAnchor
  NSLayoutConstraint.deactivate(a.constraints)
  _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: [.alignAllCenterY], metrics: ["m": 3], views: ["a": a])
  _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: NSLayoutConstraint.FormatOptions(), metrics: nil, views: ["a": a])
  let guide = UILayoutGuide()
  guide.identifier = "x"
  _ = guide.owningView
  _ = guide.layoutFrame
  let anchor: NSLayoutAnchor<NSLayoutXAxisAnchor> = a.leadingAnchor
  let y: NSLayoutYAxisAnchor = a.topAnchor
  let d: NSLayoutDimension = a.widthAnchor
  _ = (anchor, y, d)
  _ = UILayoutPriority.defaultHigh + 1
  _ = UILayoutPriority.required.rawValue - 1
}
