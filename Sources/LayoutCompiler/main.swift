// SPDX-License-Identifier: Apache-2.0
import SourcePass
import SwiftSyntax

for path in CommandLine.arguments.dropFirst() {
  print(ParsedSource(name: path, text: "let a = 1").tree.description)
}
