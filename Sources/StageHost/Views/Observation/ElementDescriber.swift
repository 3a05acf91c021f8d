// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Describes an element for users who inspect a layout.
@MainActor
enum ElementDescriber {
  /// Everything that is known about an element.
  static func info(
    _ element: InspectedElement,
    slot: Int?,
    data: StageData,
    limits: Limits = .standard
  ) -> ElementInfo {
    let attributes = element.attributes
    let state = attributes.elementAttributes
    let way = attributes.orthogonalSection?.way ?? .zero
    var info = ElementInfo(
      category: category(of: element.key),
      kind: element.key.kind,
      indexPath: Array(attributes.indexPath.prefix(limits.indexPathDepth)),
      key: element.key.identity,
      frame: ContentRect(state.frame.offsetBy(dx: way.x, dy: way.y))
    )
    info.reuseIdentifier = element.view?.reuseIdentifier ?? ""
    info.viewClass = element.view.map(name) ?? ""
    info.attributesClass = "\(type(of: attributes))"
    info.alpha = finite(state.alpha)
    info.zIndex = state.zIndex
    info.hidden = state.isHidden
    info.transformed = !CATransform3DIsIdentity(attributes.transform3D)
    info.selected = element.isSelected
    info.highlighted = element.isHighlighted
    info.slot = slot
    info.measured = element.sizing == .measured
    info.estimated = element.sizing == .estimated
    info.values = values(of: attributes, limits)
    describeData(of: attributes.indexPath, data, into: &info)
    return info
  }

  private static func category(of key: ElementKey) -> ElementInfo.Category {
    switch key.category {
    case .cell: .cell
    case .supplementary: .supplementary
    case .decoration: .decoration
    }
  }

  private static func describeData(
    of path: IndexPath,
    _ data: StageData,
    into info: inout ElementInfo
  ) {
    guard let index = path.first, let section = data.section(index) else { return }
    info.section = ElementInfo.Section(
      id: section.id,
      title: section.title,
      footer: section.footer,
      items: section.items.count,
      metrics: section.metrics
    )
    guard info.category == .cell, path.count > 1,
      let item = data.item(at: ElementPosition(section: index, item: path[1]))
    else { return }
    info.item = ElementInfo.Item(
      id: item.id,
      title: item.title,
      subtitle: item.subtitle,
      width: item.width,
      height: item.height,
      colour: item.colour,
      image: item.image
    )
  }

  /// The attributes that subclasses of the layout attributes add, in the order of the classes.
  private static func values(
    of attributes: UICollectionViewLayoutAttributes,
    _ limits: Limits
  ) -> [ElementInfo.Value] {
    var values: [ElementInfo.Value] = []
    var mirror: Mirror? = Mirror(reflecting: attributes)
    while let level = mirror, level.subjectType != UICollectionViewLayoutAttributes.self {
      let own = level.children.map { child in
        ElementInfo.Value(
          name: String((child.label ?? "").prefix(limits.eventCharacters)),
          value: String(String(describing: child.value).prefix(limits.eventCharacters))
        )
      }
      values = own + values
      mirror = level.superclassMirror
    }
    return Array(values.prefix(limits.infoValues))
  }

  /// The class of a view in an app: the stage's own cells get the name of UIKit's.
  private static func name(_ view: UICollectionReusableView) -> String {
    let type: UICollectionReusableView.Type =
      view is StageCell ? UICollectionViewCell.self : type(of: view)
    return "\(type)"
  }

  /// A number that JSON can represent.
  static func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
}

extension ContentRect {
  /// Makes the wire's rectangle; numbers that are not finite become zero, and no length is
  /// negative.
  @MainActor
  init(_ rect: CGRect) {
    self.init(
      x: ElementDescriber.finite(rect.origin.x),
      y: ElementDescriber.finite(rect.origin.y),
      width: max(0, ElementDescriber.finite(rect.size.width)),
      height: max(0, ElementDescriber.finite(rect.size.height))
    )
  }
}
