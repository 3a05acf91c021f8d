// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

/// A `UICollectionViewFlowLayout` that the stage's parameters change.
@MainActor
final class FlowStagedLayout: StagedLayout {
  private typealias Key = FlowParameters

  /// The kind of layout; its defaults are those of a new flow layout.
  static let kind = LayoutKind(
    id: "flow",
    name: "Flow",
    parameters: FlowParameters.descriptors(defaults: defaults(of: UICollectionViewFlowLayout())),
    scrolls: { $0.choice(FlowParameters.scrollDirection) },
    make: { FlowStagedLayout() }
  ).pinching(FlowParameters.itemSize)

  private let flow = DirectedFlowLayout()
  private var current: (any FlowDelegate)?
  /// The last applied values.
  private var applied: LayoutValues?

  /// Makes the layout.
  ///
  /// The size of an item belongs to the item and moves with it.
  init() {
    flow.sizesFollowItems = true
    flow.leavesHooksAlone = true
  }

  var layout: UICollectionViewLayout { flow }
  var delegate: (any UICollectionViewDelegate)? { current }

  /// The values of a flow layout's properties.
  static func defaults(
    of flow: UICollectionViewFlowLayout
  ) -> [String: ParameterValue] {
    [
      Key.itemSize: .size(Double(flow.itemSize.width), Double(flow.itemSize.height)),
      Key.estimatedItemSize: .size(
        Double(flow.estimatedItemSize.width),
        Double(flow.estimatedItemSize.height)
      ),
      Key.minimumLineSpacing: .number(Double(flow.minimumLineSpacing)),
      Key.minimumInteritemSpacing: .number(Double(flow.minimumInteritemSpacing)),
      Key.sectionInset: .insets(Insets(flow.sectionInset)),
      Key.headerReferenceSize: .size(
        Double(flow.headerReferenceSize.width),
        Double(flow.headerReferenceSize.height)
      ),
      Key.footerReferenceSize: .size(
        Double(flow.footerReferenceSize.width),
        Double(flow.footerReferenceSize.height)
      ),
      Key.sectionHeadersPinToVisibleBounds: .flag(flow.sectionHeadersPinToVisibleBounds),
      Key.sectionFootersPinToVisibleBounds: .flag(flow.sectionFootersPinToVisibleBounds),
    ]
  }

  /// Lays everything out again for other values, and only the changed part for other data.
  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    let old = current?.data
    let sizing = FlowSizing(rawValue: values.choice(Key.sizing)) ?? .uniform
    adopt(sizing, data)
    guard let old, values == applied else {
      applied = values
      set(values, sizing)
      return invalidate()
    }
    let difference = changes.difference(from: old, to: data)
    guard !difference.isEmpty else { return }
    guard let changed = FlowDataChanges(difference, sizing) else { return invalidate() }
    if let context = changed.context { flow.invalidateLayout(with: context) }
  }

  private func set(_ values: LayoutValues, _ sizing: FlowSizing) {
    for key in values.values.keys { Self.set(key, of: flow, from: values) }
    flow.estimatedItemSize = Self.estimate(values.size(Key.estimatedItemSize), sizing)
    flow.isMirrored = values.flag(Key.flipsHorizontally)
  }

  private func invalidate() {
    flow.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
  }

  /// An estimate, which measured items need: without one, the first item's size would be the
  /// estimate.
  private static func estimate(_ size: CGSize, _ sizing: FlowSizing) -> CGSize {
    sizing == .measured && size == .zero ? UICollectionViewFlowLayout.automaticSize : size
  }

  /// Sets the property of a flow layout for a parameter; other parameters are ignored.
  static func set(_ key: String, of flow: UICollectionViewFlowLayout, from values: LayoutValues) {
    switch key {
    case Key.itemSize: flow.itemSize = values.size(key)
    case Key.minimumLineSpacing: flow.minimumLineSpacing = values.number(key)
    case Key.minimumInteritemSpacing: flow.minimumInteritemSpacing = values.number(key)
    case Key.sectionInset: flow.sectionInset = UIEdgeInsets(values.insets(key))
    case Key.scrollDirection:
      flow.scrollDirection = values.choice(key) == "horizontal" ? .horizontal : .vertical
    case Key.sectionInsetReference:
      flow.sectionInsetReference = reference(values.choice(key))
    case Key.sectionHeadersPinToVisibleBounds:
      flow.sectionHeadersPinToVisibleBounds = values.flag(key)
    case Key.sectionFootersPinToVisibleBounds:
      flow.sectionFootersPinToVisibleBounds = values.flag(key)
    case Key.headerReferenceSize: flow.headerReferenceSize = values.size(key)
    case Key.footerReferenceSize: flow.footerReferenceSize = values.size(key)
    default: break
    }
  }

  private static func reference(
    _ word: String
  ) -> UICollectionViewFlowLayout.SectionInsetReference {
    switch word {
    case "fromSafeArea": .fromSafeArea
    case "fromLayoutMargins": .fromLayoutMargins
    default: .fromContentInset
    }
  }

  /// Leaves equal sizes to the layout's own properties, because it then stores nothing for each
  /// item.
  private func adopt(_ sizing: FlowSizing, _ data: StageData) {
    let next: any FlowDelegate =
      switch (sizing, current) {
      case (.uniform, let delegate as UniformFlowDelegate): delegate
      case (.measured, let delegate as UniformFlowDelegate): delegate
      case (.uniform, _), (.measured, _): UniformFlowDelegate()
      case (_, let delegate as ItemFlowDelegate): delegate
      case (_, _): ItemFlowDelegate()
      }
    next.data = data
    (next as? ItemFlowDelegate)?.sizing = sizing
    current = next
  }
}

/// A flow layout that can be told to run from right to left.
private final class DirectedFlowLayout: UICollectionViewFlowLayout {
  var isMirrored = false {
    didSet { if isMirrored != oldValue { invalidateLayout() } }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { isMirrored }
}

extension Insets {
  /// Makes the wire's insets.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }
}
