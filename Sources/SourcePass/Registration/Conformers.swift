// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds types of the source that do the work of a protocol, such as `LocalFeedService` for
/// `FeedService`: screens show more with them than with a stand-in.
struct Conformers {
  let values: StandInValues

  private var module: SourceModule { values.module }

  /// Words in names of types that need no network; they come first.
  private static let local = [
    "mock", "stub", "fake", "dummy", "preview", "sample", "demo", "local", "memory", "static",
  ]
  /// Ends of names of types that serve others.
  private static let ends = [
    "service", "repository", "store", "provider", "client", "loader", "manager", "usecase",
    "viewmodel", "api", "fetcher", "source", "impl", "model", "cache",
  ]

  /// An object of a type that conforms to a protocol; `nil` when none is plain enough.
  func value(of wanted: SourceUnit, _ depth: Int) -> String? {
    module.units.filter { unit in
      (unit.node.is(ClassDeclSyntax.self) || unit.node.is(StructDeclSyntax.self))
        && conforms(unit, to: wanted) && serves(unit) && !waits(unit)
    }.sorted { rank($0) < rank($1) }.lazy.compactMap { values.instance(of: $0, depth + 1) }.first
  }

  private func conforms(_ unit: SourceUnit, to wanted: SourceUnit) -> Bool {
    let places = [unit] + (module.extensions[unit.path] ?? []).map { module.units[$0] }
    return places.contains { place in
      place.inherited.contains { module.type($0, from: place.path)?.id == wanted.id }
    }
  }

  private func serves(_ unit: SourceUnit) -> Bool {
    guard case .plain = TypeFamily.of(unit, in: module) else { return false }
    let name = unit.path.lowercased()
    return Self.local.contains(where: name.contains) || Self.ends.contains(where: name.hasSuffix)
  }

  /// Whether the type traps until somebody sets its properties.
  private func waits(_ unit: SourceUnit) -> Bool {
    module.members(of: unit).contains { member in
      member.node.as(VariableDeclSyntax.self)?.bindings.contains { binding in
        binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      } ?? false
    }
  }

  private func rank(_ unit: SourceUnit) -> (Int, Int) {
    let name = unit.path.lowercased()
    return (Self.local.contains(where: name.contains) ? 0 : 1, unit.id)
  }
}
