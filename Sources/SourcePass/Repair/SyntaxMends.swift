// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds what has to be left out of a file, and which braces have to be added, so that the
/// declarations without syntax errors can be compiled.
final class SyntaxMends: SyntaxVisitor {
  private(set) var cuts: [Cut] = []
  private let source: ParsedSource

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  /// The cut for the first statement of a unit that contains all its syntax errors; `nil` when there
  /// is none.
  static func statement(in unit: SourceUnit, of source: ParsedSource) -> Cut? {
    var node = unit.node
    var item: CodeBlockItemSyntax?
    while true {
      let broken = node.children(viewMode: .sourceAccurate).filter {
        $0.hasError || $0.is(UnexpectedNodesSyntax.self)
      }
      guard broken.count == 1, !broken[0].is(UnexpectedNodesSyntax.self) else { break }
      node = broken[0]
      if let found = node.as(CodeBlockItemSyntax.self) { item = found }
    }
    guard let item else { return nil }
    let places = CutPlaces(source: source, unit: unit, unset: [])
      .places(at: source.range(item).lowerBound)
    return places.first { $0.cut.range.contains(source.range(item).lowerBound) }?.cut
  }

  /// Words that the parser could not place.
  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let range = source.range(node)
    if !range.isEmpty { cuts.append(Cut(range: range, text: nil)) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.rightBrace.presence == .missing {
      let end = source.range(node).upperBound
      cuts.append(Cut(range: end..<end, text: "}"))
    }
    return .visitChildren
  }
}
