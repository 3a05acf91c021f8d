// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

/// Tells whether there is a network: on the stage always the same, without a cable.
open class NetworkReachabilityManager: @unchecked Sendable {
  public enum NetworkReachabilityStatus: Hashable, Sendable {
    case unknown
    case notReachable
    case reachable(ConnectionType)

    public enum ConnectionType: Hashable, Sendable {
      case ethernetOrWiFi
      case cellular
      // The names before version 5.
      public static var wwan: ConnectionType { .cellular }
    }
  }

  public typealias Listener = (NetworkReachabilityStatus) -> Void

  public static let `default` = NetworkReachabilityManager()

  private let monitor = NWPathMonitor()
  /// What is told changes to; before version 5 it is set.
  open var listener: Listener?

  public init?() {}
  public convenience init?(host: String) { self.init() }

  open var status: NetworkReachabilityStatus {
    let path = monitor.currentPath
    if path.status != .satisfied { return .notReachable }
    return .reachable(path.usesInterfaceType(.cellular) ? .cellular : .ethernetOrWiFi)
  }
  open var networkReachabilityStatus: NetworkReachabilityStatus { status }
  open var isReachable: Bool { isReachableOnCellular || isReachableOnEthernetOrWiFi }
  open var isReachableOnCellular: Bool { status == .reachable(.cellular) }
  open var isReachableOnEthernetOrWiFi: Bool { status == .reachable(.ethernetOrWiFi) }
  open var isReachableOnWWAN: Bool { isReachableOnCellular }

  @preconcurrency @discardableResult
  open func startListening(
    onQueue queue: AppFoundation.DispatchQueue = .main,
    onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    self.listener = listener
    return startListening(onQueue: queue)
  }

  /// The name before version 5.
  @discardableResult
  open func startListening() -> Bool { startListening(onQueue: .main) }

  private func startListening(onQueue queue: AppFoundation.DispatchQueue) -> Bool {
    queue.async { self.listener?(self.status) }
    return true
  }

  open func stopListening() { listener = nil }
}
