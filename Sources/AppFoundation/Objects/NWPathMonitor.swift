// SPDX-License-Identifier: Apache-2.0

/// A way to the network: it always seems to be there.
public struct NWPath: Hashable, Sendable {
  /// Whether a way can be used.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// It can be used.
  public let status = Status.satisfied
  /// Whether it costs money; no.
  public let isExpensive = false
  /// Whether it should be used sparingly; no.
  public let isConstrained = false
  /// Whether a way is of a kind: it is one without wires.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// What leads to a network.
public struct NWInterface: Hashable, Sendable {
  /// The kind of a way.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// Watches the ways to the network, of which nothing is used.
public final class NWPathMonitor: @unchecked Sendable {
  /// Told of the way, on a later turn.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The present way.
  public let currentPath = NWPath()

  /// Watches all ways.
  public init() {}
  /// Watches ways of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Begins.
  public func start(queue: DispatchQueue) {
    WorkClock.current.add(after: 0, on: queue) { [weak self] in
      guard let self else { return }
      pathUpdateHandler?(currentPath)
    }
  }
  /// Ends.
  public func cancel() { pathUpdateHandler = nil }
}
