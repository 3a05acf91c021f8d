// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AppFoundation
public import Foundation
public import UIKit

/// A sound or a film at an address; nothing of it is loaded, and it seems to last three minutes.
open class AVAsset: NSObject, @unchecked Sendable {
  private static let seconds = 180.0
  /// Its address.
  public let url: URL
  /// How long it is.
  open var duration: CMTime { CMTime(seconds: Self.seconds, preferredTimescale: 600) }
  /// Whether it can be played.
  open var isPlayable: Bool { true }
  /// Makes one at an address.
  public init(url: URL) { self.url = url }
  /// A value of it, when it is known.
  open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value {
    property.read(self)
  }
}

/// A value of a film that has to be loaded.
public struct AVAsyncProperty<Value> {
  let read: (AVAsset) -> Value
}
extension AVAsyncProperty where Value == CMTime {
  /// How long it is.
  public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: Self { Self { $0.isPlayable } }
}

/// A sound or a film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Makes one at an address; options have no effect.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  /// The sound or film.
  public let asset: AVAsset
  /// It can be played.
  open var status: Status { .readyToPlay }
  /// Why it cannot be played.
  open var error: (any Error)? { nil }
  /// How long it is.
  open var duration: CMTime { asset.duration }
  /// Whether enough of it is there.
  open var isPlaybackLikelyToKeepUp: Bool { true }
  /// Whether nothing of it is there.
  open var isPlaybackBufferEmpty: Bool { false }
  /// The parts that are there: all.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The size of the picture.
  open var presentationSize: CGSize { CGSize(width: 1280, height: 720) }
  /// How far it is looked ahead; recorded.
  open var preferredForwardBufferDuration: TimeInterval = 0
  fileprivate var seconds = 0.0
  /// Where it is.
  open func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
  /// Makes one for a sound or film.
  public init(asset: AVAsset) { self.asset = asset }
  /// Makes one for a sound or film; keys have no effect.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }
  /// Makes one for an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
}

extension Notification.Name {
  /// Posted when a sound or film is over.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when a sound or film could not be played to its end; never here.
  public static let AVPlayerItemFailedToPlayToEndTime = Self(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  /// Posted when playing waits; never here.
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
  /// Posted when a sound or film is over.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

/// Plays sounds and films: nothing is heard or seen, but the time goes on by the stage's clock.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }
  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }
  private struct Watcher {
    var number: Int
    var interval: Double
    var next: Double
    var tell: (CMTime) -> Void
  }

  private static let beat = 0.25
  private var watchers: [Watcher] = []
  private var count = 0
  private var beats: Int?
  /// What it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it plays; 0 while it rests.
  open var rate: Float = 0 { didSet { follow() } }
  /// How fast it plays when it is told to play.
  open var defaultRate: Float = 1
  /// How loud it is; nothing is heard.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits for what is not there yet; recorded.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether other devices may show it; recorded.
  open var allowsExternalPlayback = true
  /// Whether the device stays awake; recorded.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// It can play.
  open var status: Status { .readyToPlay }
  /// Why it cannot play.
  open var error: (any Error)? { nil }
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  /// Makes a player of nothing.
  public override init() { super.init() }
  /// Makes a player.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Makes a player of what is at an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Plays.
  open func play() { rate = defaultRate }
  /// Plays at a speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Rests.
  open func pause() { rate = 0 }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Where it is.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Goes to a time.
  open func seek(to time: CMTime) {
    guard time.isValid else { return }
    currentItem?.seconds = max(0, time.seconds)
    tell(isJump: true)
  }
  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Goes to a time, exactly.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Goes to a time, exactly.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Tells the time again and again.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: AppFoundation.DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    count += 1
    let seconds = max(Self.beat, interval.seconds.isFinite ? interval.seconds : 1)
    watchers.append(Watcher(number: count, interval: seconds, next: 0, tell: block))
    return count
  }
  /// Tells that times are reached; it never does here.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: AppFoundation.DispatchQueue?,
    using block: @escaping @Sendable () -> Void
  ) -> Any { 0 }
  /// Tells no more.
  open func removeTimeObserver(_ observer: Any) {
    watchers.removeAll { $0.number == observer as? Int }
  }

  private func follow() {
    guard rate != 0, beats == nil else { return }
    beats = WorkClock.current.add(after: Self.beat, on: .main, isBeat: true) { [weak self] in
      self?.beats = nil
      self?.goOn()
    }
  }

  private func goOn() {
    guard rate != 0, let item = currentItem else { return }
    item.seconds += Self.beat * Double(rate)
    let end = item.duration.seconds
    if item.seconds >= end {
      item.seconds = end
      if actionAtItemEnd != .none { rate = 0 }
      tell(isJump: true)
      NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    } else {
      tell(isJump: false)
    }
    follow()
  }

  private func tell(isJump: Bool) {
    let time = currentTime()
    for place in watchers.indices where isJump || time.seconds >= watchers[place].next {
      watchers[place].next = time.seconds + watchers[place].interval
      watchers[place].tell(time)
    }
  }
}

/// Plays several sounds or films, one after the other; here the first one.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  /// Makes a player.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  /// What is played and comes next.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes on with the next one.
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    replaceCurrentItem(with: queue.first)
  }
  /// Adds one.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    queue.append(item)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  /// Takes all away.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays something again and again.
open class AVPlayerLooper: NSObject {
  /// Makes a looper.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    player.removeAllItems()
    player.insert(itemToLoop, after: nil)
    player.actionAtItemEnd = .none
  }
  /// Ends.
  open func disableLooping() {}
}

/// How a picture fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole picture.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The whole place.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The whole place, with a distorted picture.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// The place of a film: it is dark.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a picture can be shown.
  open var isReadyForDisplay: Bool { player != nil }
  /// Where the picture is.
  open var videoRect: CGRect { bounds }

  /// Makes a layer for a player.
  @preconcurrency @MainActor public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    backgroundColor = UIColor.black.cgColor
  }
}
