// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds the parts around an offset that can be left out or replaced, from the smallest to the
/// largest: an expression, a statement, the statements around it, a body, an initial value.
struct CutPlaces {
  /// A part, and what is compiled in its place.
  struct Place {
    let cut: Cut
    /// Names that the part declares for the statements after it.
    var names: Set<String> = []
    /// The statements after it in the same block.
    var after: [CodeBlockItemSyntax] = []
  }

  let source: ParsedSource
  let unit: SourceUnit
  /// Names of stored properties that initialisers must set.
  let unset: Set<String>
  /// Whether the module, or UIKit, declares a type of a name.
  var isKnownType: (String) -> Bool = { _ in false }

  /// The parts around an offset.
  func places(at offset: Int) -> [Place] {
    chain(at: offset).compactMap { place($0, offset) }
  }

  /// The nodes around an offset within the unit, from the inside out.
  private func chain(at offset: Int) -> [Syntax] {
    var chain: [Syntax] = [unit.node]
    while let inner = chain[chain.count - 1].children(viewMode: .sourceAccurate)
      .first(where: { source.range($0).contains(offset) })
    {
      chain.append(inner)
    }
    return chain.reversed()
  }

  private func place(_ node: Syntax, _ offset: Int) -> Place? {
    if let item = node.as(CodeBlockItemSyntax.self) { return statement(item, offset) }
    if let element = node.as(ArrayElementSyntax.self) {
      return Place(cut: Cut(range: source.range(element), text: nil))
    }
    if let argument = node.as(LabeledExprSyntax.self) { return self.argument(argument, offset) }
    if let block = node.as(CodeBlockSyntax.self) { return body(block) }
    if let block = node.as(AccessorBlockSyntax.self) { return getter(block) }
    if let value = node.as(InitializerClauseSyntax.self),
      node.parent?.is(FunctionParameterSyntax.self) == true
    {
      return hole(value.value)
    }
    if let binding = node.as(PatternBindingSyntax.self) {
      return isMember(binding) ? initialValue(binding, offset) : variable(binding, offset)
    }
    if let list = node.as(PatternBindingListSyntax.self) { return property(of: list, offset) }
    return nil
  }

  /// One of the values that an object of a known type is made with.
  private func argument(_ argument: LabeledExprSyntax, _ offset: Int) -> Place? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = Self.madeType(ExprSyntax(call)), isKnownType(name), argument.label != nil,
      argument.expression.is(FunctionCallExprSyntax.self)
        || argument.expression.is(MemberAccessExprSyntax.self),
      source.range(argument.expression).contains(offset)
    else { return nil }
    return hole(argument.expression)
  }

  // MARK: Statements

  private func statement(_ item: CodeBlockItemSyntax, _ offset: Int) -> Place? {
    let node = Syntax(item.item)
    if let result = node.as(ReturnStmtSyntax.self) { return result.expression.flatMap { hole($0) } }
    if let expression = node.as(ExprSyntax.self), isAlone(item) {
      return alone(expression, item)
    }
    if let variable = node.as(VariableDeclSyntax.self), let value = annotatedValue(variable),
      source.range(value).contains(offset)
    {
      return hole(value)
    }
    if isInitialising(item) { return nil }
    if let value = assigned(node), source.range(value).contains(offset) { return hole(value) }
    return blank(item)
  }

  /// One of the several variables that a statement declares.
  private func variable(_ binding: PatternBindingSyntax, _ offset: Int) -> Place? {
    guard let list = binding.parent?.as(PatternBindingListSyntax.self), list.count > 1,
      let item = list.parent?.parent?.as(CodeBlockItemSyntax.self),
      let value = binding.initializer?.value, source.range(value).contains(offset)
    else { return nil }
    guard binding.typeAnnotation == nil else { return hole(value) }
    let range = source.range(binding.pattern).lowerBound..<source.range(value).upperBound
    return Place(
      cut: Cut(range: range, text: "_ = ()"),
      names: Set(Self.names(of: binding.pattern)),
      after: following(item)
    )
  }

  /// The statements after one in the same block.
  private func following(_ item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
    let list = item.parent?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
    let index = list.firstIndex { $0.id == item.id } ?? list.count
    return Array(list.dropFirst(index + 1))
  }

  private func blank(_ item: CodeBlockItemSyntax) -> Place {
    Place(
      cut: Cut(range: source.range(item), text: nil),
      names: Self.names(in: Syntax(item.item)),
      after: following(item)
    )
  }

  /// Whether the block of a statement consists of it alone.
  private func isAlone(_ item: CodeBlockItemSyntax) -> Bool {
    item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
  }

  /// The only expression of a block, which may be its result.
  private func alone(_ expression: ExprSyntax, _ item: CodeBlockItemSyntax) -> Place? {
    guard let owner = item.parent?.parent else { return blank(item) }
    if owner.is(AccessorBlockSyntax.self) { return hole(expression) }
    if let closure = owner.as(ClosureExprSyntax.self) {
      if Self.usesPlaces(closure) { return nil }
      return isAction(expression) ? blank(item) : hole(expression)
    }
    guard owner.is(CodeBlockSyntax.self), let around = owner.parent else { return blank(item) }
    if isInitialising(item) { return nil }
    if let value = assigned(Syntax(expression)) { return hole(value) }
    return returnsValue(around) == true ? hole(expression) : blank(item)
  }

  /// Whether an expression is likely there for its effect.
  private func isAction(_ expression: ExprSyntax) -> Bool {
    if expression.is(FunctionCallExprSyntax.self) { return true }
    return expression.as(SequenceExprSyntax.self)?.elements
      .contains { $0.is(AssignmentExprSyntax.self) } ?? false
  }

  /// Whether a closure has parameters without names, such as `$0`.
  private static func usesPlaces(_ closure: ClosureExprSyntax) -> Bool {
    closure.signature?.parameterClause == nil
      && closure.tokens(viewMode: .sourceAccurate).contains {
        if case .dollarIdentifier = $0.tokenKind { return true }
        return false
      }
  }

  /// Whether a statement calls another initialiser, which must stay.
  private func isInitialising(_ item: CodeBlockItemSyntax) -> Bool {
    let text = item.trimmedDescription
    return text.hasPrefix("super.init") || text.hasPrefix("self.init")
  }

  private func annotatedValue(_ variable: VariableDeclSyntax) -> ExprSyntax? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.typeAnnotation != nil
    else { return nil }
    return binding.initializer?.value
  }

  /// The value that an initialiser gives a property which needs one.
  private func assigned(_ node: Syntax) -> ExprSyntax? {
    guard unit.kind == .initializer, let parts = node.as(SequenceExprSyntax.self)?.elements,
      parts.count == 3, let target = parts.first, let value = parts.last,
      parts.contains(where: { $0.is(AssignmentExprSyntax.self) })
    else { return nil }
    let name = target.trimmedDescription
    let own = name.hasPrefix("self.") ? String(name.dropFirst("self.".count)) : name
    return unset.contains(own) ? value : nil
  }

  // MARK: Bodies and initial values

  private func body(_ block: CodeBlockSyntax) -> Place? {
    guard let owner = block.parent, let returns = returnsValue(owner),
      let range = inside(block.leftBrace, block.rightBrace)
    else { return nil }
    return Place(cut: Cut(range: range, text: returns ? "return \(value)" : nil))
  }

  private func getter(_ block: AccessorBlockSyntax) -> Place? {
    guard case .getter = block.accessors, isFullyTyped(block.parent),
      let range = inside(block.leftBrace, block.rightBrace)
    else { return nil }
    return Place(cut: Cut(range: range, text: "return \(value)"))
  }

  /// Whether a body gives a result; `nil` for bodies that cannot be replaced.
  private func returnsValue(_ owner: Syntax) -> Bool? {
    if let function = owner.as(FunctionDeclSyntax.self) {
      guard let type = function.signature.returnClause?.type else { return false }
      if type.is(SomeOrAnyTypeSyntax.self), type.trimmedDescription.hasPrefix("some ") {
        return nil
      }
      return !["Void", "()"].contains(type.trimmedDescription)
    }
    guard let accessor = owner.as(AccessorDeclSyntax.self) else {
      return owner.is(DeinitializerDeclSyntax.self) ? false : nil
    }
    return accessor.accessorSpecifier.text == "get"
  }

  private func isFullyTyped(_ owner: Syntax?) -> Bool {
    guard let type = owner?.as(PatternBindingSyntax.self)?.typeAnnotation?.type else {
      return owner?.is(SubscriptDeclSyntax.self) == true
    }
    return !type.trimmedDescription.hasPrefix("some ")
  }

  private func inside(_ left: TokenSyntax, _ right: TokenSyntax) -> Range<Int>? {
    let (start, end) = (source.range(left).upperBound, source.range(right).lowerBound)
    return start < end ? start..<end : nil
  }

  private func isMember(_ binding: PatternBindingSyntax) -> Bool {
    binding.parent?.parent?.id == unit.node.id
  }

  private func initialValue(_ binding: PatternBindingSyntax, _ offset: Int) -> Place? {
    guard let value = binding.initializer?.value, source.range(value).contains(offset) else {
      return nil
    }
    if binding.typeAnnotation != nil { return hole(value) }
    guard let name = Self.madeType(value) else { return nil }
    return Place(cut: Cut(range: source.range(value), text: "\(name)()"))
  }

  /// One of the several properties that a declaration has; a property that nobody names takes its place.
  private func property(of list: PatternBindingListSyntax, _ offset: Int) -> Place? {
    guard list.count > 1, list.parent?.id == unit.node.id,
      let wrong = list.first(where: { source.range($0).contains(offset) }),
      wrong.accessorBlock == nil, wrong.initializer != nil
    else { return nil }
    let end = wrong.trailingComma.map { source.range($0).lowerBound }
    let range = source.range(wrong.pattern).lowerBound..<(end ?? source.range(wrong).upperBound)
    return Place(cut: Cut(range: range, text: "tesseraGap\(range.lowerBound): Void = ()"))
  }

  /// The type that a call makes an object of, as in `Player(url: url)`.
  static func madeType(_ value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    let isType = name.first?.isUppercase == true
    return isType && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : nil
  }

  private func hole(_ value: some ExprSyntaxProtocol) -> Place {
    Place(cut: Cut(range: source.range(value), text: self.value))
  }

  /// Code for a value of any type.
  private var value: String {
    let line = source.lines.place(unit.range.lowerBound).line
    let name = ([unit.path] + unit.names.prefix(1)).filter { !$0.isEmpty }.joined(separator: ".")
    return "LayoutLibrary.Missing.value(\("\(source.markedName):\(line): \(name)".quoted))"
  }

  // MARK: Names

  /// The names that a statement declares for those after it.
  private static func names(in node: Syntax) -> Set<String> {
    if let variable = node.as(VariableDeclSyntax.self) {
      return Set(variable.bindings.flatMap { names(of: $0.pattern) })
    }
    if let guarded = node.as(GuardStmtSyntax.self) {
      return Set(
        guarded.conditions.flatMap { condition -> [String] in
          switch condition.condition {
          case .optionalBinding(let binding): names(of: binding.pattern)
          case .matchingPattern(let match): names(of: match.pattern)
          default: []
          }
        }
      )
    }
    return node.asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
  }

  private static func names(of pattern: PatternSyntax) -> [String] {
    pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
      token.parent?.is(IdentifierPatternSyntax.self) == true ? token.plainText : nil
    }
  }
}

/// Finds where names are used as values.
final class NameUses: SyntaxVisitor {
  private(set) var positions: [AbsolutePosition] = []
  private let names: Set<String>

  init(of names: Set<String>, in node: some SyntaxProtocol) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if member?.declName.id != node.id, names.contains(node.baseName.plainText) {
      positions.append(node.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }

  /// `if let name {`, which reads a variable of the same name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, names.contains(node.pattern.trimmedDescription) {
      positions.append(node.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }
}
