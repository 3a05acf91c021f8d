// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Views that come into a window get the looks that the app chose for them, as far as code gave them none.
///
/// - Source: the reference of `UIAppearance`.
extension Appearances {
  func dress(_ view: UIView) {
    // Bars get theirs when they are made and placed.
    guard hasLooks, !(view is UINavigationBar), !(view is UITabBar) else { return }
    switch view {
    case let view as UISwitch: dress(view, [\.onTintColor, \.thumbTintColor])
    case let view as UISlider:
      dress(view, [\.minimumTrackTintColor, \.maximumTrackTintColor, \.thumbTintColor])
    case let view as UISegmentedControl: dress(view)
    case let view as UIPageControl:
      dress(view, [\.pageIndicatorTintColor, \.currentPageIndicatorTintColor])
    case let view as UIProgressView: dress(view, [\.progressTintColor, \.trackTintColor])
    case let view as UIActivityIndicatorView: dress(view, [\.color])
    case let view as UISearchBar: dress(view, [\.barTintColor])
    case let view as UITableView: dress(view, [\.separatorColor])
    case let view as UITextField: dress(view)
    case let view as UIButton: dress(view)
    case let view as UILabel: dress(view, in: nil)
    case let cell as UITableViewCell:
      for label in cell.standardLabels { dress(label, in: cell) }
    case let header as UITableViewHeaderFooterView:
      for label in header.standardLabels { dress(label, in: header) }
    default: break
    }
    dress(view, [\.chosenGround])
  }

  /// Gives a view the tint and the colours of its looks, as far as it has none.
  private func dress<View: UIView>(
    _ view: View,
    _ colours: [ReferenceWritableKeyPath<View, UIColor?>]
  ) {
    for model in chosen(for: view) {
      if view.traits.tintColor == nil, let tint = model.traits.tintColor { view.tintColor = tint }
      for path in colours where view[keyPath: path] == nil {
        if let colour = model[keyPath: path] { view[keyPath: path] = colour }
      }
    }
  }

  private func dress(_ view: UILabel, in holder: UIView?) {
    for model in chosen(for: view, in: holder) {
      if view.ownColour == nil, let colour = model.ownColour { view.textColor = colour }
      if view.ownFont == nil, let font = model.ownFont { view.font = font }
    }
  }

  private func dress(_ view: UITextField) {
    for model in chosen(for: view) {
      if !view.hasOwnColour, model.hasOwnColour { view.textColor = model.textColor }
      if !view.hasOwnFont, model.hasOwnFont { view.font = model.font }
    }
  }

  private func dress(_ view: UIButton) {
    for model in chosen(for: view) {
      for state: UIControl.State in [.normal, .highlighted, .disabled, .selected]
      where view.titleColor(for: state) == nil {
        if let colour = model.titleColor(for: state) { view.setTitleColor(colour, for: state) }
      }
    }
    // The colour of a title is the button's matter.
    guard let title = view.madeTitleLabel, title.ownFont == UIButton.usualFont else { return }
    if let font = chosen(for: title, in: view).lazy.compactMap(\.ownFont).first {
      title.font = font
    }
  }

  private func dress(_ view: UISegmentedControl) {
    dress(view, [\.selectedSegmentTintColor])
    for model in chosen(for: view) {
      for state: UIControl.State in [.normal, .selected]
      where view.titleTextAttributes(for: state) == nil {
        if let look = model.titleTextAttributes(for: state) {
          view.setTitleTextAttributes(look, for: state)
        }
      }
    }
  }
}
