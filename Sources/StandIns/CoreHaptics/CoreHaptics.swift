// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a device can do.
public protocol CHHapticDeviceCapability: Sendable {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// One value of what is felt.
public final class CHHapticEventParameter: NSObject, Sendable {
  public enum ID: String, Sendable {
    case hapticIntensity = "HapticIntensity"
    case hapticSharpness = "HapticSharpness"
    case attackTime = "AttackTime"
    case decayTime = "DecayTime"
    case releaseTime = "ReleaseTime"
    case sustained = "Sustained"
  }
  public let parameterID: ID
  public let value: Float
  public init(parameterID: ID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// Something that is felt, at a time in seconds.
public final class CHHapticEvent: NSObject, Sendable {
  public enum EventType: String, Sendable {
    case hapticTransient = "HapticTransient"
    case hapticContinuous = "HapticContinuous"
    case audioContinuous = "AudioContinuous"
    case audioCustom = "AudioCustom"
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public let relativeTime: TimeInterval
  public let duration: TimeInterval

  public init(
    eventType type: EventType,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime) = (type, eventParams, time)
    self.duration = duration
  }
}

/// A value at a time while something is felt.
public final class CHHapticDynamicParameter: NSObject, Sendable {
  public let value: Float
  public let relativeTime: TimeInterval
  public init(parameterID: CHHapticEventParameter.ID, value: Float, relativeTime time: TimeInterval)
  {
    (self.value, relativeTime) = (value, time)
  }
}

/// Several things that are felt one after the other.
public final class CHHapticPattern: NSObject, Sendable {
  public let duration: TimeInterval

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
}

/// Plays patterns, which nobody feels here; a simulator cannot be felt either.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case systemError = -1
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  public override init() { super.init() }

  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> Void) {
    finishedHandler(nil)
  }
}

private final class SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func cancel() throws {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0
