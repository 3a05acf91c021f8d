// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A layout file together with the layout files that its `layouts` name, as one value that travels and is
/// kept like any file.
///
/// A file that names none is its own bytes. One that does is a marker, which no JSON begins with, then the
/// file, then of each other one the name and either its bytes or why there are none.
public struct LayoutBundle: Hashable, Sendable {
  /// A file that another one names.
  public struct Member: Hashable, Sendable {
    /// The name as it stands in `layouts`.
    public var name: String
    /// What the file says; empty when there is a problem.
    public var bytes: Data
    /// Why there are no bytes, in words that go on after the name; `nil` when there are.
    public var problem: String?

    /// Makes a member.
    public init(name: String, bytes: Data = Data(), problem: String? = nil) {
      self.name = name
      self.bytes = bytes
      self.problem = problem
    }
  }

  /// The member of a layout file in which the others' names stand.
  public static let listMember = "layouts"

  private static let marker: UInt8 = 0
  /// Bytes of the smallest member: no name, the kind, and nothing.
  private static let leastMemberBytes = 3
  private enum Kind {
    static let bytes: UInt8 = 0
    static let problem: UInt8 = 1
  }

  /// What the naming file says.
  public var main: Data
  /// The files that it names, each once.
  public var members: [Member]

  /// Puts files together.
  public init(main: Data, members: [Member]) {
    self.main = main
    self.members = members
  }

  /// Takes apart what `bytes` gave; anything without the marker is a file that names no other.
  ///
  /// - Throws: `ProtocolError` where bytes with the marker are not such a value.
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

  /// Everything in one.
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
