// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// Would keep fields above the keyboard; its settings are kept, and nothing is moved here.
@preconcurrency @MainActor
public final class IQKeyboardManager: NSObject {
  public static let shared = IQKeyboardManager()
  public class func sharedManager() -> IQKeyboardManager { shared }

  public var enable = false
  public var isEnabled: Bool {
    get { enable }
    set { enable = newValue }
  }
  public var keyboardDistanceFromTextField: CGFloat = 10
  public var keyboardDistance: CGFloat {
    get { keyboardDistanceFromTextField }
    set { keyboardDistanceFromTextField = newValue }
  }
  public var enableAutoToolbar = true
  public var shouldResignOnTouchOutside = false
  public var resignOnTouchOutside: Bool {
    get { shouldResignOnTouchOutside }
    set { shouldResignOnTouchOutside = newValue }
  }
  public var shouldShowToolbarPlaceholder = true
  public var shouldToolbarUsesTextFieldTintColor = false
  public var toolbarDoneBarButtonItemText: String?
  public var toolbarTintColor: UIColor?
  public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
  public var layoutIfNeededOnUpdate = false
  public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
  public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
  public var disabledToolbarClasses: [UIViewController.Type] = []
  public var enabledToolbarClasses: [UIViewController.Type] = []
  public var toolbarConfiguration = IQToolbarConfiguration()

  @discardableResult
  public func resignFirstResponder() -> Bool {
    var told = false
    for window in UIApplication.shared.windows where window.endEditing(true) { told = true }
    return told
  }
  public func reloadLayoutIfNeeded() {}
  public func reloadInputViews() {}
}

public enum IQPreviousNextDisplayMode: Int, Sendable {
  case `default`, alwaysHide, alwaysShow
}

/// The settings of the bar above the keyboard, which is not shown here.
public struct IQToolbarConfiguration {
  public var useTextFieldTintColor = false
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
}
