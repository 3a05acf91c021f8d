// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

/// The title of what is played.
public let MPMediaItemPropertyTitle = "title"
/// Who made what is played.
public let MPMediaItemPropertyArtist = "artist"
/// The album of what is played.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The picture of what is played.
public let MPMediaItemPropertyArtwork = "artwork"
/// How long it is.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Where it is.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// What the device shows of what is played; kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  /// The center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// What is shown.
  open var nowPlayingInfo: [String: Any]?
  /// Whether something is played.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  case interrupted = 4
}

/// A picture of what is played.
open class MPMediaItemArtwork: NSObject {
  /// Makes one that gives a picture in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}

/// How a command from outside was answered.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A command that somebody gave.
open class MPRemoteCommandEvent: NSObject {}
/// A command to go to a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The time.
  open var positionTime: TimeInterval { 0 }
}

/// A command from outside; none comes here.
open class MPRemoteCommand: NSObject {
  /// Whether it can be given.
  open var isEnabled = true
  /// Remembers nothing, because none comes.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  /// Remembers nothing, because none comes.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Forgets nothing.
  open func removeTarget(_ target: Any?) {}
}
/// A command to go on or back by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The seconds.
  open var preferredIntervals: [NSNumber] = []
}
/// A command to go to a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The commands from outside.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  /// The center of the app.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Rests.
  public let pauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Plays or rests.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes on by some seconds.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back by some seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes to a time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// A slider for how loud the device is.
@preconcurrency @MainActor
open class MPVolumeView: UISlider {
  /// Whether there is a button for where sound goes; recorded.
  open var showsRouteButton = true
  /// Whether the slider is shown.
  open var showsVolumeSlider = true { didSet { isHidden = !showsVolumeSlider } }
}
