// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Returns the places of the cells of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

/// An item that contains items, one after another or at places from a provider.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the group is filled.
  enum Filling {
    case cycle(Axis)
    case copies(Axis, Int)
    case shares(Axis, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private var filling = Filling.cycle(.horizontal)
  private var items: [NSCollectionLayoutItem] = []

  /// Makes a group without subitems; see ``EngineInstantiation``.
  public required init(by engine: EngineInstantiation, layoutSize: NSCollectionLayoutSize) {
    super.init(size: layoutSize, views: [])
  }

  private class func make(
    _ size: NSCollectionLayoutSize,
    _ filling: Filling,
    _ items: [NSCollectionLayoutItem]
  ) -> Self {
    let group = self.init(by: EngineInstantiation(), layoutSize: size)
    group.filling = filling
    group.items = items
    return group
  }

  /// Makes a group that repeats its subitems in turn from leading to trailing, as many as fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .cycle(.horizontal), subitems)
  }

  /// Makes a group with `count` copies of a subitem from leading to trailing, each with its own
  /// width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .copies(.horizontal, count), [subitem])
  }

  /// Makes a group with `count` copies of a subitem from leading to trailing, which share the width
  /// equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .shares(.horizontal, count), [subitem])
  }

  /// Makes a group that repeats its subitems in turn from top to bottom, as many as fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .cycle(.vertical), subitems)
  }

  /// Makes a group with `count` copies of a subitem from top to bottom, each with its own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .copies(.vertical, count), [subitem])
  }

  /// Makes a group with `count` copies of a subitem from top to bottom, which share the height
  /// equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .shares(.vertical, count), [subitem])
  }

  /// The first spelling of `horizontal(layoutSize:repeatingSubitem:count:)`.
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The first spelling of `vertical(layoutSize:repeatingSubitem:count:)`.
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Makes a group with cells at the places that a function returns, one for each place.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, .custom(itemProvider), [])
  }

  /// The views that are anchored to the group's content.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { views }
    set { views = newValue }
  }

  /// The distance between neighbours; `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items that the group repeats; empty for a custom group.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// A description of the group and its content: indented text, one line for each item.
  open func visualDescription() -> String { describe(self, indentedBy: 0).joined(separator: "\n") }

  override var duplicate: NSCollectionLayoutItem {
    let copy = Self.make(layoutSize, filling, items)
    copy.takeInsets(from: self)
    copy.views = views
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override var spec: CompositionalItem {
    var spec = super.spec
    spec.spacing = interItemSpacing?.spec ?? .zero
    let contents = items.map(\.spec)
    switch filling {
    case .cycle(let axis): spec.content = .cycle(axis, contents)
    case .copies(let axis, let count):
      spec.content = contents.first.map { .copies(axis, $0, count: count) } ?? .cycle(axis, [])
    case .shares(let axis, let count):
      spec.content = contents.first.map { .shares(axis, $0, count: count) } ?? .cycle(axis, [])
    case .custom(let provider):
      spec.content = .custom(NSCollectionLayoutGroupCustomItem.frames(by: provider))
    }
    return spec
  }

  private var title: String {
    switch filling {
    case .cycle(let axis): "\(axis) group"
    case .copies(let axis, let count): "\(axis) group of \(count)"
    case .shares(let axis, let count): "\(axis) group of \(count) equal"
    case .custom: "custom group"
    }
  }

  private func describe(_ item: NSCollectionLayoutItem, indentedBy depth: Int) -> [String] {
    let group = item as? NSCollectionLayoutGroup
    let size = item.layoutSize
    let line =
      String(repeating: "  ", count: depth) + (group?.title ?? "item") + " "
      + "\(size.widthDimension.text) × \(size.heightDimension.text)"
    return [line] + (group?.items ?? []).flatMap { describe($0, indentedBy: depth + 1) }
  }
}

extension NSCollectionLayoutDimension {
  fileprivate var text: String { "\(spec.kind)(\(dimension))" }
}

/// One cell of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  private let place: CGRect
  private let depth: Int

  /// Makes a cell from its frame, in points from the corner of the group's content, and its depth.
  public init(frame: CGRect, zIndex: Int) {
    place = frame
    depth = zIndex
    super.init()
  }

  /// Makes a cell from its frame, in points from the corner of the group's content.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// The frame, in points from the corner of the group's content.
  open var frame: CGRect { place }
  /// The order in depth: a cell covers those with a smaller value; the default is 0.
  open var zIndex: Int { depth }

  /// Returns the item itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Wraps a provider for the solver, which always runs on the main actor.
  static func frames(
    by provider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> CompositionalFrames {
    let traits = ShownDevice.current.traits
    return CompositionalFrames { size, insets in
      MainActor.assumeIsolated {
        let container = LayoutContainer(effectiveSize: size, insets: insets)
        let environment = LayoutEnvironment(container: container, traitCollection: traits)
        return provider(environment).map { .init(frame: $0.frame, zIndex: $0.zIndex) }
      }
    }
  }
}
