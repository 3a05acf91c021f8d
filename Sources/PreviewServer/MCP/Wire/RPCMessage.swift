// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// One message of JSON-RPC 2.0.
///
/// - Source: the JSON-RPC 2.0 specification, with the Model Context Protocol's narrower ids.
enum RPCMessage: Equatable {
  case request(id: RPCIdentifier, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// An answer; this server asks nothing, so it ignores them.
  case response

  /// Reads one line.
  ///
  /// - Throws: `RPCFailure` with the id of the request that is wrong, if it has one.
  init(_ line: [UInt8]) throws(RPCFailure) {
    let value: JSONValue
    do throws(ProtocolError) {
      value = try JSONValue.parse(line)
    } catch {
      throw RPCFailure(id: nil, error: .parse("the line is not JSON: \(error.message)"))
    }
    guard case .object(let object) = value else {
      let words = "a message must be an object; there are no batches in this protocol"
      throw RPCFailure(id: nil, error: .invalidRequest(words))
    }
    try self.init(object)
  }

  private init(_ object: JSONObject) throws(RPCFailure) {
    let id = try object["id"].map { value throws(RPCFailure) in try RPCIdentifier(value) }
    func wrong(_ words: String) -> RPCFailure {
      RPCFailure(id: id, error: .invalidRequest(words))
    }
    guard object["jsonrpc"] == .text("2.0") else { throw wrong("jsonrpc must be \"2.0\"") }
    guard let method = object["method"] else {
      guard id != nil, object["result"] != nil || object["error"] != nil else {
        throw wrong("method is missing")
      }
      self = .response
      return
    }
    guard case .text(let method) = method else { throw wrong("method must be a text") }
    let params = object["params"]
    switch params {
    case nil, .object: break
    default:
      throw RPCFailure(id: id, error: .invalidParams("params must be an object"))
    }
    self =
      id.map { .request(id: $0, method: method, params: params) }
      ?? .notification(method: method, params: params)
  }
}

/// The id of a request: a text or a whole number.
enum RPCIdentifier: Hashable {
  case text(String)
  case number(Int64)

  /// Whole numbers up to this one are exact in every JSON reader.
  private static let greatest = 9_007_199_254_740_991.0
  /// The longest text, in bytes: it is repeated in the answer.
  private static let mostBytes = 1024

  /// Reads an id.
  init(_ value: JSONValue) throws(RPCFailure) {
    switch value {
    case .text(let text) where text.utf8.count <= Self.mostBytes: self = .text(text)
    case .number(let number)
    where number == number.rounded() && number.magnitude <= Self.greatest:
      self = .number(Int64(number))
    default:
      let words = "id must be a text of at most \(Self.mostBytes) bytes or a whole number"
      throw RPCFailure(id: nil, error: .invalidRequest(words))
    }
  }

  var json: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(Double(number))
    }
  }
}

/// The reason why a request has no result.
struct RPCError: Error, Equatable {
  /// The number of its kind, as JSON-RPC has them.
  var code: Int
  var message: String

  static func parse(_ message: String) -> RPCError { RPCError(code: -32_700, message: message) }
  static func invalidRequest(_ message: String) -> RPCError {
    RPCError(code: -32_600, message: message)
  }
  static func noMethod(_ message: String) -> RPCError { RPCError(code: -32_601, message: message) }
  static func invalidParams(_ message: String) -> RPCError {
    RPCError(code: -32_602, message: message)
  }
  /// The first number of those that servers may choose: too much was asked for at once.
  static func busy(_ message: String) -> RPCError { RPCError(code: -32_000, message: message) }
}

/// A line that is no right message.
struct RPCFailure: Error, Equatable {
  /// The id in the line; `nil` if none can be read.
  var id: RPCIdentifier?
  var error: RPCError
}

extension JSONValue {
  private static func answer(_ id: RPCIdentifier?, _ key: String, _ value: JSONValue) -> JSONValue {
    .members([("jsonrpc", .text("2.0")), ("id", id?.json ?? .null), (key, value)])
  }

  /// The answer to a request.
  static func result(_ value: JSONValue, to id: RPCIdentifier) -> JSONValue {
    answer(id, "result", value)
  }

  /// The refusal of a request.
  static func refusal(_ error: RPCError, of id: RPCIdentifier?) -> JSONValue {
    let members: [(String, JSONValue?)] = [
      ("code", .integer(error.code)), ("message", .text(error.message)),
    ]
    return answer(id, "error", .members(members))
  }
}
