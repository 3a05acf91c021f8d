// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Fetches data by address, from hosts that the command line allows.
extension SessionMachine {
  /// The addresses that are fetched at the same time, for all clients.
  private static let mostFetches = 4

  mutating func fetch(
    _ text: String,
    on stage: String,
    from origin: CommandOrigin
  ) throws(ProtocolError) {
    let address = try DataAddress(text, allowing: environment.dataHosts)
    guard fetching.count < Self.mostFetches, !fetching.contains(origin.client) else {
      throw ProtocolError(
        code: ErrorCode.tooMany,
        field: "address",
        message: "another address is still being fetched; wait for it"
      )
    }
    fetching.append(origin.client)
    effects.append(.fetch(address, stage: stage, client: origin.client))
    // Other commands of the client do not wait for a host of somebody else.
    acknowledge(origin.client, seq: origin.seq, view: origin.view)
  }

  /// Tells a client what an address has.
  mutating func fetched(
    _ address: DataAddress,
    _ result: DataFetch.Result,
    on stage: String,
    by client: UInt64
  ) -> [Effect] {
    fetching.removeAll { $0 == client }
    var fetched = FetchedText(stage: stage, address: address.text, name: "", text: "", failure: "")
    switch result {
    case .text(let text, let name): (fetched.text, fetched.name) = (text, name)
    case .failure(let words): fetched.failure = words
    }
    if clients[client] != nil { send(client, .fetched(fetched)) }
    return drain()
  }
}
