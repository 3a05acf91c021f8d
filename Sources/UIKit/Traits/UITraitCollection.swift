// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How much room there is in a direction, roughly.
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

/// The direction in which an environment is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The look of the list that a view is in.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// What a view knows of the device and the settings that it is shown with.
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

  /// Makes traits of which nothing is known.
  @preconcurrency @MainActor public override convenience init() {
    self.init(Values())
  }

  /// Makes traits of which only the style is known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// How much room there is from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Device pixels for each point; 0 when unknown.
  open var displayScale: CGFloat { values.displayScale }
  /// The direction in which one reads.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The look of the list around.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  nonisolated open override var hash: Int { values.hashValue }

  /// The size of text that the person prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
}

extension UITraitCollection.Values {
  /// From this width on an upright device has regular room from side to side, in points.
  private static let regularWidth: CGFloat = 600
  /// From this height on there is regular room from top to bottom, in points: no phone lying on its side
  /// has it.
  private static let regularHeight: CGFloat = 480
  /// A phone lying on its side has regular room from side to side when it is this large, in points.
  ///
  /// - Source: Apple's table of size classes: the Plus and Max phones and the iPhone XR and 11 have it.
  private static let largePhone = CGSize(width: 700, height: 414)

  /// What follows from a collection view's size, scale and surroundings.
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
    userInterfaceStyle = view.surroundings.style
    preferredContentSizeCategory = view.surroundings.contentSize
    self = view.traits.overrides.over(self)
  }
}
