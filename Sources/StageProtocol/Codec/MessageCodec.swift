// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Converts messages to JSON text and back.
///
/// Unknown members are ignored, so that a newer peer can send more. Any other error is answered
/// with the path of the field and its bound.
public enum MessageCodec {
  /// Reads a client's message.
  public static func decodeClient(
    _ bytes: Data,
    limits: Limits
  ) throws(ProtocolError) -> ClientMessage {
    try ClientMessage.form.read(try reader(bytes, limits.messageBytes, limits))
  }

  /// The number of a client's command that cannot be read, so that the error can name the command.
  public static func sequenceNumber(of bytes: Data, limits: Limits) -> UInt64? {
    do throws(ProtocolError) {
      return try reader(bytes, limits.messageBytes, limits).identifier("seq")
    } catch {
      return nil
    }
  }

  /// Reads a message of the server to a client.
  public static func decodeServer(
    _ bytes: Data,
    limits: Limits
  ) throws(ProtocolError) -> ServerMessage {
    try ServerMessage.form.read(try reader(bytes, limits.hostMessageBytes, limits))
  }

  /// Reads a message of the server to a stage host.
  public static func decodeHostCommand(
    _ bytes: Data,
    limits: Limits
  ) throws(ProtocolError) -> HostCommand {
    try HostCommand.form.read(try reader(bytes, limits.hostMessageBytes, limits))
  }

  /// Reads a stage host's message.
  public static func decodeHostReport(
    _ bytes: Data,
    limits: Limits
  ) throws(ProtocolError) -> HostReport {
    try HostReport.form.read(try reader(bytes, limits.hostMessageBytes, limits))
  }

  /// Writes a client's message.
  public static func encode(_ message: ClientMessage) -> Data {
    Data(JSONWriter.bytes(of: ClientMessage.form.json(of: message)))
  }

  /// Writes a message of the server to a client.
  public static func encode(_ message: ServerMessage) -> Data {
    Data(JSONWriter.bytes(of: ServerMessage.form.json(of: message)))
  }

  /// Writes a message of the server to a stage host.
  public static func encode(_ message: HostCommand) -> Data {
    Data(JSONWriter.bytes(of: HostCommand.form.json(of: message)))
  }

  /// Writes a stage host's message.
  public static func encode(_ message: HostReport) -> Data {
    Data(JSONWriter.bytes(of: HostReport.form.json(of: message)))
  }

  private static func reader(
    _ data: Data,
    _ bound: Int,
    _ limits: Limits
  ) throws(ProtocolError) -> FieldReader {
    guard data.count <= bound else {
      throw ProtocolError.tooBig("The message", data.count, bound)
    }
    let bytes = [UInt8](data)
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(bytes)
    } catch {
      throw error.protocolError(in: bytes)
    }
    return try FieldReader(value, path: "", limits: limits)
  }
}
