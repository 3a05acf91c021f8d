// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A condition that is written as a text.
open class NSPredicate: NSObject, @unchecked Sendable {
  let condition: PredicateCondition
  /// The text.
  public let predicateFormat: String

  init(_ condition: PredicateCondition, _ format: String) {
    (self.condition, predicateFormat) = (condition, format)
    super.init()
  }

  /// Reads a condition; values in place of `%@` and names in place of `%K` follow.
  ///
  /// A text that cannot be read gets a note, and its condition always holds; an app would stop there.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(predicateFormat, args)
  }

  /// Reads a condition with its values in a list.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(predicateFormat, arguments ?? [])
  }

  private convenience init(_ format: String, _ arguments: [Any?]) {
    do {
      self.init(try PredicateReader.read(format, arguments), format)
    } catch {
      AppNotes.report("bad-predicate", "The predicate “\(format)” cannot be read: \(error).")
      self.init(.always(true), format)
    }
  }

  /// Makes a condition that always or never holds.
  public convenience init(value: Bool) {
    self.init(.always(value), value ? "TRUEPREDICATE" : "FALSEPREDICATE")
  }

  /// Makes a condition from a function.
  public convenience init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    self.init(.function { block($0, nil) }, "BLOCKPREDICATE")
  }

  /// Whether the condition holds for an object.
  ///
  /// - Complexity: O(*n*) in the length of the condition and of the collections that it names.
  open func evaluate(with object: Any?) -> Bool { condition.holds(in: PredicateScope(object)) }

  /// Whether the condition holds for an object, with values for the names after a `$`.
  open func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    condition.holds(in: PredicateScope(object, variables: bindings ?? [:]))
  }

  /// The condition with values for the names after a `$`.
  open func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    let made = NSPredicate(.bound(condition, variables), predicateFormat)
    return made as? Self ?? self
  }
}

/// Several conditions together.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
  /// How conditions are joined.
  public enum LogicalType: UInt, Sendable {
    case not = 0
    case and = 1
    case or = 2
  }

  /// How the conditions are joined.
  public let compoundPredicateType: LogicalType
  /// The conditions.
  public let subpredicates: [Any]

  /// Joins conditions.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    (compoundPredicateType, self.subpredicates) = (type, subpredicates)
    let parts = subpredicates.map(\.condition)
    let texts = subpredicates.map(\.predicateFormat)
    switch type {
    case .not: super.init(.not(parts.first ?? .always(true)), "NOT " + (texts.first ?? ""))
    case .and: super.init(.all(parts), texts.joined(separator: " AND "))
    case .or: super.init(.any(parts), texts.joined(separator: " OR "))
    }
  }

  /// Holds when all of them hold.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }
  /// Holds when one of them holds.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }
  /// Holds when a condition does not.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}
