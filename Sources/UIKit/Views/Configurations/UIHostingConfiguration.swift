// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The place of content that SwiftUI would make: it has the content's name, and a note says so.
public struct UIHostingConfiguration: UIContentConfiguration {
  /// Takes what a closure of views contains.
  @resultBuilder
  public enum Content {
    /// Takes views.
    public static func buildBlock(_ parts: Any...) {}
    /// Takes a view that may be there.
    public static func buildOptional(_ part: Void?) {}
    /// Takes one of two views.
    public static func buildEither(first part: Void) {}
    /// Takes one of two views.
    public static func buildEither(second part: Void) {}
    /// Takes a view.
    public static func buildExpression(_ part: Any) {}
  }

  /// The edges of content, as SwiftUI names them.
  public struct Edges: OptionSet, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8
    /// Makes edges of their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Edges(rawValue: 1)
    /// The edge where lines begin.
    public static let leading = Edges(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = Edges(rawValue: 1 << 2)
    /// The edge where lines end.
    public static let trailing = Edges(rawValue: 1 << 3)
    /// Both edges beside the content.
    public static let horizontal: Edges = [.leading, .trailing]
    /// Both edges above and below the content.
    public static let vertical: Edges = [.top, .bottom]
    /// All four edges.
    public static let all: Edges = [.horizontal, .vertical]
  }

  private static let height: CGFloat = 44
  private var name = "SwiftUI"
  private var edges = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  private var least: CGFloat = height

  /// Makes a place for content, which is not made.
  public init(@Content content: () -> Void) {}
  /// Makes a place for content with a name; the source pass calls it.
  public init(place: String) { name = place }

  /// The same place with space around it.
  public func margins(_ edges: Edges = .all, _ length: CGFloat) -> Self {
    var other = self
    if edges.contains(.top) { other.edges.top = length }
    if edges.contains(.leading) { other.edges.left = length }
    if edges.contains(.bottom) { other.edges.bottom = length }
    if edges.contains(.trailing) { other.edges.right = length }
    return other
  }
  /// The same place with space around it.
  public func margins(_ insets: NSDirectionalEdgeInsets) -> Self {
    var other = self
    other.edges = UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
    return other
  }
  /// The same place with a least height.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var other = self
    if let height { other.least = height }
    return other
  }
  /// The same place.
  public func background(_ style: UIColor) -> Self { self }

  /// A view with the name of the content.
  public func makeContentView() -> any UIView & UIContentView { HostingView(self) }

  /// The same place.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  private final class HostingView: UIView, UIContentView {
    private let place: HostedPlace
    private var shown: UIHostingConfiguration
    var configuration: any UIContentConfiguration {
      didSet {
        guard let next = configuration as? UIHostingConfiguration else { return }
        (shown, place.name) = (next, next.name)
        setNeedsLayout()
      }
    }
    init(_ configuration: UIHostingConfiguration) {
      (self.configuration, shown) = (configuration, configuration)
      place = HostedPlace(configuration.name)
      super.init(frame: .zero)
      addSubview(place)
    }
    required init?(coder: NSCoder) { nil }
    private var height: CGFloat {
      max(shown.least, UIHostingConfiguration.height + shown.edges.top + shown.edges.bottom)
    }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      place.frame = bounds.inset(by: shown.edges)
    }
  }
}
