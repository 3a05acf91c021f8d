// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A trait of somebody's own.
private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

/// Notes which traits it was told of.
private final class Teller: UIView {
  var heard: [String] = []

  func register() -> any UITraitChangeRegistration {
    registerForTraitChanges([UITraitUserInterfaceStyle.self, Density.self]) {
      (view: Self, previous: UITraitCollection) in
      view.heard.append("\(previous.userInterfaceStyle.rawValue) \(previous[Density.self])")
    }
  }
}

@MainActor @Suite(.ownProcess) struct TraitChangeTests {
  @Test func `whoever registered hears of those traits, with what they were before`() {
    let view = Teller()
    let registration = view.register()
    view.traitOverrides.userInterfaceStyle = .light
    view.heard = []
    view.traitOverrides.userInterfaceStyle = .dark
    expect(view.traitCollection.userInterfaceStyle, equals: .dark)
    view.traitOverrides.displayScale = 7
    expect(view.traitCollection.displayScale, equals: 7)
    view.traitOverrides.density = 3
    expect(view.traitCollection[Density.self], equals: 3)
    expect(view.heard, equals: ["1 1", "2 1"])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    expect(view.heard.count, equals: 2)
    expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    expect(view.traitOverrides.contains(Density.self))
  }

  @Test func `overrides hold for what a view holds`() {
    let holder = UIView()
    let view = Teller()
    holder.addSubview(view)
    _ = view.register()
    holder.traitOverrides.density = 5
    expect(view.traitCollection[Density.self], equals: 5)
    expect(view.heard.count, equals: 1)
    view.traitOverrides.density = 6
    expect(holder.traitCollection[Density.self], equals: 5)
    expect(view.traitCollection[Density.self], equals: 6)
  }

  @Test func `a selector is called with what changed`() {
    @MainActor final class Target: NSObject {
      var called = 0
    }
    let view = UIView()
    let target = Target()
    let action = Selector("changed") { target, sender in
      #expect(sender is UIView)
      (target as? Target)?.called += 1
    }
    // Whatever the direction of the window is that another test has made the key one.
    view.traitOverrides.layoutDirection = .leftToRight
    view.registerForTraitChanges([UITraitLayoutDirection.self], target: target, action: action)
    view.traitOverrides.layoutDirection = .rightToLeft
    view.traitOverrides.layoutDirection = .rightToLeft
    expect(target.called, equals: 1)
  }

  @Test func `a controller's overrides hold for its view`() {
    let controller = UIViewController()
    var heard: [UIUserInterfaceSizeClass] = []
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, _) in
      heard.append(controller.traitCollection.horizontalSizeClass)
    }
    controller.traitOverrides.horizontalSizeClass = .regular
    expect(controller.view.traitCollection.horizontalSizeClass, equals: .regular)
    controller.traitOverrides.horizontalSizeClass = .compact
    expect(heard.last, equals: .compact)
  }

  @Test func `a collection view's overrides reach its layout and its cells`() {
    var told: [UIUserInterfaceStyle] = []
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(50), heightDimension: .absolute(50))
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
    let layout = UICollectionViewCompositionalLayout { _, environment in
      told.append(environment.traitCollection.userInterfaceStyle)
      return NSCollectionLayoutSection(group: group)
    }
    let scene = Scene([["a"]])
    scene.view.collectionViewLayout = layout
    scene.view.layoutIfNeeded()
    scene.view.traitOverrides.userInterfaceStyle = .dark
    layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    expect(told, equals: [.light, .dark])
    expect(scene.view.visibleCells.map(\.traitCollection.userInterfaceStyle), equals: [.dark])
  }

  @Test func `traits are made and changed by mutations`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.density = 2
    }
    expect(traits.userInterfaceStyle, equals: .dark)
    expect(traits[Density.self], equals: 2)
    expect(traits.horizontalSizeClass, equals: .unspecified)
    let light = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    expect(light[Density.self], equals: 2)
    expect(light.userInterfaceStyle, equals: .light)
    expect(light.hasDifferentColorAppearance(comparedTo: traits))
    expect(UITraitCollection()[Density.self], equals: 1)
  }
}
