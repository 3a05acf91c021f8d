// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// A layout class written for UIKit, driven by the stage's parameters through its own properties.
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

/// A layout class that layout files can name, and what people can tune about it.
@MainActor
struct LayoutRegistration<Layout: UICollectionViewLayout> {
  /// What people read.
  var name: String
  /// Which way the content scrolls: `vertical`, `horizontal` or `both`.
  var scrolls = "vertical"
  var properties: [LayoutProperty<Layout>]
  /// Kinds of supplementary views that belong to one item each.
  var badgeKinds: [String] = []
  /// Kinds of supplementary views of the layout's own.
  var viewKinds: [String] = []
  /// What of the data the layout shows with some values.
  var shows: @Sendable (StageData, LayoutValues) -> StageData = { data, _ in data }
  var make: @MainActor () -> Layout
  /// What an app would give the layout; whoever makes it keeps it.
  var companion: @MainActor (Layout) -> (any LayoutCompanion)? = { _ in nil }

  /// The catalogue's entry; without `id`, the word in a layout file's `kind`, its class is named instead.
  func kind(id: String? = nil) -> LayoutKind {
    // To describe it would look for conformances, in every library, of each of our classes.
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
  /// Registers a class; `properties` makes those that people can tune.
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
