// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// How an app's sound goes together with that of others; nothing is heard here.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What the sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds beside others.
    public static let ambient = Self(rawValue: "ambient")
    /// Sounds alone, unless the device is silent.
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    /// Music and films.
    public static let playback = Self(rawValue: "playback")
    /// Recording.
    public static let record = Self(rawValue: "record")
    /// Both.
    public static let playAndRecord = Self(rawValue: "playAndRecord")
  }
  /// What the sound is like.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = Self(rawValue: "default")
    /// Speech.
    public static let spokenAudio = Self(rawValue: "spokenAudio")
    /// Films.
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    /// Calls.
    public static let voiceChat = Self(rawValue: "voiceChat")
    /// Recorded films.
    public static let videoRecording = Self(rawValue: "videoRecording")
    /// Measurements.
    public static let measurement = Self(rawValue: "measurement")
  }
  /// What else the sound does.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside other sounds.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Others are quieter.
    public static let duckOthers = Self(rawValue: 2)
    /// Over headsets.
    public static let allowBluetooth = Self(rawValue: 4)
    /// From the loudspeaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// Over headphones.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// Over AirPlay.
    public static let allowAirPlay = Self(rawValue: 64)
  }
  /// What others are told.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That they may go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  private static let session = AVAudioSession()
  /// Posted when something else needs the sound; never here.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  /// Posted when the sound goes elsewhere; never here.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification"
  )

  /// What the sound is for.
  open private(set) var category = Category.soloAmbient
  /// How loud the device is.
  open var outputVolume: Float { 0.5 }
  /// Whether others are heard.
  open var isOtherAudioPlaying: Bool { false }

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { session }
  /// Says what the sound is for.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Says what the sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    self.category = category
  }
  /// Says what the sound is for.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Begins or ends.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Everything is allowed.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    WorkClock.current.add(after: 0, on: .main) { response(true) }
  }
}

/// Is told of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound cannot be played; never called here.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  /// Does nothing, because the method is optional.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing, because the method is optional.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound of a file, which is not heard and seems to last three minutes.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// What is told of the sound; a weak reference.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is, in seconds.
  open var duration: TimeInterval { 180 }
  /// How loud it is.
  open var volume: Float = 1
  /// How fast it plays.
  open var rate: Float = 1
  /// Whether its speed may change; recorded.
  open var enableRate = false
  /// How often it is repeated; −1 for ever.
  open var numberOfLoops = 0
  /// Whether its loudness is measured; recorded.
  open var isMeteringEnabled = false
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// The file.
  public let url: URL?

  /// Makes a player of a file.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Makes a player of bytes.
  public init(data: Data) throws { url = nil }
  /// Gets ready.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Rests.
  open func pause() { isPlaying = false }
  /// Ends.
  open func stop() { isPlaying = false }
}

/// Says texts; nothing is heard.
open class AVSpeechSynthesizer: NSObject {
  /// Whether it speaks.
  open private(set) var isSpeaking = false
  /// Speaks.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Ends.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
}
/// Where speech ends.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}
/// A text to say.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// How fast it is said.
  open var rate: Float = 0.5
  /// Who says it.
  open var voice: AVSpeechSynthesisVoice?
  /// Makes one from a text.
  public init(string: String) { speechString = string }
}
/// Who says a text.
open class AVSpeechSynthesisVoice: NSObject {
  /// Somebody of a language.
  public init?(language languageCode: String?) {}
}
