// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension FileManager {
  /// The folder that apps of a group share; one among the temporary files.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    temporaryDirectory.appendingPathComponent(groupIdentifier)
  }
}

extension Bundle {
  /// The receipt of the store; there is none.
  public var appStoreReceiptURL: URL? { nil }
}

extension ProcessInfo {
  /// Whether the device saves power; no.
  public var isLowPowerModeEnabled: Bool { false }
}
