// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageDocuments
import StageProtocol
import Testing
import UIKit

@testable import StageHost

/// A cell that a layout file would declare.
private final class NameCell: UICollectionViewCell {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    if label.superview == nil { contentView.addSubview(label) }
    label.frame = CGRect(x: 5, y: 5, width: 80, height: 20)
  }
}

/// A controller that a layout file would declare.
final class Names: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var names: [String]
  var colour: UIColor?
  var behind: UIColor?
  let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  init(_ names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    list.register(NameCell.self, forCellWithReuseIdentifier: "name")
    list.dataSource = self
    list.backgroundColor = colour
    view.backgroundColor = behind
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.label.text = names[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: 30) }
}

/// Kinds of layouts with a file that has a controller with names, and views that show them.
@MainActor
struct NamesSource {
  private static let entry = CompileReport.Entry(
    id: "Names",
    kind: .layoutClass,
    file: "Names.swift",
    line: 3,
    column: 7,
    notes: []
  )

  /// The kind of a flow layout with a file that has these names.
  ///
  /// The trial runs in this process: tests run on several threads, so a copy of it could hang. In
  /// `viewDidLoad()`, the file sets `colour` as background of its collection view, and `behind` as
  /// the colour behind that.
  func kind(
    _ id: String,
    _ names: [String],
    canFill: Bool = false,
    colour: UIColor? = nil,
    behind: UIColor? = nil
  ) throws -> LayoutKind {
    LayoutRegistry.shared.add(id) { data in
      let controller = Names(names)
      (controller.colour, controller.behind) = (colour, behind)
      let instance = LayoutInstance(UICollectionViewFlowLayout())
      let source = OwnSource("Names", controller)
      source.step { [controller] _ in controller.loadViewIfNeeded() }
      source.delegate = controller
      if canFill {
        source.fill("names") { [controller] data, again in
          guard again || controller.names.isEmpty else { return false }
          controller.names = StandIn.list(data, ofSections: false) { StandIn.text("name") }
          return true
        }
      }
      instance.source = source
      return instance
    }
    let layout = try #require(LayoutRegistry.shared.entry(id))
    return LibraryKind.make(.init(layout: layout), of: Self.entry) { layout, instance, _ in
      var words: [String] = []
      let made = layout.make(StagePreviewData(data: SourceTrial.sample))
      words.append(SourceTrial.attempt(made) { words.append($0) })
      return SourceTrial.outcome(
        of: .init(isSound: true, words: words),
        instance.source?.name ?? ""
      )
    }
  }

  func view(_ kind: LayoutKind, _ titles: [String]) -> StageView {
    var document = StageDocument.empty(stage: "s", title: "", limits: .standard)
    document.show(LayoutChoice(own: kind), named: "Names.swift")
    let items = titles.enumerated().map { StageData.Item(id: "\($0)", title: $1) }
    document.edits.load(file: StageData(sections: [StageData.Section(id: "a", items: items)]))
    return StageView.opened(on: document)
  }

  /// The texts of the cells' labels, in order.
  func texts(_ view: StageView) -> [String] {
    view.collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      let cell = view.collectionView.cellForItem(at: path)
      return cell?.shownContent.figure?.parts.first?.text?.string
    }
  }
}
