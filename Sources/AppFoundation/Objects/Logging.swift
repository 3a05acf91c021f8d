// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Layout files may write to the system's log. The engine has no output, so all messages are
// dropped.

/// A message for the log, with values that may be marked as private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Who may read a value.
  public struct Privacy: Sendable {
    /// Everyone may read the value.
    public static let `public` = Privacy()
    /// The value is not readable in the log.
    public static let `private` = Privacy()
    /// The value is never readable.
    public static let sensitive = Privacy()
    /// The type of the value decides.
    public static let auto = Privacy()
  }

  /// Builds a message from texts and values; all are dropped.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Makes an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a text between values.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value.
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: Privacy = .auto) {}
  }

  /// Makes a message from a text.
  public init(stringLiteral value: String) {}
  /// Makes a message from texts and values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public var rawValue: UInt8
  /// Makes a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Useful information.
  public static let info = OSLogType(rawValue: 1)
  /// Information for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A serious error.
  public static let fault = OSLogType(rawValue: 17)
}

/// A log of an app; its messages are dropped.
public struct OSLog: Sendable {
  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log without messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Makes a log.
  public init(subsystem: String, category: String) {}
}

/// Writes to a log; all messages are dropped.
public struct Logger: Sendable {
  /// Makes a logger for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Makes a logger for the default log.
  public init() {}
  /// Makes a logger for a log.
  public init(_ log: OSLog) {}

  /// Writes a message.
  public func log(_ message: OSLogMessage) {}
  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes a message for tracing.
  public func trace(_ message: OSLogMessage) {}
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) {}
  /// Writes useful information.
  public func info(_ message: OSLogMessage) {}
  /// Writes important information.
  public func notice(_ message: OSLogMessage) {}
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Writes an error.
  public func error(_ message: OSLogMessage) {}
  /// Writes a serious error.
  public func critical(_ message: OSLogMessage) {}
  /// Writes a fault, which should never happen.
  public func fault(_ message: OSLogMessage) {}
}

/// Writes a message to the log; it is dropped.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {}

/// Writes a message with a level to the log; it is dropped.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Marks intervals for tools; they are dropped.
public struct OSSignposter: Sendable {
  /// Which tool shows the marks.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points of interest.
    public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
  }
  /// An interval that began.
  public struct IntervalState: Sendable {}

  /// Makes a signposter for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Makes a signposter for a tool.
  public init(subsystem: String, category: Category) {}
  /// Makes a signposter for a log.
  public init(logger: Logger) {}
  /// Begins an interval.
  public func beginInterval(_ name: StaticString) -> IntervalState { IntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
}

/// A lock around a value; one thread does all work here.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    var state: State
    let lock = NSRecursiveLock()
    init(_ state: State) { self.state = state }
  }
  private let box: Box

  /// Makes a lock around a value.
  public init(initialState: State) { box = Box(initialState) }
  /// Makes a lock around a value.
  public init(uncheckedState: State) { box = Box(uncheckedState) }
  /// Makes a lock.
  public init() where State == Void { box = Box(()) }

  /// Does something with the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  /// Does something with the value.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}
