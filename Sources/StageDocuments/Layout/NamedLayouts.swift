// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The layout files in another file's `layouts`, after reading.
struct NamedLayouts {
  private static let suffix = ".layout.json"

  private var members: [String: LayoutBundle.Member] = [:]
  private var documents: [String: LayoutDocument] = [:]
  /// The error of the first wrong file, in the order of the list.
  private(set) var failure: DocumentError?

  /// Reads the files of a bundle.
  init(
    _ bundle: LayoutBundle,
    kinds: [String]? = nil,
    classes: [String]? = nil,
    limits: Limits
  ) {
    for member in bundle.members {
      members[member.name] = member
      guard member.problem == nil else { continue }
      do throws(DocumentError) {
        documents[member.name] = try LayoutDocument.named(member, kinds, classes, limits)
      } catch {
        failure = failure ?? error
      }
    }
  }

  /// The layout of the file at an index of the list; `nil` for a file with an error, which is in
  /// `failure`.
  ///
  /// - Throws: `ProtocolError` for a name that no file can have, and for a missing file.
  func alternative(
    _ value: JSONValue,
    at field: String,
    limits: Limits
  ) throws(ProtocolError) -> LayoutAlternative? {
    let name = try FieldReader.text(value, field, limits: limits)
    guard name.hasSuffix(Self.suffix), name.utf8.count > Self.suffix.utf8.count else {
      throw wrong(name, field, "but a file's name must end with \(Self.suffix)")
    }
    guard let member = members[name] else {
      throw wrong(name, field, "but other files cannot be read here")
    }
    if let problem = member.problem { throw wrong(name, field, problem) }
    guard let document = documents[name] else { return nil }
    return LayoutAlternative(
      name: document.shownName.isEmpty ? Self.baseName(name) : document.shownName,
      document: document
    )
  }

  /// A file's name without its folders.
  static func fileName(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  private static func baseName(_ name: String) -> String {
    String(fileName(name).dropLast(suffix.count))
  }

  private func wrong(_ name: String, _ field: String, _ reason: String) -> ProtocolError {
    ProtocolError(
      code: ErrorCode.unknownValue,
      field: field,
      message: "\(field) names \(ProtocolError.shortened(name)), \(reason)"
    )
  }
}
