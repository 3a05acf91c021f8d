// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Lets classes that are no responders hear of properties by name.
///
/// Objective-C's `NSObject` has `observeValue(forKeyPath:of:change:context:)`, which such classes override. Here they
/// conform to a protocol with it instead, and what they call of their superclass does nothing.
struct PropertyListeners {
  private static let method = "observeValue(forKeyPath:of:change:context:)"

  private let module: SourceModule
  /// Units that are compiled.
  private let kept: Set<Int>

  init(module: SourceModule, kept: Set<Int>) { (self.module, self.kept) = (module, kept) }

  /// Makes the changes in the files' edits; lines and columns before them stay the same.
  func apply(to edits: inout [TextEdits]) {
    for unit in module.units where kept.contains(unit.id) {
      guard let function = listening(unit), let type = owner(of: unit), isFirst(type) else {
        continue
      }
      let source = module.sources[unit.file]
      for modifier in function.modifiers where modifier.name.text == "override" {
        edits[unit.file].blank(source.range(modifier))
      }
      for call in SuperiorCalls(in: function).found {
        edits[unit.file].replace(source.range(call), with: "()")
      }
      let end = module.chain(type).map(\.range.upperBound).max() ?? type.range.upperBound
      edits[type.file].insert(
        "; import UIKit; extension \(type.path): UIKit.PropertyListener {}",
        at: end
      )
    }
  }

  private func owner(of unit: SourceUnit) -> SourceUnit? {
    module.types[unit.path].map { module.units[$0] }
  }

  private func listening(_ unit: SourceUnit) -> FunctionDeclSyntax? {
    guard unit.modifiers.contains("override"),
      let function = unit.node.as(FunctionDeclSyntax.self), function.name.text == "observeValue",
      InheritedWitnesses.fullName(function) == Self.method
    else { return nil }
    // Older source names the changes by texts, which nothing here does.
    return function.signature.parameterClause.description.contains("NSKeyValueChangeKey")
      ? function : nil
  }

  /// Whether a class comes from `NSObject`, and no class between them has the method.
  private func isFirst(_ type: SourceUnit) -> Bool {
    var present = type
    var seen: Set<Int> = [type.id]
    while present.node.is(ClassDeclSyntax.self), let base = present.inherited.first {
      guard let above = module.type(base, from: present.path) else { return base == "NSObject" }
      guard seen.insert(above.id).inserted else { return false }
      if module.members(of: above).contains(where: { listening($0) != nil }) { return false }
      present = above
    }
    return false
  }
}

/// The calls of the superclass's method in one that overrides it.
private final class SuperiorCalls: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  init(in function: FunctionDeclSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(function)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.base?.is(SuperExprSyntax.self) == true, called.declName.baseName.text == "observeValue"
    else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}
