// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What layout files write to the system's log. The engine does no output: it goes nowhere.

/// Text for the log, in which values may be marked as private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Who may read a value.
  public struct Privacy: Sendable {
    /// Everybody.
    public static let `public` = Privacy()
    /// Nobody.
    public static let `private` = Privacy()
    /// Nobody, ever.
    public static let sensitive = Privacy()
    /// As the kind of value has it.
    public static let auto = Privacy()
  }

  /// Takes values of every kind.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Makes an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a part between values.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value.
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: Privacy = .auto) {}
  }

  /// Takes a text.
  public init(stringLiteral value: String) {}
  /// Takes a text with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public var rawValue: UInt8
  /// Makes a level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual one.
  public static let `default` = OSLogType(rawValue: 0)
  /// Good to know.
  public static let info = OSLogType(rawValue: 1)
  /// For finding faults.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// Something went badly wrong.
  public static let fault = OSLogType(rawValue: 17)
}

/// A log of an app; what is written goes nowhere.
public struct OSLog: Sendable {
  /// The usual one.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Makes a log.
  public init(subsystem: String, category: String) {}
}

/// Writes to a log; what is written goes nowhere.
public struct Logger: Sendable {
  /// Makes a logger of an app's part.
  public init(subsystem: String, category: String) {}
  /// Makes a logger of the usual log.
  public init() {}
  /// Makes a logger of a log.
  public init(_ log: OSLog) {}

  /// Writes a message.
  public func log(_ message: OSLogMessage) {}
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes what helps to follow a program.
  public func trace(_ message: OSLogMessage) {}
  /// Writes what helps to find faults.
  public func debug(_ message: OSLogMessage) {}
  /// Writes what may be good to know.
  public func info(_ message: OSLogMessage) {}
  /// Writes what is good to know.
  public func notice(_ message: OSLogMessage) {}
  /// Writes what is not as expected.
  public func warning(_ message: OSLogMessage) {}
  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) {}
  /// Writes what went badly wrong.
  public func critical(_ message: OSLogMessage) {}
  /// Writes what never should happen.
  public func fault(_ message: OSLogMessage) {}
}

/// Writes a message to the log; what is written goes nowhere.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {}

/// Writes a message of a level to the log; what is written goes nowhere.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
