// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// `UICollectionViewFlowLayout`, driven by the stage's parameters.
@MainActor
final class FlowStagedLayout: StagedLayout {
  private typealias Key = FlowParameters

  /// The catalogue's entry; its defaults are those of a flow layout that nobody touched.
  static let kind = LayoutKind(
    id: "flow",
    name: "Flow",
    parameters: FlowParameters.descriptors(defaults: defaults(of: UICollectionViewFlowLayout())),
    scrolls: { $0.choice(FlowParameters.scrollDirection) },
    make: { FlowStagedLayout() }
  )

  let flow = UICollectionViewFlowLayout()
  private var current: (any FlowDelegate)?

  var layout: UICollectionViewLayout { flow }
  var delegate: (any UICollectionViewDelegate)? { current }

  private static func defaults(
    of flow: UICollectionViewFlowLayout
  ) -> [String: ParameterValue] {
    [
      Key.itemSize: .size(Double(flow.itemSize.width), Double(flow.itemSize.height)),
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

  func apply(_ values: LayoutValues, data: StageData) {
    flow.itemSize = values.size(Key.itemSize)
    flow.minimumLineSpacing = values.number(Key.minimumLineSpacing)
    flow.minimumInteritemSpacing = values.number(Key.minimumInteritemSpacing)
    flow.sectionInset = UIEdgeInsets(values.insets(Key.sectionInset))
    flow.scrollDirection =
      values.choice(Key.scrollDirection) == "horizontal" ? .horizontal : .vertical
    flow.sectionInsetReference = Self.reference(values.choice(Key.sectionInsetReference))
    flow.sectionHeadersPinToVisibleBounds = values.flag(Key.sectionHeadersPinToVisibleBounds)
    flow.sectionFootersPinToVisibleBounds = values.flag(Key.sectionFootersPinToVisibleBounds)
    flow.headerReferenceSize = values.size(Key.headerReferenceSize)
    flow.footerReferenceSize = values.size(Key.footerReferenceSize)
    adopt(FlowSizing(rawValue: values.choice(Key.sizing)) ?? .uniform, data)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    flow.invalidateLayout(with: context)
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

  /// Equal sizes are left to the layout's own properties: with those it stores nothing per item.
  private func adopt(_ sizing: FlowSizing, _ data: StageData) {
    let next: any FlowDelegate =
      switch (sizing, current) {
      case (.uniform, let delegate as UniformFlowDelegate): delegate
      case (.uniform, _): UniformFlowDelegate()
      case (_, let delegate as ItemFlowDelegate): delegate
      case (_, _): ItemFlowDelegate()
      }
    next.data = data
    (next as? ItemFlowDelegate)?.sizing = sizing
    current = next
  }
}

extension Insets {
  /// Insets for the wire.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }
}
