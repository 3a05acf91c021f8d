// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import LayoutEngine

extension InterfaceMaker {
  /// Gives a table its lengths, its prototypes, and the cells that the file has itself.
  func describe(_ table: UITableView, _ node: MarkupNode) {
    if let height = node.number("rowHeight"), height > 0 { table.rowHeight = height }
    if let height = node.number("estimatedRowHeight"), height > 0 {
      table.estimatedRowHeight = height
    }
    if node["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let inset = node.child(keyed: "separatorInset")?.insets { table.separatorInset = inset }
    if let colour = node.child(keyed: "separatorColor")?.colour { table.separatorColor = colour }
    if node.flag("allowsSelection") == false { table.allowsSelection = false }
    if node.flag("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
    if let header = node.child(keyed: "tableHeaderView") { table.tableHeaderView = view(header) }
    if let footer = node.child(keyed: "tableFooterView") { table.tableFooterView = view(footer) }
    for cell in node.child("prototypes")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.pool.prototypes[identifier] = { [file, weak storyboard, weak owner] in
        let maker = InterfaceMaker(file: file, storyboard: storyboard)
        maker.owner = owner
        owner.flatMap { $0.interface?.node["id"].map { id in maker.objects[id] = owner } }
        return maker.tableCell(cell, identifier)
      }
    }
    let sections = node.child("sections")?.children.filter { $0.name == "tableViewSection" } ?? []
    if !sections.isEmpty { table.staticSections = sections.map(section) }
  }

  private func section(_ node: MarkupNode) -> StaticSection {
    StaticSection(
      header: node["headerTitle"] ?? node.child(keyed: "headerTitle")?.text,
      footer: node["footerTitle"] ?? node.child(keyed: "footerTitle")?.text,
      cells: (node.child("cells")?.children ?? []).map { child in
        let height = child.number("rowHeight")
        return (
          cell: unfinishedCell(child, child["reuseIdentifier"]),
          height: height.flatMap { $0 > 0 ? $0 : nil }
        )
      }
    )
  }

  /// Makes a cell of a table.
  func tableCell(_ node: MarkupNode, _ identifier: String) -> UITableViewCell {
    let made = unfinishedCell(node, identifier)
    finish()
    return made
  }

  /// Makes a cell that waits for its connections.
  func unfinishedCell(_ node: MarkupNode, _ identifier: String?) -> UITableViewCell {
    let named = InterfaceWiring.named(node) as? UITableViewCell.Type
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
    describe(made, node)
    if let inner = node.child("tableViewCellContentView") {
      keep(made.contentView, inner)
      // The parts of standard cells are parts of the cell itself.
      if node["style"] == nil {
        fill(made.contentView, inner)
      } else {
        describeParts(of: made, node, inner)
      }
      made.contentView.translatesAutoresizingMaskIntoConstraints = true
    }
    fillAround(made, node, content: made.contentView)
    later.append { made.awakeFromNib() }
    return made
  }

  private func describe(_ cell: UITableViewCell, _ node: MarkupNode) {
    cell.accessoryType =
      switch node["accessoryType"] {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
    if node["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let inset = node.child(keyed: "separatorInset")?.insets { cell.separatorInset = inset }
    if let level = node["indentationLevel"].flatMap({ Int($0) }) { cell.indentationLevel = level }
    if let own = node.child(keyed: "accessoryView") { cell.accessoryView = view(own) }
    if let own = node.child(keyed: "backgroundView") { cell.backgroundView = view(own) }
  }

  /// Gives the texts and the picture of a standard cell what their elements say.
  private func describeParts(of cell: UITableViewCell, _ node: MarkupNode, _ inner: MarkupNode) {
    for child in inner.child("subviews")?.children ?? [] {
      let part: UIView? =
        child["id"] == nil
        ? nil
        : child["id"] == node["textLabel"]
          ? cell.textLabel
          : child["id"] == node["detailTextLabel"]
            ? cell.detailTextLabel : child["id"] == node["imageView"] ? cell.imageView : nil
      guard let part else { continue }
      keep(part, child)
      if let label = part as? UILabel { describe(label, child) }
      if let picture = part as? UIImageView { describe(picture, child) }
      if let tint = child.child(keyed: "tintColor")?.colour { part.tintColor = tint }
    }
  }
}
