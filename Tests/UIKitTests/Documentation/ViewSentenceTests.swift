// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Sentences about `UIView` as cells use it.
@MainActor @Suite(.ownProcess) struct ViewSentenceTests {
  @Test func `a view starts with the documented values`() {
    let view = UIView(frame: box(10, 20, 30, 40))
    says("its bounds", view.bounds, box(0, 0, 30, 40))
    says("its centre", view.center, CGPoint(x: 25, y: 40))
    says("opaque in its alpha", view.alpha, 1)
    says("no background", view.backgroundColor == nil, true)
    says("no tag", view.tag, 0)
    says("no transform", view.transform, .identity)
    says("content fills", view.contentMode, .scaleToFill)
    says("margins of 8", view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    says(
      "no size of its own",
      view.intrinsicContentSize,
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    )
    says("which is −1", UIView.noIntrinsicMetric, -1)
    says(
      "it fits where it is",
      view.sizeThatFits(CGSize(width: 5, height: 5)),
      CGSize(width: 30, height: 40)
    )
    let flags: [(String, Bool, Bool)] = [
      ("it is opaque", view.isOpaque, true), ("it is not hidden", view.isHidden, false),
      ("it takes touches", view.isUserInteractionEnabled, true),
      ("one at a time", view.isMultipleTouchEnabled, false),
      ("shared", view.isExclusiveTouch, false), ("it does not clip", view.clipsToBounds, false),
      ("subviews resize", view.autoresizesSubviews, true),
      ("its mask becomes constraints", view.translatesAutoresizingMaskIntoConstraints, true),
      ("margins are its own", view.preservesSuperviewLayoutMargins, false),
      ("margins count the safe area", view.insetsLayoutMarginsFromSafeArea, true),
      ("no window", view.window == nil, true), ("not first", view.isFirstResponder, false),
      ("it cannot be", view.canBecomeFirstResponder, false),
    ]
    for flag in flags { says(flag.0, flag.1, flag.2) }
    says("hugging", view.contentHuggingPriority(for: .horizontal), .defaultLow)
    says("resistance", view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    says(
      "priorities",
      [UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel].map(\.rawValue),
      [1000, 750, 250, 50]
    )
    says("the layer is the view's", view.layer.frame, box(10, 20, 30, 40))
  }

  @Test func `frame, bounds and centre follow one another`() {
    let view = UIView(frame: box(0, 0, 100, 50))
    view.bounds.size = CGSize(width: 50, height: 50)
    says("bounds keep the centre", view.frame, box(25, 0, 50, 50))
    view.center = CGPoint(x: 100, y: 100)
    says("the centre keeps the size", view.frame, box(75, 75, 50, 50))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.frame = box(0, 0, 10, 10)
    says("a frame keeps the bounds' origin", view.bounds, box(5, 6, 10, 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
    says("a frame is around what is transformed", view.frame.width, near: 10)
    says("in both directions", view.frame.height, near: 20)
    says("the bounds stay", view.bounds.size, CGSize(width: 10, height: 10))
  }

  @Test func `autoresizing follows its mask`() {
    let cases: [(String, UIView.AutoresizingMask, CGRect)] = [
      ("nothing", [], box(10, 10, 20, 20)),
      ("width", .flexibleWidth, box(10, 10, 120, 20)),
      ("left", .flexibleLeftMargin, box(110, 10, 20, 20)),
      ("both", [.flexibleWidth, .flexibleHeight], box(10, 10, 120, 70)),
      ("right and bottom", [.flexibleRightMargin, .flexibleBottomMargin], box(10, 10, 20, 20)),
    ]
    for (name, mask, frame) in cases {
      let holder = UIView(frame: box(0, 0, 100, 100))
      let view = UIView(frame: box(10, 10, 20, 20))
      view.autoresizingMask = mask
      holder.addSubview(view)
      holder.frame.size = CGSize(width: 200, height: 150)
      says(name, view.frame, frame)
    }
  }

  /// Notes the calls of its tree.
  private final class Notes: UIView {
    var heard: [String] = []
    var layouts = 0
    override func willMove(toSuperview newSuperview: UIView?) {
      heard.append("will \(newSuperview != nil)")
    }
    override func didMoveToSuperview() { heard.append("did \(superview != nil)") }
    override func didAddSubview(_ subview: UIView) { heard.append("added") }
    override func willRemoveSubview(_ subview: UIView) {
      heard.append("removing \(subviews.count)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `a tree tells its views what happens`() {
    let (holder, view) = (Notes(), Notes())
    holder.addSubview(view)
    says("the view", view.heard, ["will true", "did true"])
    says("its holder", holder.heard, ["added"])
    view.removeFromSuperview()
    says("when it goes", Array(view.heard.suffix(2)), ["will false", "did false"])
    says("before it is gone", holder.heard.last, "removing 1")
  }

  @Test func `layout is done once for many requests, from the outside in`() {
    let (holder, view) = (Notes(), Notes())
    holder.addSubview(view)
    holder.layoutIfNeeded()
    let (before, inner) = (holder.layouts, view.layouts)
    holder.setNeedsLayout()
    holder.setNeedsLayout()
    says("nothing at once", holder.layouts, before)
    holder.layoutIfNeeded()
    says("once", holder.layouts, before + 1)
    holder.layoutIfNeeded()
    says("not without a request", holder.layouts, before + 1)
    view.setNeedsLayout()
    holder.layoutIfNeeded()
    says("a request of a subview is answered, too", view.layouts, inner + 1)
    holder.bounds.size.width += 10
    holder.layoutIfNeeded()
    says("another size is a request", holder.layouts, before + 2)
  }

  @Test func `touches find the front view that takes them`() {
    let root = UIView(frame: box(0, 0, 100, 100))
    let inner = UIView(frame: box(10, 10, 50, 50))
    let deep = UIView(frame: box(20, 20, 100, 20))
    root.addSubview(inner)
    inner.addSubview(deep)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
    says("the deepest", hit(35, 35) === deep, true)
    says("not beyond its holder, clipped or not", hit(75, 35) === root, true)
    says("nobody outside", hit(200, 200) == nil, true)
    let changes: [(String, () -> Void, () -> Void)] = [
      ("hidden", { inner.isHidden = true }, { inner.isHidden = false }),
      (
        "without interaction", { inner.isUserInteractionEnabled = false },
        { inner.isUserInteractionEnabled = true }
      ),
      ("almost transparent", { inner.alpha = 0.009 }, { inner.alpha = 1 }),
    ]
    for (name, change, back) in changes {
      change()
      says("\(name), with all that is in it", hit(35, 35) === root, true)
      back()
    }
    says("an edge belongs to it", root.point(inside: .zero, with: nil), true)
    says("the far edge does not", root.point(inside: CGPoint(x: 100, y: 50), with: nil), false)
  }

  @Test func `sizes of labels follow their text`() {
    let label = UILabel()
    says("one line", label.numberOfLines, 1)
    says("black by default", label.textColor != nil, true)
    says("cut at its end", label.lineBreakMode, .byTruncatingTail)
    says("no text is no size", label.intrinsicContentSize.width, 0)
    label.text = "One"
    label.sizeToFit()
    says("sizeToFit takes its own size", label.frame.size, label.intrinsicContentSize)
    says("labels take no touches", label.isUserInteractionEnabled, false)
    says("pictures take no touches", UIImageView().isUserInteractionEnabled, false)
    says("a control takes them", UIButton().isUserInteractionEnabled, true)
  }

  @Test func `a stack gives its views their places`() {
    func views(_ widths: [CGFloat]) -> [UIView] {
      widths.map { width in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return view
      }
    }
    let stack = UIStackView(arrangedSubviews: views([30, 50, 40]))
    says("horizontal", stack.axis, .horizontal)
    says("filled", [stack.alignment == .fill, stack.distribution == .fill], [true, true])
    says("no spacing", stack.spacing, 0)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.frame = box(0, 0, 200, 60)
    stack.layoutIfNeeded()
    says("equal spacing", stack.arrangedSubviews.map(\.frame.minX), [0, 70, 160])
    says("in the middle", stack.arrangedSubviews.map(\.frame.minY), [20, 20, 20])
    stack.arrangedSubviews[1].isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    says("a hidden one takes no room", stack.arrangedSubviews[2].frame.minX, 160)
    let first = stack.arrangedSubviews[0]
    stack.removeArrangedSubview(first)
    says("a removed one stays a subview", first.superview === stack, true)
  }

  @Test func `margins and safe areas are insets of guides`() {
    let view = UIView(frame: box(0, 0, 100, 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    says(
      "directional margins are margins",
      view.layoutMargins,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    view.layoutIfNeeded()
    says("the guide", view.layoutMarginsGuide.layoutFrame, box(2, 1, 94, 96))
    says("no safe area", view.safeAreaInsets, .zero)
    says("its guide", view.safeAreaLayoutGuide.layoutFrame, box(0, 0, 100, 100))
  }
}
