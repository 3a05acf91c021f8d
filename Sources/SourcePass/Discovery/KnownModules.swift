// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The modules that a layout file can import here.
enum KnownModules {
  /// Modules that a stand-in takes the place of.
  static let standIns = GivenModules.standIns

  /// Modules whose names are in another one here.
  static let homes = GivenModules.homes

  /// Whether there is such a module.
  static func contains(_ name: String) -> Bool {
    GivenModules.platform.contains(name) || standIns.contains(name) || homes[name] != nil
  }
}
