// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a server for the Model Context Protocol does with each message; it reads and writes nothing itself.
struct ContextMachine {
  /// A call of a tool.
  struct Call: Equatable {
    let id: RPCIdentifier
    let tool: String
    let arguments: JSONValue
  }

  private enum Phase { case new, ready }

  /// The tools' descriptions, in the protocol's form.
  let tools: [(name: String, description: JSONValue)]
  private var phase = Phase.new
  /// The calls that wait, in their order.
  private(set) var waiting: [Call] = []
  /// The call that runs.
  private(set) var running: Call?
  /// Whether the running call has been given up by the client.
  private(set) var isRunningCancelled = false

  /// The calls that may wait; a client that asks for more gets an error at once.
  static let mostWaiting = 64
  /// The greatest number of bytes of a message.
  static let mostLineBytes = 1024 * 1024

  init(tools: [(name: String, description: JSONValue)]) { self.tools = tools }

  // MARK: Messages

  /// Takes a line.
  ///
  /// - Returns: The answers to be written at once.
  mutating func take(_ line: LineReader.Line) -> [JSONValue] {
    do throws(RPCFailure) {
      guard case .bytes(let bytes) = line else {
        let words = "the line has more than \(Self.mostLineBytes) bytes"
        throw RPCFailure(id: nil, error: .parse(words))
      }
      switch try RPCMessage(bytes) {
      case .response: return []
      case .notification(let method, let params):
        notice(method, params)
        return []
      case .request(let id, let method, let params):
        do throws(RPCError) {
          return try answer(id, method, params).map { [.result($0, to: id)] } ?? []
        } catch {
          throw RPCFailure(id: id, error: error)
        }
      }
    } catch {
      return [.refusal(error.error, of: error.id)]
    }
  }

  private mutating func notice(_ method: String, _ params: JSONValue?) {
    guard method == "notifications/cancelled", case .object(let members)? = params,
      let value = members["requestId"], let id = try? RPCIdentifier(value)
    else { return }
    if running?.id == id { isRunningCancelled = true }
    waiting.removeAll { $0.id == id }
  }

  /// - Returns: The result; `nil` if it comes later.
  private mutating func answer(
    _ id: RPCIdentifier,
    _ method: String,
    _ params: JSONValue?
  ) throws(RPCError) -> JSONValue? {
    guard running?.id != id, !waiting.contains(where: { $0.id == id }) else {
      throw .invalidRequest("another request with this id is not answered yet")
    }
    switch method {
    case "ping": return .members([])
    case "initialize": return try initialize(params)
    case "tools/list":
      try demandStart()
      return try list(params)
    case "tools/call":
      try demandStart()
      try enqueue(id, params)
      return nil
    default:
      throw .noMethod(
        "there is no method \(method); there are initialize, ping, tools/list and tools/call"
      )
    }
  }

  private func demandStart() throws(RPCError) {
    guard phase == .ready else { throw .invalidRequest("the first request must be initialize") }
  }

  private mutating func initialize(_ params: JSONValue?) throws(RPCError) -> JSONValue {
    guard phase == .new else { throw .invalidRequest("initialize was asked for before") }
    guard case .object(let members)? = params, case .text(let asked)? = members["protocolVersion"]
    else { throw .invalidParams("params.protocolVersion must be a text") }
    phase = .ready
    let version = ContextVersion.agreed(with: asked)
    return .members([
      ("protocolVersion", .text(version.rawValue)),
      ("capabilities", .members([("tools", .members([]))])),
      (
        "serverInfo",
        .members([
          ("name", .text("tessera")), ("title", .text("Tessera")),
          ("version", .text(ProductVersion.current)),
        ])
      ),
      ("instructions", .text(Self.instructions)),
    ])
  }

  private static let instructions = """
    Tessera lays out UICollectionView layouts on Linux. Paths are relative to the folder that the server was started for. \
    Begin with list_files, then check or snapshot the files; after each edit of a file, ask again: files are read anew \
    each time. Lengths are points.
    """

  private func list(_ params: JSONValue?) throws(RPCError) -> JSONValue {
    if case .object(let members)? = params, let cursor = members["cursor"], cursor != .null {
      throw .invalidParams("params.cursor is unknown; all tools are on the first page")
    }
    return .members([("tools", .array(tools.map(\.description)))])
  }

  private mutating func enqueue(_ id: RPCIdentifier, _ params: JSONValue?) throws(RPCError) {
    guard case .object(let members)? = params, case .text(let name)? = members["name"] else {
      throw .invalidParams("params.name must be the name of a tool")
    }
    guard tools.contains(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw .invalidParams("there is no tool \(name); the tools are \(names)")
    }
    let arguments = members["arguments"] ?? .null
    switch arguments {
    case .null, .object: break
    default: throw .invalidParams("params.arguments must be an object")
    }
    guard waiting.count < Self.mostWaiting else {
      throw .busy("\(waiting.count) calls wait already; wait for their results")
    }
    let object = arguments == .null ? JSONValue.members([]) : arguments
    waiting.append(Call(id: id, tool: name, arguments: object))
  }

  // MARK: Calls

  /// Begins the call that has waited longest; `nil` if none waits.
  mutating func begin() -> Call? {
    guard running == nil, !waiting.isEmpty else { return nil }
    running = waiting.removeFirst()
    isRunningCancelled = false
    return running
  }

  /// Ends the running call.
  ///
  /// - Returns: The answer; `nil` for a call that the client has given up.
  mutating func end(_ result: JSONValue) -> JSONValue? {
    defer { running = nil }
    return isRunningCancelled ? nil : running.map { .result(result, to: $0.id) }
  }
}
