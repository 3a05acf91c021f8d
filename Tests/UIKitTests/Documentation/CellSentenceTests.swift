// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Sentences about cells and reusable views.
@MainActor @Suite(.ownProcess) struct CellSentenceTests {
  /// Notes what it is told.
  private final class Notes: UICollectionViewCell {
    nonisolated(unsafe) static var all: [String] = []
    var heard: [String] = []
    override func prepareForReuse() {
      super.prepareForReuse()
      heard.append("reuse")
    }
    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
      heard.append("apply")
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      heard.append("update \(state.isSelected) \(state.isHighlighted)")
    }
    override func willTransition(from: UICollectionViewLayout, to: UICollectionViewLayout) {
      heard.append("willTransition")
    }
    override func didTransition(from: UICollectionViewLayout, to: UICollectionViewLayout) {
      heard.append("didTransition")
    }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private func notes(_ count: Int) -> (Scene, [Notes]) {
    let scene = Scene([numbered(count)], isShown: false)
    scene.view.register(Notes.self, forCellWithReuseIdentifier: "cell")
    scene.view.layoutIfNeeded()
    return (scene, scene.view.visibleCells.compactMap { $0 as? Notes })
  }

  @Test func `a cell has a content view of its size in front of its backgrounds`() {
    let cell = UICollectionViewCell(frame: box(10, 20, 100, 50))
    says("the content view fills it", cell.contentView.frame, box(0, 0, 100, 50))
    says("it is a subview", cell.contentView.superview === cell, true)
    let (plain, selected) = (UIView(), UIView())
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    cell.isSelected = true
    cell.layoutIfNeeded()
    says("backgrounds fill it", plain.frame, box(0, 0, 100, 50))
    cell.bounds.size = CGSize(width: 60, height: 30)
    cell.layoutIfNeeded()
    says("the content view follows the cell's size", cell.contentView.frame, box(0, 0, 60, 30))
    let other = UIView()
    cell.backgroundView = other
    says("another background replaces the first", plain.superview == nil, true)
    cell.backgroundView = nil
    says("none removes it", other.superview == nil, true)
  }

  @Test func `a cell starts without states`() {
    let cell = UICollectionViewCell(frame: .zero)
    says("not selected", cell.isSelected, false)
    says("not highlighted", cell.isHighlighted, false)
    says("no background", cell.backgroundView == nil && cell.selectedBackgroundView == nil, true)
    says(
      "no configurations",
      cell.contentConfiguration == nil && cell.backgroundConfiguration == nil,
      true
    )
    says("configurations update themselves", cell.automaticallyUpdatesContentConfiguration, true)
    says("of backgrounds, too", cell.automaticallyUpdatesBackgroundConfiguration, true)
    says("no identifier outside of a view", cell.reuseIdentifier, nil)
    says("no handler", cell.configurationUpdateHandler == nil, true)
    let state = cell.configurationState
    says(
      "a plain state",
      [
        state.isSelected, state.isHighlighted, state.isEditing, state.isFocused, state.isSwiped,
        state.isDisabled, state.isExpanded, state.isReordering, state.isPinned,
      ],
      Array(repeating: false, count: 9)
    )
    says("no drag", state.cellDragState, .none)
    says("no drop", state.cellDropState, .none)
  }

  @Test func `a new cell is not prepared for reuse, one from the queue is, once`() {
    let (scene, cells) = notes(20)
    says("new cells are not", cells.flatMap(\.heard).contains("reuse"), false)
    says(
      "they know their identifier",
      cells.map(\.reuseIdentifier),
      Array(repeating: "cell", count: 4)
    )
    says(
      "they are given attributes before they are seen",
      cells.map { $0.heard.contains("apply") },
      [true, true, true, true]
    )
    for cell in cells { _ = cell.take() }
    scene.view.contentOffset.y = 1600
    scene.view.layoutIfNeeded()
    let again = scene.view.visibleCells.compactMap { $0 as? Notes }.filter { new in
      cells.contains { $0 === new }
    }
    says("cells are used again", again.isEmpty, false)
    says(
      "each prepared once",
      again.map { cell in cell.heard.filter { $0 == "reuse" }.count },
      again.map { _ in 1 }
    )
    says(
      "before its attributes",
      again.map { $0.heard.firstIndex(of: "reuse") ?? 9 < $0.heard.firstIndex(of: "apply") ?? -1 },
      again.map { _ in true }
    )
  }

  @Test func `attributes that did not change are not applied again`() {
    let (scene, cells) = notes(4)
    for cell in cells { _ = cell.take() }
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    says("equal attributes are not applied", cells.flatMap(\.heard).filter { $0 == "apply" }, [])
    scene.layout.rowHeight = 90
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    says("others are", cells.map { $0.heard.filter { $0 == "apply" }.count }, [1, 1, 1, 1])
  }

  @Test func `a change of layout is told to cells before and after`() {
    let (scene, cells) = notes(4)
    for cell in cells { _ = cell.take() }
    let next = RowsLayout()
    next.rowHeight = 50
    scene.view.setCollectionViewLayout(next, animated: true)
    scene.view.layoutIfNeeded()
    let heard = cells.map { $0.heard.filter { $0.hasSuffix("ransition") || $0 == "apply" } }
    says(
      "will, apply, did",
      heard,
      Array(repeating: ["willTransition", "apply", "didTransition"], count: 4)
    )
  }

  @Test func `configurations are updated before a cell is seen and when its state changes`() {
    let (scene, cells) = notes(4)
    says(
      "before it is seen",
      cells.map { $0.heard.contains("update false false") },
      [true, true, true, true]
    )
    for cell in cells { _ = cell.take() }
    scene.view.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    scene.view.layoutIfNeeded()
    says("when it is selected", cells[1].take(), ["update true false"])
    says("others are not", cells[0].take(), [])
  }

  @Test func `a handler gets the cell and its state`() {
    let cell = UICollectionViewListCell(frame: box(0, 0, 200, 44))
    var heard: [Bool] = []
    cell.configurationUpdateHandler = { same, state in
      heard.append(same === cell && state.isSelected)
    }
    cell.layoutIfNeeded()
    says("setting a handler asks for an update", heard, [false])
    cell.isSelected = true
    cell.layoutIfNeeded()
    says("a new state, too", heard, [false, true])
  }

  /// A content of somebody's own.
  private struct Own: UIContentConfiguration, Equatable {
    var text = ""
    var updates = 0
    func makeContentView() -> any UIView & UIContentView { Shown(self) }
    func updated(for state: any UIConfigurationState) -> Own {
      var copy = self
      copy.updates += 1
      return copy
    }
  }

  private final class Shown: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Own) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a content configuration brings its view, which is kept for its kind`() {
    let cell = UICollectionViewCell(frame: box(0, 0, 200, 44))
    let old = cell.contentView
    cell.contentConfiguration = Own(text: "a")
    let first = cell.contentView as? Shown
    says("its view replaces the content view", first != nil && cell.contentView !== old, true)
    cell.contentConfiguration = Own(text: "b")
    says("another value goes to the same view", cell.contentView === first, true)
    says("which is told", (first?.configuration as? Own)?.text, "b")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    says("another kind brings another view", cell.contentView === first, false)
    cell.contentConfiguration = nil
    says("none brings a plain view", cell.contentView is UIListContentView, false)
    says("of the cell's size", cell.contentView.frame, box(0, 0, 200, 44))
  }

  @Test func `contents are updated for the state unless the cell says no`() {
    let cell = UICollectionViewCell(frame: box(0, 0, 200, 44))
    cell.contentConfiguration = Own()
    cell.layoutIfNeeded()
    let before = (cell.contentConfiguration as? Own)?.updates ?? -1
    cell.isSelected = true
    cell.layoutIfNeeded()
    says("a state updates it", (cell.contentConfiguration as? Own)?.updates ?? -1 > before, true)
    cell.automaticallyUpdatesContentConfiguration = false
    let kept = (cell.contentConfiguration as? Own)?.updates
    cell.isSelected = false
    cell.layoutIfNeeded()
    says("not if it is switched off", (cell.contentConfiguration as? Own)?.updates, kept)
  }

  @Test func `a background configuration and a background view exclude each other`() {
    let cell = UICollectionViewCell(frame: box(0, 0, 200, 44))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    says("a configuration removes the view", cell.backgroundView == nil, true)
    says("and the selected one", cell.selectedBackgroundView == nil, true)
    cell.backgroundView = UIView()
    says("a view removes the configuration", cell.backgroundConfiguration == nil, true)
  }

  @Test func `preferred attributes are those given where nothing asks for more`() {
    let cell = UICollectionViewCell(frame: box(0, 0, 100, 40))
    let given = UICollectionViewLayoutAttributes(forCellWith: .at(0, 0))
    given.frame = box(0, 0, 100, 40)
    let plain = cell.preferredLayoutAttributesFitting(given)
    says("without constraints, its size stays", plain.size, CGSize(width: 100, height: 40))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 70),
      inner.widthAnchor.constraint(equalToConstant: 60),
    ])
    let wished = cell.preferredLayoutAttributesFitting(given)
    says("constraints decide the height", wished.size.height, 80)
    says("the given ones do not change", given.size.height, 40)
  }

  @Test func `a reusable view does nothing by itself`() {
    let view = UICollectionReusableView(frame: box(1, 2, 3, 4))
    says("no identifier", view.reuseIdentifier, nil)
    let given = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: .at(0, 0))
    given.frame = box(5, 6, 7, 8)
    view.apply(given)
    says("applying attributes moves nothing by itself", view.frame, box(1, 2, 3, 4))
    view.prepareForReuse()
    says("preferred size", view.preferredLayoutAttributesFitting(given).size, given.size)
  }

  @Test func `a registration makes cells of its class and configures each`() {
    let scene = Scene([numbered(2)], isShown: false)
    var heard: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      path,
      item in
      heard.append("\(path.item) \(item)")
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.view) {
      view,
      path,
      item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["x", "y"])
    source.apply(snapshot, animatingDifferences: false)
    scene.view.layoutIfNeeded()
    says("with path and item", heard, ["0 x", "1 y"])
    says(
      "of its class",
      scene.view.visibleCells.allSatisfy { $0 is UICollectionViewListCell },
      true
    )
  }
}
