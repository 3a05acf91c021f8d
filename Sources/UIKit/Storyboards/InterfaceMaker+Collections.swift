// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import LayoutEngine

extension InterfaceMaker {
  /// Gives a collection view its layout and its prototypes.
  func describe(_ view: UICollectionView, _ node: MarkupNode) {
    if let named = node.child(keyed: "collectionViewLayout") {
      view.collectionViewLayout = layout(named)
    }
    for cell in node.child("cells")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      let type = cell["customClass"].flatMap(InterfaceWiring.named) as? UICollectionViewCell.Type
      view.register(type ?? UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      view.provider.queues.fill(.init(category: .cell, kind: "", identifier: identifier)) {
        [file, weak storyboard] made in
        InterfaceMaker.fill(made, cell, of: file, storyboard)
      }
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for child in node.children where child.name == "collectionReusableView" {
      guard let kind = child["key"].flatMap({ kinds[$0] }),
        let identifier = child["reuseIdentifier"]
      else { continue }
      let type =
        child["customClass"].flatMap(InterfaceWiring.named)
        as? UICollectionReusableView.Type
      view.register(
        type ?? UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
      view.provider.queues.fill(.init(category: .supplementary, kind: kind, identifier: identifier))
      {
        [file, weak storyboard] made in
        InterfaceMaker.fill(made, child, of: file, storyboard)
      }
    }
  }

  private func layout(_ node: MarkupNode) -> UICollectionViewLayout {
    if let name = node["customClass"],
      let type = InterfaceWiring.named(name) as? UICollectionViewLayout.Type,
      let made = type.init(coder: NSCoder())
    {
      keep(made, node)
      describe(made, node)
      return made
    }
    let made =
      node.name == "collectionViewFlowLayout"
      ? UICollectionViewFlowLayout() : UICollectionViewLayout()
    keep(made, node)
    describe(made, node)
    return made
  }

  private func describe(_ layout: UICollectionViewLayout, _ node: MarkupNode) {
    guard let flow = layout as? UICollectionViewFlowLayout else { return }
    if node["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    flow.minimumLineSpacing = node.number("minimumLineSpacing") ?? flow.minimumLineSpacing
    flow.minimumInteritemSpacing =
      node.number("minimumInteritemSpacing") ?? flow.minimumInteritemSpacing
    flow.itemSize = node.child(keyed: "itemSize")?.size ?? flow.itemSize
    flow.headerReferenceSize =
      node.child(keyed: "headerReferenceSize")?.size ?? flow.headerReferenceSize
    flow.footerReferenceSize =
      node.child(keyed: "footerReferenceSize")?.size ?? flow.footerReferenceSize
    flow.sectionInset = node.child(keyed: "sectionInset")?.insets ?? flow.sectionInset
    if node.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

  /// Gives a new cell what its prototype has.
  static func fill(
    _ made: UICollectionReusableView,
    _ node: MarkupNode,
    of file: String,
    _ storyboard: UIStoryboard?
  ) {
    let maker = InterfaceMaker(file: file, storyboard: storyboard)
    maker.keep(made, node)
    let content = (made as? UICollectionViewCell)?.contentView
    if let content, let inner = node.child(keyed: "contentView") {
      maker.keep(content, inner)
      maker.fill(content, inner)
      content.translatesAutoresizingMaskIntoConstraints = true
      maker.fillAround(made, node)
    } else {
      maker.fill(content ?? made, node)
    }
    maker.finish()
    made.awakeFromNib()
  }

  /// What an element says of a cell beside its content.
  private func fillAround(_ view: UIView, _ node: MarkupNode) {
    if let colour = node.child(keyed: "backgroundColor")?.colour { view.backgroundColor = colour }
    // In older files, the cell itself stands for its content.
    let content = (view as? UICollectionViewCell)?.contentView
    for child in node.child("constraints")?.children ?? []
    where child["firstItem"] != nil || child["secondItem"] != nil {
      guard let content else {
        report("cell-constraint", child, "a constraint of a cell beside its content is left out.")
        continue
      }
      constrain(content, child, standingFor: node["id"])
    }
    wire(view, node)
  }

  // MARK: Tables

  /// Gives a table its lengths and its prototypes.
  func describe(_ table: UITableView, _ node: MarkupNode) {
    if let height = node.number("rowHeight"), height > 0 { table.rowHeight = height }
    if node["separatorStyle"] == "none" { table.separatorStyle = .none }
    for cell in node.child("prototypes")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.pool.prototypes[identifier] = { [file, weak storyboard] in
        InterfaceMaker(file: file, storyboard: storyboard).tableCell(cell, identifier)
      }
    }
  }

  /// Makes a cell of a table.
  func tableCell(_ node: MarkupNode, _ identifier: String) -> UITableViewCell {
    let named = node["customClass"].flatMap(InterfaceWiring.named) as? UITableViewCell.Type
    let style: UITableViewCell.CellStyle =
      switch node["style"] {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
    let made = (named ?? UITableViewCell.self)
      .init(by: EngineInstantiation(), style: style, reuseIdentifier: identifier)
    keep(made, node)
    if node["accessoryType"] == "disclosureIndicator" { made.accessoryType = .disclosureIndicator }
    if let inner = node.child("tableViewCellContentView") {
      keep(made.contentView, inner)
      // The texts of standard cells are parts of the cell itself.
      if node["style"] == nil { fill(made.contentView, inner) }
      made.contentView.translatesAutoresizingMaskIntoConstraints = true
    }
    fillAround(made, node)
    finish()
    made.awakeFromNib()
    return made
  }
}
