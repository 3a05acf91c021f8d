// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Results in the XML form that CI systems show.
///
/// - Source: the elements and attributes that Jenkins, GitLab and GitHub's reporters read.
struct JUnitReport: Equatable {
  /// How one case ended.
  enum Result: Equatable {
    case passed
    /// The result is not the wanted one: a sentence, and lines about it.
    case failure(String, details: String)
    /// There is no result: a sentence why.
    case error(String)
  }

  /// One case.
  struct Case: Equatable {
    var name: String
    /// The files that it is about.
    var files: String
    var seconds: Double
    var result: Result
    /// What was printed about it.
    var output: [String] = []
  }

  /// The name of the suite: the command.
  var name: String
  var cases: [Case]

  /// The whole document.
  var xml: String {
    let failures = cases.filter { if case .failure = $0.result { true } else { false } }.count
    let errors = cases.filter { if case .error = $0.result { true } else { false } }.count
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let time = Self.time(cases.reduce(0) { $0 + $1.seconds })
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts) time="\(time)">
      <testsuite name="\(Self.escaped(name))" \(counts) skipped="0" time="\(time)">
      \(cases.map(Self.xml).joined(separator: "\n"))
      </testsuite>
      </testsuites>

      """
  }

  private static func xml(_ test: Case) -> String {
    var lines = [
      "<testcase classname=\"\(escaped(test.files))\" name=\"\(escaped(test.name))\" "
        + "time=\"\(time(test.seconds))\">"
    ]
    switch test.result {
    case .passed: break
    case .failure(let message, let details):
      lines.append(
        "<failure message=\"\(escaped(message))\" type=\"failure\">\(escaped(details))</failure>"
      )
    case .error(let message):
      lines.append("<error message=\"\(escaped(message))\" type=\"error\"></error>")
    }
    if !test.output.isEmpty {
      lines.append("<system-out>\(escaped(test.output.joined(separator: "\n")))</system-out>")
    }
    return lines.joined(separator: "\n") + "\n</testcase>"
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// A text for an attribute or between tags; characters that XML does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Readers turn line breaks of attributes into spaces, unless they are written like this.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
