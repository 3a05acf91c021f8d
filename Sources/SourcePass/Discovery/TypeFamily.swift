// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The role that a type of the source has for a layout.
enum TypeFamily {
  /// A layout: kept whole, and shown.
  case layout
  /// Attributes and contexts: kept whole where they are used.
  case layoutPart
  /// A controller, an app or a view of another framework: only what a layout needs of it is kept.
  case app
  /// Anything else: kept whole where it is used.
  case plain

  static let layoutBases: Set = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    "UICollectionViewTransitionLayout",
  ]
  private static let partBases: Set = [
    "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
    "UICollectionViewFlowLayoutInvalidationContext",
  ]
  /// Protocols of absent modules that may stand first after a class's colon.
  static let foreignProtocols: Set = [
    "ObservableObject", "PreviewProvider", "App", "View", "Scene", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIApplicationDelegate", "UIWindowSceneDelegate",
    "UISceneDelegate",
  ]
  private static let appBases: Set = [
    "UIViewController", "UICollectionViewController", "UITableViewController", "UIResponder",
    "UINavigationController", "UITabBarController", "UIPageViewController", "UIApplicationDelegate",
    "UIWindowSceneDelegate", "UISceneDelegate", "App", "View", "PreviewProvider", "Scene",
    "UIViewControllerRepresentable", "UIViewRepresentable", "XCTestCase",
  ]

  /// The family of a type, found from what it and its superclasses in the module inherit.
  static func of(_ unit: SourceUnit, in module: SourceModule) -> TypeFamily {
    var seen: Set<Int> = []
    var current: SourceUnit? = unit
    while let type = current, seen.insert(type.id).inserted {
      let inherited = inherited(type, in: module)
      if type.node.is(ClassDeclSyntax.self), let base = inherited.first {
        if layoutBases.contains(base) { return .layout }
        if partBases.contains(base) { return .layoutPart }
      }
      if inherited.contains(where: {
        isOfApp($0, in: module) && !isBoundView($0, of: type, in: module)
      }) {
        return .app
      }
      current =
        type.node.is(ClassDeclSyntax.self)
        ? inherited.first.flatMap { module.type($0, from: type.path) } : nil
      if let next = current, !next.node.is(ClassDeclSyntax.self) { current = nil }
      if current == nil, isForeignSubclass(type, inherited, in: module) { return .app }
    }
    return .plain
  }

  /// Whether only a controller, an app or a view of another framework inherits this.
  ///
  /// An observable object is one where the module does not import Combine, which it needs.
  private static func isOfApp(_ base: String, in module: SourceModule) -> Bool {
    appBases.contains(base)
      || base == "ObservableObject" && !module.imports.contains("Combine")
  }

  /// Whether it is the protocol of views that ReactorKit binds, not SwiftUI's of the same name, which
  /// no class is.
  static func isBoundView(_ base: String, of type: SourceUnit, in module: SourceModule) -> Bool {
    base == "View" && type.node.is(ClassDeclSyntax.self) && module.imports.contains("ReactorKit")
  }

  private static func inherited(_ type: SourceUnit, in module: SourceModule) -> [String] {
    type.inherited.map(module.resolved)
      + (module.extensions[type.path] ?? []).flatMap { module.units[$0].inherited }
  }

  /// Whether a class inherits a controller class that is unknown here.
  private static func isForeignSubclass(
    _ type: SourceUnit,
    _ inherited: [String],
    in module: SourceModule
  ) -> Bool {
    guard type.node.is(ClassDeclSyntax.self), let base = type.inherited.first else { return false }
    return module.type(base, from: type.path) == nil && base.hasSuffix("Controller")
  }
}
