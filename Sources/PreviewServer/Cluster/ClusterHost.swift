// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What the cluster needs of the server.
protocol ClusterHost: AnyObject {
  var session: SessionMachine { get }
  /// Gives an event to the logic, and carries out its decisions.
  func handle(_ event: (inout SessionMachine, Double) -> [Effect])
  /// Sends a text to clients of this server; `key` names what replaces an earlier one.
  func deliver(_ text: Frame, to clients: [UInt64], key: String?)
  /// Closes the connection of a client of this server.
  func close(_ client: UInt64, _ code: CloseCode, _ reason: String)
  func say(_ line: String)
}
