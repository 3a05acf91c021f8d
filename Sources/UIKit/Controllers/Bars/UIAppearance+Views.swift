// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Views that come into a window get the look that the app chose for all of their class, as far as code gave them none.
///
/// - Source: the reference of `UIAppearance`. Classes of an app get the look of the class of UIKit that they extend.
extension Appearances {
  func dress(_ view: UIView) {
    guard hasLooks else { return }
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
    case let view as UITableView: dress(view, [\.separatorColor, \.backgroundColor])
    case let view as UITableViewCell: dress(view, [\.backgroundColor])
    case let view as UIButton: dress(view, [])
    case let view as UITextField: dress(view, [])
    case let view as UIRefreshControl: dress(view, [])
    case let view as UIImageView: dress(view, [])
    case let view as UILabel: dress(view)
    default: break
    }
  }

  private func dress(_ view: UILabel) {
    guard let model = chosen(for: UILabel.self), model !== view else { return }
    if view.ownColour == nil, let colour = model.ownColour { view.textColor = colour }
    if view.ownFont == nil, let font = model.ownFont { view.font = font }
  }

  /// Gives a view the tint and the colours of the model of its class, as far as it has none.
  private func dress<View: UIView>(
    _ view: View,
    _ colours: [ReferenceWritableKeyPath<View, UIColor?>]
  ) {
    guard let model = chosen(for: View.self), model !== view else { return }
    if view.traits.tintColor == nil, let tint = model.traits.tintColor { view.tintColor = tint }
    for path in colours where view[keyPath: path] == nil {
      if let colour = model[keyPath: path] { view[keyPath: path] = colour }
    }
  }

  private func dress(_ view: UISegmentedControl) {
    dress(view, [\.selectedSegmentTintColor, \.backgroundColor])
    guard let model = chosen(for: UISegmentedControl.self), model !== view else { return }
    for state: UIControl.State in [.normal, .selected]
    where view.titleTextAttributes(for: state) == nil {
      if let look = model.titleTextAttributes(for: state) {
        view.setTitleTextAttributes(look, for: state)
      }
    }
  }
}
