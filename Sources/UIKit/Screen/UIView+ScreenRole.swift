// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What views are for people who touch or hear a screen.
extension UIView {
  /// What a view does when it is touched; `nil` for a view that takes no touches by itself.
  var screenRole: ScreenControl.Role? {
    guard isUserInteractionEnabled else { return nil }
    switch self {
    case let control as UIControl: return control.isEnabled ? control.controlRole : nil
    // It turns by itself wherever it is, so that no list around it takes the drag.
    case is PickerColumn: return .grip
    case let scroller as UIScrollView:
      // What is zoomed follows drags along both axes, wherever it is.
      if scroller.canZoom, scroller.zoomScale > scroller.minimumZoomScale { return .grip }
      // An item of a collection view can be tapped also where nothing scrolls.
      let list = scroller as? UICollectionView
      if scroller.isScrollable || list?.scrollsSections == true { return .scroller }
      // Two fingers zoom what can be zoomed.
      let isText = (scroller as? UITextView)?.takesTaps == true
      return gestureRole ?? (list != nil || scroller.canZoom || isText ? .area : nil)
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is SheetDimming:
      return .area
    default: return gestureRole
    }
  }

  /// What a view does with fingers by its recognisers.
  private var gestureRole: ScreenControl.Role? {
    let active = activeRecognizers
    guard !active.isEmpty else { return nil }
    return active.allSatisfy { $0 is UITapGestureRecognizer } ? .area : .grip
  }

  /// Whether a view is chosen or on.
  var isScreenOn: Bool {
    (self as? UISwitch)?.isOn ?? (self as? UIControl)?.isSelected ?? false
  }

  /// The name of a view for people.
  var screenLabel: String {
    if let accessibilityLabel { return accessibilityLabel }
    switch self {
    case let button as UIButton: return button.currentTitle ?? button.currentImage?.words ?? ""
    case let button as BarButton: return button.words
    case let tab as TabButton: return tab.words
    case let field as UITextField: return field.shownPlaceholder
    case let segments as UISegmentedControl:
      return segments.titleForSegment(at: segments.selectedSegmentIndex) ?? ""
    default: return ""
    }
  }

  /// The subviews that are painted after the view itself, from back to front; a button paints its title and image.
  var paintedSubviews: [UIView] { shownSubviews.inDepth { $0.usedLayer?.zPosition ?? 0 } }

  var shownSubviews: [UIView] {
    guard let button = self as? UIButton else {
      if let cell = self as? UICollectionViewCell { return tree.subviews.filter(cell.isSeen) }
      return (self as? UICollectionView)?.subviews ?? tree.subviews
    }
    return tree.subviews.filter { !button.isOwn($0) }
  }
}

extension UIControl {
  fileprivate var controlRole: ScreenControl.Role {
    switch self {
    case is UISwitch: .toggle
    case is UISlider: .slider
    case is TabButton: .tab
    case is UITextField: .field
    case is UIButton, is BarButton: .button
    default: .area
    }
  }
}

extension UIImage {
  /// The name of a symbol as words.
  fileprivate var words: String? {
    guard case .symbol(let name) = source else { return nil }
    return SymbolWeight.plainName(of: name).replacing(".", with: " ")
  }
}

extension UICollectionViewCell {
  /// Whether a subview is seen: the ground of a selected cell is only while the cell is chosen.
  func isSeen(_ view: UIView) -> Bool {
    view !== selectedBackgroundView || isSelected || isHighlighted
  }
}
