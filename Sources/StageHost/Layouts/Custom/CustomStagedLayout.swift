// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// A layout class for UIKit; the stage's parameters set its properties.
@MainActor
final class CustomStagedLayout<Layout: UICollectionViewLayout>: StagedLayout {
  private let custom: Layout
  private let registration: LayoutRegistration<Layout>
  private let companion: (any LayoutCompanion)?
  private var applied: [String: ParameterValue] = [:]

  /// Makes a layout of a registered class.
  init(_ registration: LayoutRegistration<Layout>) {
    self.registration = registration
    custom = registration.make()
    companion = registration.companion(custom)
  }

  var layout: UICollectionViewLayout { custom }
  var delegate: (any UICollectionViewDelegate)? { companion?.delegate }
  var badgeKinds: [String] { registration.badgeKinds }
  var sectionViewKinds: [String] { registration.viewKinds }

  func take(groups: [String]) { companion?.groups = groups }

  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? {
    companion?.content(ofKind: kind, at: indexPath)
  }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    for property in registration.properties {
      property.apply(custom, values)
      applied[property.descriptor.key] = property.read(custom)
    }
    companion?.data = data
    custom.invalidateLayout()
  }

  var changedValues: [(key: String, value: ParameterValue)] {
    registration.properties.compactMap { property in
      let key = property.descriptor.key
      guard let value = property.read(custom), let old = applied[key], value != old else {
        return nil
      }
      return (key, property.descriptor.kind.bounded(value))
    }
  }

  func takeConsequences() -> [Consequence] { companion?.takeConsequences() ?? [] }
}

/// A layout class for layout files, with its parameters.
@MainActor
struct LayoutRegistration<Layout: UICollectionViewLayout> {
  /// The name for users.
  var name: String
  /// The direction in which the content scrolls: `vertical`, `horizontal` or `both`.
  var scrolls = "vertical"
  var properties: [LayoutProperty<Layout>]
  /// The kinds of supplementary views that belong to one item each.
  var badgeKinds: [String] = []
  /// The layout's own kinds of supplementary views.
  var viewKinds: [String] = []
  /// The part of the data that the layout shows.
  var shows: @Sendable (StageData, LayoutValues) -> StageData = { data, _ in data }
  var make: @MainActor () -> Layout
  /// The objects that an app would give the layout; the staged layout keeps them.
  var companion: @MainActor (Layout) -> (any LayoutCompanion)? = { _ in nil }

  /// The kind of layout; without `id`, layout files name it by its class.
  func kind(id: String? = nil) -> LayoutKind {
    // The ordinary description would look for conformances of each class in every library.
    let className = _typeName(Layout.self, qualified: false)
    let scrolls = scrolls
    return LayoutKind(
      id: id ?? className,
      name: name,
      className: className,
      parameters: properties.map(\.descriptor),
      scrolls: { _ in scrolls },
      shows: shows,
      make: { CustomStagedLayout(self) }
    )
  }
}

extension LayoutRegistration {
  /// Registers a class; `properties` makes its parameters.
  init(
    _ name: String,
    scrolls: String = "vertical",
    badgeKinds: [String] = [],
    viewKinds: [String] = [],
    make: @escaping @MainActor () -> Layout,
    companion: @escaping @MainActor (Layout) -> (any LayoutCompanion)? = { _ in nil },
    shows: @escaping @Sendable (StageData, LayoutValues) -> StageData = { data, _ in data },
    properties: (LayoutProperties<Layout>) -> [LayoutProperty<Layout>]
  ) {
    self.init(
      name: name,
      scrolls: scrolls,
      properties: properties(LayoutProperties(untouched: make())),
      badgeKinds: badgeKinds,
      viewKinds: viewKinds,
      shows: shows,
      make: make,
      companion: companion
    )
  }
}
