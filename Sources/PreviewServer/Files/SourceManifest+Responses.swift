// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Recorded answers to an app's requests, which the stage host reads itself.
extension SourceManifest {
  static let responses = "responses"
  private static let member = responses
  /// The most recorded answers.
  private static let mostResponses = 500
  private static let example = "\"GET https://example.org/photos*\": \"photos.json\""

  /// What is wrong with the member, with the path of each entry.
  static func problems(responses value: Any) -> [Diagnostic] {
    guard let object = value as? [String: Any] else {
      return [
        problem(member, "\(member) must be an object of files by request, such as {\(example)}")
      ]
    }
    guard object.count <= mostResponses else {
      return [problem(member, "\(member) must have at most \(mostResponses) entries")]
    }
    return object.sorted { $0.key < $1.key }.compactMap { key, file in
      let path = "\(member).\(key)"
      guard isRequest(key) else {
        return problem(path, "\(path) must be a method and an address, such as \(example)")
      }
      guard let file = file as? String, !file.isEmpty,
        file.utf8.count <= Limits.standard.textBytes
      else { return problem(path, "\(path) must be the path of a file, such as \(example)") }
      return nil
    }
  }

  /// Whether a key is a method and an address, in which `*` stands for any text.
  private static func isRequest(_ key: String) -> Bool {
    let parts = key.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
      && parts[1].contains("://") && key.utf8.count <= Limits.standard.textBytes
  }
}
