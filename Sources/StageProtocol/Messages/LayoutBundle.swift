// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A layout file together with the layout files in its `layouts`, as one value that is sent and
/// kept like a single file.
///
/// A file without others is just its bytes. A file with others is a marker with which no JSON
/// starts, then the file, then for each other file its name and either its bytes or the reason why
/// they are missing.
public struct LayoutBundle: Hashable, Sendable {
  /// A file that another one names.
  public struct Member: Hashable, Sendable {
    /// The name in `layouts`.
    public var name: String
    /// The file's content; empty when there is a problem.
    public var bytes: Data
    /// The reason why the bytes are missing, as the end of a sentence after the name; `nil` when
    /// they are there.
    public var problem: String?

    /// Makes a member.
    public init(name: String, bytes: Data = Data(), problem: String? = nil) {
      self.name = name
      self.bytes = bytes
      self.problem = problem
    }
  }

  /// The member of a layout file that lists the others' names.
  public static let listMember = "layouts"

  private static let marker: UInt8 = 0
  /// The bytes of the smallest member: an empty name, the kind, and no content.
  private static let leastMemberBytes = 3
  private enum Kind {
    static let bytes: UInt8 = 0
    static let problem: UInt8 = 1
  }

  /// The content of the naming file.
  public var main: Data
  /// The named files, each once.
  public var members: [Member]

  /// Joins files.
  public init(main: Data, members: [Member]) {
    self.main = main
    self.members = members
  }

  /// Divides the value of `bytes` into its files; bytes without the marker are a single file.
  ///
  /// - Throws: `ProtocolError` when bytes with the marker have another form.
  public init(_ bytes: Data, limits: Limits) throws(ProtocolError) {
    guard bytes.first == Self.marker else {
      self.init(main: bytes, members: [])
      return
    }
    self = try WireReader.reading([UInt8](bytes)) { reader throws(ProtocolError) in
      _ = try reader.byte("marker")
      let main = try reader.file("file", in: bytes)
      let count = try reader.count(
        "count",
        recordBytes: Self.leastMemberBytes,
        limit: limits.layoutOptions
      )
      var members: [Member] = []
      for _ in 0..<count {
        let name = try reader.text("name", limits: limits)
        switch try reader.byte("kind") {
        case Kind.bytes:
          members.append(Member(name: name, bytes: try reader.file("file", in: bytes)))
        case Kind.problem:
          members.append(Member(name: name, problem: try reader.text("problem", limits: limits)))
        default:
          throw reader.failure(ErrorCode.unknownKind, "kind", "must be 0 or 1")
        }
      }
      return LayoutBundle(main: main, members: members)
    }
  }

  /// All files in one value.
  public var bytes: Data {
    guard !members.isEmpty else { return main }
    var writer = WireWriter()
    writer.putByte(Self.marker)
    writer.put(file: main)
    writer.putVarint(UInt64(members.count))
    for member in members {
      writer.putText(member.name)
      if let problem = member.problem {
        writer.putByte(Kind.problem)
        writer.putText(problem)
      } else {
        writer.putByte(Kind.bytes)
        writer.put(file: member.bytes)
      }
    }
    return Data(writer.bytes)
  }
}

extension WireWriter {
  fileprivate mutating func put(file: Data) {
    putVarint(UInt64(file.count))
    bytes.append(contentsOf: file)
  }
}

extension WireReader {
  fileprivate mutating func file(
    _ field: StaticString,
    in bytes: Data
  ) throws(ProtocolError) -> Data {
    let count = Int(try varint(field))
    guard count <= remaining else { throw truncated(field) }
    let start = bytes.startIndex + position
    position += count
    return Data(bytes[start..<start + count])
  }
}
