// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Finds where an app starts: its delegate and its scene's delegate.
struct RootFinder {
  let module: SourceModule

  /// The app's delegate.
  var app: SourceUnit? { type(conformingTo: ["UIApplicationDelegate"]) }

  /// The scene's delegate.
  var scene: SourceUnit? { type(conformingTo: ["UIWindowSceneDelegate", "UISceneDelegate"]) }

  /// The plan of the app's root; `nil` when the module has no delegate.
  var plan: EntryPlan? {
    (scene ?? app).map { unit in
      EntryPlan(id: unit.path, kind: .root, unit: unit, product: .screen, isOptional: false)
    }
  }

  private func type(conformingTo protocols: Set<String>) -> SourceUnit? {
    module.units.first { unit in
      guard unit.node.is(ClassDeclSyntax.self), unit.parent == nil,
        module.types[unit.path] == unit.id
      else { return false }
      let places = [unit] + (module.extensions[unit.path] ?? []).map { module.units[$0] }
      return places.contains { !protocols.isDisjoint(with: $0.inherited) }
    }
  }
}
