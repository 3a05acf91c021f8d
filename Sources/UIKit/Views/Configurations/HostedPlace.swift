// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The place of a view that SwiftUI would show: it has the view's name.
@preconcurrency @MainActor
public final class HostedPlace: UIView {
  private static let (margin, radius, height): (CGFloat, CGFloat, CGFloat) = (4, 8, 44)
  private let label = UILabel()
  private let ground = UIView()

  /// The name of the view.
  public var name: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  /// Makes the place of a view with a name.
  public init(_ name: String) {
    super.init(frame: .zero)
    SourceNotes.current.report(
      "hosted-content",
      "Views of SwiftUI are not shown: their places have their names."
    )
    ground.backgroundColor = .quaternarySystemFill
    ground.layer.cornerRadius = Self.radius
    label.text = name
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(ground)
    addSubview(label)
  }

  /// There is no place without a name.
  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    label.frame = ground.frame
  }
}
