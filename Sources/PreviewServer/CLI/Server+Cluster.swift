// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension ClusterDesk {
  /// What there is at present, for those who watch.
  var census: ClusterCensus {
    ClusterCensus(
      isConnected: bus.isConnected,
      stages: epochs.count,
      others: owners.count,
      guests: guestCount,
      figures: figures
    )
  }
}

/// What stages have to do with other servers.
extension Server: ClusterHost {
  func close(_ client: UInt64, _ code: CloseCode, _ reason: String) {
    connections[client]?.close(code, reason)
  }

  /// Carries out what concerns other servers.
  func share(_ effect: Effect) {
    guard let cluster else { return }
    switch effect {
    case .forward(let stage, let client, let message):
      cluster.forward(message, from: client, on: stage)
    case .gone(let client, let isForGood):
      guard session.cluster?.isGuest(client) == false else { return }
      cluster.gone(client, isForGood: isForGood)
    case .publish(let stage, let view, let bytes): cluster.publish(bytes, of: view, on: stage)
    case .relay(let stage, let view, let message, let toDriver):
      cluster.relay(message, of: view, on: stage, toDriver: toDriver)
    case .mirror(let stage, let view): cluster.mirror(view, of: stage)
    case .unmirror(let view): cluster.unmirror(view)
    default: break
    }
  }
}
