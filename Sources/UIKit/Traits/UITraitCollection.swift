// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How much space there is along an axis, roughly.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether content lies over other content, as that of a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The style of the list that contains a view.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// What a view knows about the device and its settings.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The traits as values.
  struct Values: Hashable, Sendable {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Traits of somebody's own, by the type that stands for each.
    var custom: [ObjectIdentifier: CustomTrait] = [:]
  }

  nonisolated let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Makes traits with no known values.
  @preconcurrency @MainActor public override convenience init() {
    self.init(Values())
  }

  /// Makes traits with a known style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// Makes traits with a known level only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(userInterfaceLevel: userInterfaceLevel))
  }

  /// How much space there is horizontally.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much space there is vertically.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Device pixels per point; 0 if unknown.
  open var displayScale: CGFloat { values.displayScale }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether the content lies over other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The style of the list that contains the view.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  nonisolated open override var hash: Int { values.hashValue }

  /// The text size that the person prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
}

extension UITraitCollection {
  /// The traits of a device with a screen of a size, in points; an app's own style counts before the device's.
  @MainActor
  package static func device(
    _ size: CGSize,
    scale: CGFloat,
    style: UIUserInterfaceStyle,
    textSize: UIContentSizeCategory
  ) -> UITraitCollection {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewLayout()
    )
    view.displayScale = scale
    let own = UIWindow.styleOfApp
    view.surroundings.style = own == .unspecified ? style : own
    view.surroundings.contentSize = textSize
    return view.traitCollection
  }
}

extension UITraitCollection.Values {
  /// The smallest width of a device in portrait with a regular horizontal class, in points.
  static let regularWidth: CGFloat = 600
  /// The smallest height with a regular vertical class, in points; no phone in landscape has it.
  static let regularHeight: CGFloat = 480
  /// The smallest size of a phone in landscape with a regular horizontal class, in points.
  ///
  /// - Source: Apple's table of size classes: the Plus and Max phones, the iPhone XR and the iPhone
  ///   11 have it.
  private static let largePhone = CGSize(width: 700, height: 414)

  /// The traits that follow from a collection view's size, scale and surroundings.
  @MainActor
  init(of view: UICollectionView) {
    let size = view.bounds.size
    let isLow = size.height < Self.regularHeight
    let isLarge = size.width >= Self.largePhone.width && size.height >= Self.largePhone.height
    verticalSizeClass = isLow ? .compact : .regular
    horizontalSizeClass =
      (isLow ? isLarge : size.width >= Self.regularWidth) ? .regular : .compact
    displayScale = view.displayScale
    layoutDirection =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    userInterfaceIdiom = min(size.width, size.height) < Self.regularWidth ? .phone : .pad
    let chosen = view.chosenStyle
    userInterfaceStyle = chosen == .unspecified ? view.surroundings.style : chosen
    userInterfaceLevel = view.level
    preferredContentSizeCategory = view.surroundings.contentSize
    self = view.traits.overrides.over(self)
  }
}
