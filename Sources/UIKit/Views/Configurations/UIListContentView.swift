// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A view that shows a list's content.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// Makes a view that shows nothing: archives hold no configuration.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// What the view shows; only list content can be set.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let list = newValue as? UIListContentConfiguration { shown = list } }
  }

  /// Where the text is; `nil` without one.
  open var textLayoutGuide: UILayoutGuide? { guide(\.text) }
  /// Where the second text is; `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondaryText) }
  /// Where the picture is; `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(\.image) }

  /// The size of the content, with lengths kept that are given.
  /// - Complexity: O(*n*) in the length of the texts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = ListContent(shown, in: self)
    let limits = AxisLimits(fitting: size)
    let width = limits.width ?? content.preferredWidth
    let height = limits.height ?? ListContentLayout(content, width: width).height
    return CGSize(width: width, height: height)
  }

  private func guide(_ part: KeyPath<ListContentLayout, CGRect?>) -> UILayoutGuide? {
    guard frame(of: part) != nil else { return nil }
    return UILayoutGuide(of: self) { [weak self] in self?.frame(of: part) ?? .null }
  }

  private func frame(of part: KeyPath<ListContentLayout, CGRect?>) -> CGRect? {
    let content = ListContent(shown, in: self)
    let layout = ListContentLayout(content, width: bounds.width, height: bounds.height)
    return layout[keyPath: part]
  }
}
