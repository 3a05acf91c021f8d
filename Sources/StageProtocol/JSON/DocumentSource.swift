// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A JSON input file, with all that is needed to find the place of a value.
package struct DocumentSource: Sendable {
  package let file: String
  package let bytes: [UInt8]
  package let root: JSONValue
  package let limits: Limits

  package init(_ data: Data, file: String, limits: Limits) throws(DocumentError) {
    guard data.count <= limits.fileBytes else {
      let bound = limits.fileBytes
      throw DocumentError(
        code: ErrorCode.tooBig,
        path: "",
        message: "The file has \(data.count) bytes, but may have at most \(bound)",
        file: file
      )
    }
    self.file = file
    self.limits = limits
    bytes = [UInt8](data)
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(bytes)
    } catch {
      let place = TextPlace(offset: error.offset, in: bytes)
      throw DocumentError(
        code: ErrorCode.invalidJSON,
        path: "",
        message: error.message,
        file: file,
        line: place.line,
        column: place.column
      )
    }
  }

  /// Reads the file's members, and adds the place to errors.
  package func reading<Result>(
    _ read: (FieldReader) throws(ProtocolError) -> Result
  ) throws(DocumentError) -> Result {
    do throws(ProtocolError) {
      return try read(try FieldReader(root, path: "", limits: limits))
    } catch {
      throw located(error)
    }
  }

  /// The error with the line and column of its field.
  package func located(_ error: ProtocolError) -> DocumentError {
    let place = TextPlace(offset: root.offset(ofPath: error.field), in: bytes)
    return DocumentError(
      code: error.code,
      path: error.field,
      message: error.message,
      file: file,
      line: place.line,
      column: place.column
    )
  }

  /// A warning about a member.
  package func warning(_ code: String, _ message: String, path: String, offset: Int) -> Diagnostic {
    let place = TextPlace(offset: offset, in: bytes)
    return Diagnostic(
      severity: .warning,
      code: code,
      message: message,
      file: file,
      line: place.line,
      column: place.column,
      path: path
    )
  }
}

/// Compares and hashes name and bytes; everything else follows from them.
extension DocumentSource: Hashable {
  package static func == (left: DocumentSource, right: DocumentSource) -> Bool {
    left.file == right.file && left.bytes == right.bytes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(bytes)
  }
}

extension JSONValue {
  /// The byte offset of the value at a path such as `sections[2].items[14].width`, or of the
  /// nearest container with a known place.
  package func offset(ofPath path: String) -> Int {
    var value = self
    var offset = 0
    if case .object(let object) = self { offset = object.offset }
    for part in path.split(whereSeparator: { $0 == "." || $0 == "[" }) {
      switch value {
      case .object(let object):
        let key = String(part)
        offset = object.offset(of: key)
        guard let next = object[key] else { return offset }
        value = next
      case .array(let values):
        guard let index = Int(part.dropLast()), values.indices.contains(index) else {
          return offset
        }
        value = values[index]
        if case .object(let object) = value { offset = object.offset }
      case .null, .flag, .number, .text: return offset
      }
    }
    return offset
  }
}
