// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Links to the server, and who comes in with them.
extension SessionMachine {
  mutating func share(
    _ step: ShareStep,
    from origin: CommandOrigin,
    now: Double
  ) throws(ProtocolError) {
    let client = origin.client
    desk.inform(client)
    switch step {
    case .list: send(client, desk.message)
    case .make(let role):
      let name = clients[client]?.name ?? ""
      let token = environment.makeSecret()
      guard desk.make(role, by: name, token: token, bound: limits.links) != nil else {
        throw ProtocolError(
          code: ErrorCode.tooMany,
          field: "link",
          message: "there may be at most \(limits.links) links; end some first"
        )
      }
      tellLinks()
    case .end(let link): try end(link, by: client)
    case .open:
      guard clients[client]?.isRemote == false else {
        throw Self.roleError("only somebody on the server's machine can open it to the network")
      }
      guard desk.network.canOpen else {
        throw Self.roleError("this server was started for the network, or cannot be opened to it")
      }
      return effects.append(.listen(true, origin))
    case .shut: return effects.append(.listen(false, origin))
    }
    acknowledge(client, seq: origin.seq, view: origin.view)
  }

  private static func roleError(_ message: String) -> ProtocolError {
    ProtocolError(code: SessionErrorCode.role, field: "step", message: message)
  }

  private mutating func end(_ id: UInt64, by client: UInt64) throws(ProtocolError) {
    guard let link = desk.end(id) else {
      throw ProtocolError(
        code: SessionErrorCode.notFound,
        field: "link",
        message: "there is no link \(id); it may have ended"
      )
    }
    let name = clients[client]?.name ?? ""
    let reason = (name.isEmpty ? "it was ended" : "\(name) ended it") + "; ask for a new one"
    for guest in link.clients.sorted() { dismiss(guest, .linkEnded, reason) }
    tellLinks()
  }

  /// Takes what became of listening on the network.
  mutating func listened(_ network: ShareDesk.Network, from origin: CommandOrigin) -> [Effect] {
    let wasOpen = desk.network.isOpen
    desk.network = network
    if wasOpen, !network.isOpen {
      for client in clients.keys.sorted() where clients[client]?.isRemote == true {
        dismiss(client, .linkEnded, "the server is no longer open to the network")
      }
    }
    tellLinks()
    acknowledge(origin.client, seq: origin.seq, view: origin.view)
    return drain()
  }

  private mutating func tellLinks() {
    let readers = desk.readers.filter { clients[$0]?.role == .edit }.sorted()
    if !readers.isEmpty { effects.append(.broadcast(clients: readers, desk.message)) }
  }

  /// Lets a client in with a token, or says why not.
  mutating func letIn(_ client: UInt64, token: String?) -> ProtocolError? {
    let isRemote = clients[client]?.isRemote ?? false
    switch desk.entry(token: token, door: environment.token, isRemote: isRemote) {
    case .door: clients[client]?.role = .edit
    case .link(let link, let role):
      clients[client]?.role = role
      clients[client]?.link = link
      desk.enter(client, by: link)
      tellLinks()
    case .ended(let reason):
      return ProtocolError(code: SessionErrorCode.linkEnded, field: "token", message: reason)
    case .refused(let reason):
      return ProtocolError(code: SessionErrorCode.token, field: "token", message: reason)
    }
    return nil
  }

  /// Notes that a client is gone.
  mutating func letOut(_ client: UInt64, by link: UInt64?) {
    if desk.leave(client, by: link) { tellLinks() }
  }
}
