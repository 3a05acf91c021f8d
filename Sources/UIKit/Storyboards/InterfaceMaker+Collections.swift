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
      let type = InterfaceWiring.named(cell) as? UICollectionViewCell.Type
      view.register(type ?? UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      view.provider.queues.fill(.init(category: .cell, kind: "", identifier: identifier)) {
        [file, weak storyboard, weak owner] made in
        InterfaceMaker.fill(made, cell, of: file, storyboard, owner)
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
      let type = InterfaceWiring.named(child) as? UICollectionReusableView.Type
      view.register(
        type ?? UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
      view.provider.queues.fill(.init(category: .supplementary, kind: kind, identifier: identifier))
      {
        [file, weak storyboard, weak owner] made in
        InterfaceMaker.fill(made, child, of: file, storyboard, owner)
      }
    }
  }

  private func layout(_ node: MarkupNode) -> UICollectionViewLayout {
    if let type = InterfaceWiring.named(node) as? UICollectionViewLayout.Type,
      let made = type.init(coder: NSCoder())
    {
      keep(made, node)
      describe(made, node)
      applyAttributes(of: node, to: made)
      wire(made, node)
      later.append { made.awakeFromNib() }
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
    _ storyboard: UIStoryboard?,
    _ owner: UIViewController? = nil
  ) {
    let maker = InterfaceMaker(file: file, storyboard: storyboard)
    maker.owner = owner
    owner.flatMap { $0.interface?.node["id"].map { id in maker.objects[id] = owner } }
    maker.keep(made, node)
    let content = (made as? UICollectionViewCell)?.contentView
    if let content, let inner = node.child(keyed: "contentView") {
      maker.keep(content, inner)
      maker.fill(content, inner)
      content.translatesAutoresizingMaskIntoConstraints = true
      maker.fillAround(made, node, content: content)
    } else {
      maker.fill(content ?? made, node, around: made)
    }
    maker.finish()
    made.awakeFromNib()
  }

  /// What an element says of a cell beside its content.
  func fillAround(_ view: UIView, _ node: MarkupNode, content: UIView?) {
    if let colour = node.child(keyed: "backgroundColor")?.colour { view.backgroundColor = colour }
    if let tint = node.child(keyed: "tintColor")?.colour { view.tintColor = tint }
    if let clips = node.flag("clipsSubviews"), clips { view.clipsToBounds = true }
    applyAttributes(of: node, to: view)
    // In older files, the cell itself stands for its content.
    for child in node.child("constraints")?.children ?? []
    where child["firstItem"] != nil || child["secondItem"] != nil {
      constrain(content ?? view, child, standingFor: node["id"])
    }
    for child in node.children where child.name == "viewLayoutGuide" {
      keep((content ?? view).safeAreaLayoutGuide, child)
    }
    wire(view, node)
  }
}
