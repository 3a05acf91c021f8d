// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftParser
import SwiftSyntax

/// Finds where source asks for a colour or a picture by a name that does not exist, although the app has others.
final class MissingResources: SyntaxVisitor {
  private let source: ParsedSource
  private let colours: Set<String>
  private let pictures: Set<String>
  private let hasPictures: Bool
  private(set) var notes: [PassNote] = []

  init(_ source: ParsedSource, in module: SourceModule) {
    self.source = source
    colours = Set(module.colours.map(\.name) + module.unreadColours)
    pictures = Set(module.pictures.flatMap(\.names) + module.unreadPictures)
    hasPictures = module.hasAllPictures
    super.init(viewMode: .sourceAccurate)
    let asks =
      !colours.isEmpty && source.words.contains("UIColor")
      || hasPictures && source.words.contains("UIImage")
    if asks, source.words.contains("named") { walk(source.tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, argument.label?.text == "named",
      let name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      !name.isEmpty
    else { return .visitChildren }
    switch node.calledExpression.trimmedDescription {
    case "UIColor" where !colours.isEmpty && !colours.contains(name):
      note("UIColor", "no asset catalogue has the colour", name, "missing-colour", node)
    case "UIImage" where hasPictures && !isPicture(name) && isOfApp(node):
      note("UIImage", "no picture beside the source has the name", name, "missing-picture", node)
    default: break
    }
    return .visitChildren
  }

  /// Whether a picture has the name, with or without an ending; a path of the page is no name.
  private func isPicture(_ name: String) -> Bool {
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast()
      .joined(separator: ".")
    return name.contains("/") || pictures.contains(name) || pictures.contains(stem)
  }

  /// Whether the app's own bundle is asked: those of others are not beside the source.
  private func isOfApp(_ node: FunctionCallExprSyntax) -> Bool {
    guard let bundle = node.arguments.first(where: { $0.label?.text == "in" }) else { return true }
    let words = bundle.expression.trimmedDescription
    return words == "nil" || words.hasSuffix(".main") || words.hasSuffix(".module")
  }

  private func note(
    _ type: String,
    _ reason: String,
    _ name: String,
    _ code: String,
    _ node: FunctionCallExprSyntax
  ) {
    notes.append(
      PassNote(
        code: code,
        message: "\(type)(named:) is nil: \(reason) \u{201C}\(name)\u{201D}.",
        offset: source.range(node).lowerBound
      )
    )
  }
}
