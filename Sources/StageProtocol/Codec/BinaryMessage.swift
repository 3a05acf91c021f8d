// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// A binary message of either connection.
public enum BinaryMessage: Hashable, Sendable {
  /// A snapshot or a delta.
  case delta(Delta)
  /// An input file, only between server and stage host.
  case file(FileMessage)

  /// Reads the kind of message that the first byte names.
  public static func decode(
    _ bytes: [UInt8],
    limits: Limits
  ) throws(ProtocolError) -> BinaryMessage {
    guard bytes.first == BinaryKind.file else {
      return .delta(try DeltaDecoder.decode(bytes, limits: limits))
    }
    return .file(try FileMessage.decode(bytes, limits: limits))
  }
}

extension FileMessage {
  /// The message's bytes: kind, role, name, and the file's bytes up to the end.
  public func encode() -> [UInt8] {
    var writer = WireWriter()
    writer.bytes.reserveCapacity(bytes.count + name.utf8.count + 8)
    writer.putByte(BinaryKind.file)
    writer.putByte(role.rawValue)
    writer.putText(name)
    writer.bytes.append(contentsOf: bytes)
    return writer.bytes
  }

  /// Reads the message.
  public static func decode(
    _ bytes: [UInt8],
    limits: Limits
  ) throws(ProtocolError) -> FileMessage {
    try WireReader.reading(bytes) { reader throws(ProtocolError) in
      let kind = try reader.byte("kind")
      guard kind == BinaryKind.file else {
        throw reader.failure(ErrorCode.unknownKind, "kind", "is \(kind), but must be 3")
      }
      let byte = try reader.byte("role")
      guard let role = Role(rawValue: byte) else {
        throw reader.failure(ErrorCode.unknownValue, "role", "is \(byte), but must be 1, 2, 3 or 4")
      }
      let name = try reader.text("name", limits: limits)
      guard reader.remaining <= limits.fileBytes else {
        throw ProtocolError.tooBig("The file \(name)", reader.remaining, limits.fileBytes)
      }
      return FileMessage(role: role, name: name, bytes: Data(bytes[reader.position...]))
    }
  }
}
