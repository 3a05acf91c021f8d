// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for them where there is no room; recorded.
  open var representativeItem: UIBarButtonItem?
  /// Whether it is always in the bar; recorded.
  open var alwaysAvailable = false
  /// Whether it is not shown.
  open var isHidden = false
  /// The part of a menu for it where there is no room; recorded.
  open var menuRepresentation: UIMenuElement?

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// A group that people cannot move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// A group that people could move; nobody can here.
  open class func movableGroup(
    customizationIdentifier: String,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// A group that people could add; it is shown if it is there by default.
  open class func optionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  /// A group of this button alone, which people cannot move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(representativeItem: nil, items: [self])
  }
  /// A group of this button alone, which people could move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .fixedGroup(representativeItem: nil, items: [self])
  }
  /// A group of this button alone, which people could add.
  public func creatingOptionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization,
      representativeItem: nil,
      items: [self]
    )
  }
}

extension UINavigationItem {
  /// Groups at the left, after the buttons there.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { recorded("leadingItemGroups") ?? [] }
    set { record(newValue, as: "leadingItemGroups") }
  }
  /// Groups in the middle; they stand at the right, inside of the others, because no bar here is an editor's.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { recorded("centerItemGroups") ?? [] }
    set { record(newValue, as: "centerItemGroups") }
  }
  /// Groups at the right, from left to right, inside of the buttons there.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { recorded("trailingItemGroups") ?? [] }
    set { record(newValue, as: "trailingItemGroups") }
  }
  /// A group that always is at the right edge; it stands before the others here.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { recorded("pinnedTrailingGroup") }
    set { record(newValue, as: "pinnedTrailingGroup") }
  }
  /// The name under which people's changes of the bar are kept; recorded.
  public var customizationIdentifier: String? {
    get { recorded("customizationIdentifier") }
    set { record(newValue, as: "customizationIdentifier") }
  }

  /// All buttons at the left, from the edge inwards.
  var allLeadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + Self.shown(leadingItemGroups)
  }
  /// All buttons at the right, from the edge inwards.
  var allTrailingItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup.map { [$0] } ?? []
    let groups = centerItemGroups + trailingItemGroups + pinned
    return (rightBarButtonItems ?? []) + Self.shown(groups).reversed()
  }

  private static func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }
}
