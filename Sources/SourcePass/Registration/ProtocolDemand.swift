// SPDX-License-Identifier: Apache-2.0

/// Protocols of the source for which generated code needs an object, for example as an argument.
final class ProtocolDemand {
  private var open: Set<Int> = []
  private(set) var units: Set<Int> = []

  /// The name of the class that stands in for a protocol.
  static func name(_ unit: SourceUnit) -> String { "TesseraNeed\(unit.tag)" }

  /// Notes that a protocol is needed; `false` when nothing can stand in for it, or when it needs
  /// itself.
  func add(_ unit: SourceUnit, _ values: StandInValues) -> Bool {
    if units.contains(unit.id) { return true }
    guard open.insert(unit.id).inserted else { return false }
    defer { open.remove(unit.id) }
    guard case .success = code(unit, values) else { return false }
    units.insert(unit.id)
    return true
  }

  /// Writes the class that stands in for a protocol.
  func code(_ unit: SourceUnit, _ values: StandInValues) -> Result<String, StandInFailure> {
    StandInDelegateWriter(module: values.module, values: values)
      .code(named: Self.name(unit), for: [unit])
  }
}
