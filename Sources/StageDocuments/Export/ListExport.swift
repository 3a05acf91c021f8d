// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The UIKit source of a list's file.
///
/// A section has a header or a footer when the data has a text for it. The layout file does not
/// know that, so the caller of the function says it.
struct ListExport {
  static let kind = ListDocument.kind

  private typealias Key = ListParameters

  private let values: [String: ParameterValue]
  private let details: ListDocument

  /// Reads the file's parameters.
  init(_ document: LayoutDocument) throws(DocumentError) {
    let described = document.list ?? ListDocument()
    let descriptors = ListParameters.descriptors + described.parameters()
    values = try document.values(for: descriptors).values
    details = described.applying(values)
  }

  private var headerMode: ListHeaderMode {
    guard case .choice(let word)? = values[Key.headerMode] else { return .supplementary }
    return ListHeaderMode(rawValue: word) ?? .supplementary
  }

  private var appearance: String {
    guard case .choice(let word)? = values[Key.appearance] else { return "insetGrouped" }
    return word
  }

  private var hasFooters: Bool { values[Key.footers] != .flag(false) }

  func source(_ header: LayoutExport.Header) -> String {
    let questions = [
      headerMode == .supplementary ? "hasHeader" : nil, hasFooters ? "hasFooter" : nil,
    ].compactMap { $0 }
    var lines = ["import UIKit", ""] + header.lines
    if !questions.isEmpty {
      lines += [
        "///", "/// A section has a header or a footer where the data has a text for it.",
      ]
    }
    lines += ["@MainActor"] + signature(header.name, questions)
    lines += body(isPlain: questions.isEmpty).map { "  \($0)" } + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func signature(_ name: String, _ questions: [String]) -> [String] {
    let result = ") -> UICollectionViewCompositionalLayout {"
    guard !questions.isEmpty else { return ["func \(name)(\(result)"] }
    let parameters = questions.enumerated().map { index, question in
      let end = index < questions.count - 1 ? "," : ""
      return "  \(question): @escaping (Int) -> Bool = { _ in true }\(end)"
    }
    return ["func \(name)("] + parameters + [result]
  }

  private func body(isPlain: Bool) -> [String] {
    let start =
      "var configuration = UICollectionLayoutListConfiguration(appearance: .\(appearance))"
    if isPlain {
      return [start] + settings
        + ["return UICollectionViewCompositionalLayout.list(using: configuration)"]
    }
    let inner =
      [start] + settings + ["return .list(using: configuration, layoutEnvironment: environment)"]
    return ["UICollectionViewCompositionalLayout { section, environment in"]
      + inner.map { "  \($0)" } + ["}"]
  }

  private var settings: [String] {
    var lines: [String] = []
    switch headerMode {
    case .none: break
    case .supplementary:
      lines.append("configuration.headerMode = hasHeader(section) ? .supplementary : .none")
    case .firstItemInSection: lines.append("configuration.headerMode = .firstItemInSection")
    }
    if hasFooters {
      lines.append("configuration.footerMode = hasFooter(section) ? .supplementary : .none")
    }
    lines.append("configuration.showsSeparators = \(values[Key.separators] != .flag(false))")
    if values[Key.ownPadding] == .flag(true),
      case .number(let padding)? = values[Key.headerTopPadding]
    {
      lines.append("configuration.headerTopPadding = \(SwiftExpression.number(padding).plain)")
    }
    return lines + details.statements("configuration")
  }
}
