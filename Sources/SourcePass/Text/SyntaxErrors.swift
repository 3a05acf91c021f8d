// SPDX-License-Identifier: Apache-2.0
package import StageProtocol
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension ParsedSource {
  /// The syntax errors of the text, found without knowing what its names mean.
  package var syntaxErrors: [StageProtocol.Diagnostic] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { found in
      guard found.diagMessage.severity == .error else { return nil }
      let place = lines.place(found.position.utf8Offset)
      return StageProtocol.Diagnostic(
        severity: .error,
        code: "syntax",
        message: found.message,
        file: name,
        line: place.line,
        column: place.column
      )
    }
  }
}
