// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The bar at the top of a stack of controllers.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false {
    didSet {
      if prefersLargeTitles { controller?.topViewController?.relations.asksForLargeTitles = true }
    }
  }
  /// The stack of controllers.
  weak var controller: UINavigationController?
  /// What the bar shows.
  private(set) lazy var content = NavigationBarContent(of: self)

  /// The height of a bar without a large title; the width is open.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarPolicy.navigation(at: self))
  }

  /// The given width, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.place()
  }
  /// Whether the bar is translucent; it has no effect here.
  open var isTranslucent = true
  /// The background colour.
  open var barTintColor: UIColor?
  /// The look of a bar without a colour of its own.
  open var barStyle = UIBarStyle.default { didSet { adoptStyle() } }
  /// The attributes of the title; their colour and font are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; their colour is used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar; one without a size takes the line away, others have no effect here.
  open var shadowImage: UIImage?
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { hasOwnLook = true } }
  /// Whether it was placed once.
  var wasPlaced = false
  /// Whether it was given an appearance.
  private(set) var hasOwnLook = false
  /// The look of a low bar; it has no effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above the start of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The image behind the content; one without a size makes the bar clear.
  private(set) var backgroundImage: UIImage?

  /// Sets the image behind the content; that of a low bar has no effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }
  /// The image behind the content.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImage : nil
  }
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
