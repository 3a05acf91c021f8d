// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Values of types of Combine and RxSwift.
extension StandInValues {
  /// How a value of a type of streams is made.
  private enum Making {
    /// It tells nothing.
    case silent(String)
    /// It is told from outside.
    case empty
    /// It holds a value of its first type argument, as an argument with this label.
    case holder(label: String)
  }

  private static let rx: Set = ["RxSwift", "RxRelay", "RxCocoa"]
  private static let combine: Set = ["Combine"]

  private static let makings: [String: (modules: Set<String>, making: Making)] = [
    "AnyPublisher": (combine, .silent("(Empty(completeImmediately: false))")),
    "PassthroughSubject": (combine, .empty),
    "CurrentValueSubject": (combine, .holder(label: "")),
    "AnyCancellable": (combine, .silent("({})")),
    "Observable": (rx, .silent(".never()")),
    "Driver": (rx, .silent(".never()")),
    "Signal": (rx, .silent(".never()")),
    "Single": (rx, .silent(".never()")),
    "PublishSubject": (rx, .empty),
    "PublishRelay": (rx, .empty),
    "BehaviorSubject": (rx, .holder(label: "value: ")),
    "BehaviorRelay": (rx, .holder(label: "value: ")),
    "DisposeBag": (rx, .empty),
  ]

  /// A stream or a holder of streams, if the module imports what it is from; lists in it are empty,
  /// because equal items could stand in them.
  func stream(_ type: TypeSyntax, _ name: String, _ path: String, _ depth: Int) -> String? {
    guard let node = type.as(IdentifierTypeSyntax.self),
      let (modules, making) = Self.makings[node.name.text],
      !modules.isDisjoint(with: module.imports), module.type(node.name.text) == nil
    else { return nil }
    let text = type.trimmedDescription
    switch making {
    case .silent(let suffix): return text + suffix
    case .empty: return "\(text)()"
    case .holder(let label):
      guard let element = element(of: node), let held = held(element, name, path, depth) else {
        return nil
      }
      return "\(text)(\(label)\(held))"
    }
  }

  private func held(
    _ type: TypeSyntax,
    _ name: String,
    _ path: String,
    _ depth: Int
  ) -> String? {
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(OptionalTypeSyntax.self) { return "nil" }
    if ["Void", "()"].contains(type.trimmedDescription) { return "()" }
    return value(of: type, name: name, from: path, depth: depth + 1)
  }

  /// The first type argument.
  private func element(of node: IdentifierTypeSyntax) -> TypeSyntax? {
    node.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}
