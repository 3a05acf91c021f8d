// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A view that shows a list's content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private(set) var shown: UIListContentConfiguration

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// Makes a view with empty content; the archive's values are not read.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// The content of the view; only list content can be set.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let list = newValue as? UIListContentConfiguration { shown = list } }
  }

  /// The place of the text; `nil` if there is none.
  open var textLayoutGuide: UILayoutGuide? { guide(\.text) }
  /// The place of the secondary text; `nil` if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondaryText) }
  /// The place of the image; `nil` if there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(\.image) }

  /// The size of the content; a given length is returned unchanged.
  ///
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
