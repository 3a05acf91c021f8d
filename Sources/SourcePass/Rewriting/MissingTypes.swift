// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Writes empty types for names whose module is not here, so that what only mentions them compiles.
///
/// Whether a name is a class or a protocol follows from its uses.
struct MissingTypes {
  let module: SourceModule
  let names: Set<String>

  /// The code for each name, in the order of the names.
  func declarations() -> [(name: String, code: String)] {
    guard !names.isEmpty else { return [] }
    let finder = TypeUses(of: names)
    for source in module.sources { finder.walk(source.tree) }
    return names.sorted().map { ($0, declaration(of: $0, finder.uses[$0] ?? TypeUses.Uses())) }
  }

  private func declaration(of name: String, _ uses: TypeUses.Uses) -> String {
    if isProtocol(name, uses) { return "public protocol \(name) {}\n" }
    let base = base(of: name)
    let parameters =
      uses.arguments == 0
      ? "" : "<\((0..<uses.arguments).map { "T\($0)" }.joined(separator: ", "))>"
    let members = uses.members.sorted().map { "public final class \($0): NSObject {}\n" }.joined()
    // Views are made in the main thread; other objects may be asked for anywhere.
    let (plain, value) =
      base == "NSObject"
      ? (", LayoutLibrary.PlainlyMade", "public static var plain: Any { \(name)\(parameters)() }\n")
      : ("", "")
    return "open class \(name)\(parameters): \(base)\(plain) {\n\(value)\(members)}\n"
  }

  private func isProtocol(_ name: String, _ uses: TypeUses.Uses) -> Bool {
    guard !uses.isMade, uses.arguments == 0, uses.members.isEmpty else { return false }
    if uses.isConstraint { return true }
    let ends = ["Delegate", "DataSource", "Protocol", "able", "ible", "Type"]
    return uses.isInherited && !uses.isSuperclass
      || ends.contains { name.hasSuffix($0) } && (uses.isInherited || name.hasSuffix("Delegate"))
  }

  private static let bases: [(end: String, base: String)] = [
    ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
    ("HeaderFooterView", "UITableViewHeaderFooterView"),
    ("ReusableView", "UICollectionReusableView"), ("Cell", "UICollectionViewCell"),
    ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"), ("Controller", "UIViewController"),
    ("CollectionView", "UICollectionView"), ("TableView", "UITableView"),
    ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"), ("ImageView", "UIImageView"),
    ("TextView", "UITextView"), ("Button", "UIButton"), ("Label", "UILabel"),
    ("Field", "UITextField"), ("SearchBar", "UISearchBar"), ("Switch", "UISwitch"),
    ("Slider", "UISlider"), ("SegmentedControl", "UISegmentedControl"),
    ("PageControl", "UIPageControl"), ("Control", "UIControl"), ("View", "UIView"),
    ("Layer", "CALayer"), ("FlowLayout", "UICollectionViewFlowLayout"),
  ]

  /// Whether a name is likely that of a view, whose place on the screen is kept.
  static func isView(_ name: String) -> Bool {
    guard let base = bases.first(where: { name.hasSuffix($0.end) })?.base else { return false }
    return !["Controller", "Layer", "Layout"].contains { base.hasSuffix($0) }
  }

  private func base(of name: String) -> String {
    Self.bases.first { name.hasSuffix($0.end) }?.base ?? "NSObject"
  }
}

/// Finds how types are used.
private final class TypeUses: SyntaxVisitor {
  /// The uses of one type.
  struct Uses {
    /// The number of type arguments.
    var arguments = 0
    /// Names of types in it.
    var members: Set<String> = []
    /// Whether objects of it are made.
    var isMade = false
    /// Whether a generic parameter, `some` or `any` names it.
    var isConstraint = false
    /// Whether something inherits from it.
    var isInherited = false
    /// Whether a class that overrides members names it first.
    var isSuperclass = false
  }

  private(set) var uses: [String: Uses] = [:]
  private let names: Set<String>

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainText
    guard names.contains(name) else { return .visitChildren }
    let count = node.genericArgumentClause?.arguments.count ?? 0
    uses[name, default: Uses()].arguments = max(uses[name]?.arguments ?? 0, count)
    if let member = node.parent?.as(MemberTypeSyntax.self) {
      uses[name]?.members.insert(member.name.plainText)
    }
    look(at: Syntax(node), name)
    return .visitChildren
  }

  private func look(at node: Syntax, _ name: String) {
    guard let parent = node.parent else { return }
    if parent.is(GenericParameterSyntax.self) || parent.is(SomeOrAnyTypeSyntax.self)
      || parent.is(ConformanceRequirementSyntax.self)
    {
      uses[name]?.isConstraint = true
    } else if parent.is(CompositionTypeElementSyntax.self) {
      uses[name]?.isConstraint = true
    } else if let inherited = parent.as(InheritedTypeSyntax.self) {
      uses[name]?.isInherited = true
      guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
        list.first?.id == inherited.id, let node = list.parent?.parent?.as(ClassDeclSyntax.self)
      else { return }
      let overrides = node.memberBlock.members.contains { member in
        member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
          .contains { $0.name.text == "override" } ?? false
      }
      if overrides { uses[name]?.isSuperclass = true }
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      names.contains(name)
    {
      uses[name, default: Uses()].isMade = true
    }
    return .visitChildren
  }
}
