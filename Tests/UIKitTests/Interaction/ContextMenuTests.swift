// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct ContextMenuTests {
  /// Returns a menu with one action for any pressed item, unless told not to.
  final class Several: UICollectionViewDelegate {
    var gives = true
    var events: [String] = []

    func collectionView(
      _ view: UICollectionView,
      contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      events.append("items \(paths.map(\.item)) at \(Int(point.x)),\(Int(point.y))")
      guard gives else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] suggested in
        events.append("make \(suggested.count)")
        let action = UIAction(title: "Delete", attributes: .destructive) { [self] in
          events.append("chose \($0.title)")
        }
        return UIMenu(title: "Menu", children: [action])
      }
    }

    func collectionView(
      _ view: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("willDisplay")
    }

    func collectionView(
      _ view: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("willEnd")
    }
  }

  final class Single: UICollectionViewDelegate {
    var asked: [IndexPath] = []

    func collectionView(
      _ view: UICollectionView,
      contextMenuConfigurationForItemAt path: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(path)
      return UIContextMenuConfiguration(identifier: "one" as NSString, previewProvider: nil) { _ in
        UIMenu()
      }
    }
  }

  private let stage = TouchStage([numbered(3)])
  private let delegate = Several()

  init() { stage.view.delegate = delegate }

  @Test func `a press on an item asks for its menu, shows it and does what is chosen`() throws {
    let menu = stage.view.longPress(at: stage.row(1))
    guard case .context(let shown, let configuration) = menu else {
      Issue.record("no context menu")
      return
    }
    expect(delegate.events, equals: ["items [1] at 150,150", "make 0", "willDisplay"])
    expect(shown.title, equals: "Menu")
    expect(configuration.indexPaths, equals: [.at(0, 1)])
    let action = try #require(shown.children.first as? UIAction)
    expect(action.title, equals: "Delete")
    expect(action.attributes, equals: .destructive)
    delegate.events = []
    stage.view.closeContextMenu(configuration, choosing: action)
    expect(delegate.events, equals: ["willEnd", "chose Delete"])
  }

  @Test func `a press on a selected item means all selected ones`() {
    stage.view.allowsMultipleSelection = true
    stage.tap(2)
    stage.tap(0)
    _ = stage.view.longPress(at: stage.row(0))
    expect(delegate.events.first, equals: "items [0, 2] at 150,50")
    delegate.events = []
    _ = stage.view.longPress(at: stage.row(1))
    expect(delegate.events.first, equals: "items [1] at 150,150")
  }

  @Test func `a press on the ground means no item`() {
    _ = stage.view.longPress(at: stage.row(3))
    expect(delegate.events.first, equals: "items [] at 150,350")
  }

  @Test func `no configuration is no menu`() {
    delegate.gives = false
    #expect(stage.view.longPress(at: stage.row(1)) == nil)
    expect(delegate.events, equals: ["items [1] at 150,150"])
  }

  @Test func `the method for one item is asked when that for several is not there`() {
    let single = Single()
    stage.view.delegate = single
    guard case .context(_, let configuration) = stage.view.longPress(at: stage.row(2)) else {
      Issue.record("no context menu")
      return
    }
    expect(single.asked, equals: [.at(0, 2)])
    #expect(configuration.identifier as? NSString == "one")
    expect(configuration.indexPaths, equals: [.at(0, 2)])
    #expect(stage.view.longPress(at: stage.row(3)) == nil)
    expect(single.asked.count, equals: 1)
  }

  @Test(arguments: [UIMenuElement.Attributes.disabled, .hidden])
  func `an action that cannot be chosen does nothing`(_ attributes: UIMenuElement.Attributes) {
    var count = 0
    UIAction(attributes: attributes) { _ in count += 1 }.choose()
    expect(count, equals: 0)
    UIAction(attributes: .destructive) { _ in count += 1 }.choose()
    expect(count, equals: 1)
  }

  @Test func `menus and actions without a name get one of their own`() {
    #expect(UIMenu().identifier != UIMenu().identifier)
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    let menu = UIMenu(title: "A", identifier: .init("a"), options: .displayInline)
    let other = menu.replacingChildren([UIAction { _ in }])
    expect(other.identifier, equals: .init("a"))
    expect(other.options, equals: .displayInline)
    expect(other.children.count, equals: 1)
    expectEmpty(menu.children)
  }

  @Test func `optional methods are nil when they are not there`() {
    let single: any UICollectionViewDelegate = Single()
    let several: any UICollectionViewDelegate = delegate
    let view = stage.view
    expect(single.collectionView?(view, shouldSelectItemAt: .at(0, 0)), equals: nil)
    #expect(single.collectionView?(view, didSelectItemAt: .at(0, 0)) == nil)
    let path = [IndexPath.at(0, 0)]
    let none = single.collectionView?(view, contextMenuConfigurationForItemsAt: path, point: .zero)
    expect(none, equals: nil)
    #expect(
      several.collectionView?(view, contextMenuConfigurationForItemsAt: path, point: .zero) != nil
    )
    expect(stage.spy.collectionView?(view, shouldSelectItemAt: .at(0, 0)), equals: true)
  }

  @Test func `the collection view's interaction knows where the press was whose menu is shown`()
    throws
  {
    let interaction = try #require(stage.view.contextMenuInteraction)
    #expect(stage.view.contextMenuInteraction === interaction)
    #expect(interaction.view === stage.view && interaction.menuAppearance == .unknown)
    let point = stage.row(1)
    guard case .context(_, let configuration) = stage.view.longPress(at: point) else {
      Issue.record("no context menu")
      return
    }
    expect(interaction.location(in: stage.view), equals: point)
    expect(interaction.menuAppearance, equals: .rich)
    stage.view.closeContextMenu(configuration)
    expect(interaction.location(in: stage.view), equals: .zero)
    stage.view.delegate = nil
    expect(stage.view.contextMenuInteraction, equals: nil)
  }
}
