// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The place of content that SwiftUI would make: it is empty, and a note says so.
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

  private static let height: CGFloat = 44

  /// Makes a place for content, which is not made.
  public init(@Content content: () -> Void) {}

  /// The same place.
  public func margins(_ edges: NSDirectionalRectEdge = .all, _ length: CGFloat) -> Self { self }
  /// The same place.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  /// The same place.
  public func background(_ style: UIColor) -> Self { self }

  /// An empty view.
  public func makeContentView() -> any UIView & UIContentView {
    SourceNotes.current.report(
      "hosted-content",
      "Content of SwiftUI is not shown; its place in cells stays empty."
    )
    return HostingView(self)
  }

  /// The same place.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  private final class HostingView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: UIHostingConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIHostingConfiguration.height)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: UIHostingConfiguration.height)
    }
  }
}
