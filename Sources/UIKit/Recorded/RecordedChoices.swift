// SPDX-License-Identifier: Apache-2.0

// Choices that apps name for properties that are recorded; the raw values are UIKit's.

/// Whether quotation marks are made curly.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spaces follow words that are inserted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether words are proposed.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether a view behaves as on a phone or as on a desktop.
public enum UIBehavioralStyle: Int, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

/// How grave a question is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// What a person does with a link.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

extension UISearchBar {
  /// The signs of a bar.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }
}

extension UISearchController {
  /// When scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }
}

extension UINavigationItem {
  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }
}

extension UINavigationItem {
  /// How a bar is arranged.
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
}

extension UINavigationController {
  /// How a stack changes.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}

extension UITabBar {
  /// How tabs share the width.
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}

extension UIContextMenuConfiguration {
  /// The order of a menu.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }
}

extension UISwitch {
  /// How a switch is shown.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}

extension UIPageControl {
  /// The ground behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
}

extension UIPageControl {
  /// How a person touches the dots.
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }
}

extension UIPageControl {
  /// Where the first page's dot is.
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }
}

extension UIProgressView {
  /// How a bar is shown.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }
}

extension UITableView {
  /// From where the insets of lines are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
}

extension UITableView {
  /// When rows are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
}

extension UITableViewCell {
  /// How the focus of a row is shown.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }
}

extension UIDevice {
  /// Whether a battery is charged.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }
}
