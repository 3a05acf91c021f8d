// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import AVKit
import Combine
import CoreText
import MediaPlayer
import Network
import Observation
import OSLog
import PhotosUI
import Security
import SwiftUI
import UIKit

@Observable final class Counter {
  var count = 0
  @ObservationIgnored var hidden = 0
}

final class Watched: NSObject {
  @objc dynamic var progress = 0.0
}

final class UsualModern: UIViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, PHPickerViewControllerDelegate {
  private static let log = os.Logger(subsystem: "app", category: "ui")
  private let counter = Counter()
  private let watched = Watched()
  private let manager = UndoManager()
  private var bag = Set<AnyCancellable>()
  private var observation: NSKeyValueObservation?
  private let player = AVPlayer(url: URL(string: "https://example.org/a.mp3")!)
  private let monitor = NWPathMonitor()
  private var hosting: UIHostingController<Badge>?

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.info("count \(self.counter.count, privacy: .public)")
    withObservationTracking { title = "\(counter.count)" } onChange: { [weak self] in Task { @MainActor in self?.title = "" } }
    watched.publisher(for: \.progress).sink { _ in }.store(in: &bag)
    publisher(for: \.isEditing, options: [.new]).sink { _ in }.store(in: &bag)
    observation = player.observe(\.timeControlStatus, options: [.initial, .new]) { player, change in _ = change.newValue }
    NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime).sink { _ in }.store(in: &bag)
    _ = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { time in _ = CMTimeGetSeconds(time) }
    try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: [.allowAirPlay])
    MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "x"]
    monitor.pathUpdateHandler = { path in _ = path.status == .satisfied }
    monitor.start(queue: DispatchQueue(label: "net"))
    manager.registerUndo(withTarget: counter) { $0.count = 0 }
    let host = UIHostingController(rootView: Badge(text: "x").padding())
    addChild(host)
    view.addSubview(host.view)
    hosting = UIHostingController(rootView: Badge(text: "y"))
    let calendar = UICalendarView()
    calendar.delegate = self
    calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
    CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/x.ttf") as CFURL, .process, nil)
    var item: CFTypeRef?
    let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me", kSecReturnData as String: true]
    if SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess { _ = item as? Data }
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in _ = status == .authorized }
    let assets = PHAsset.fetchAssets(with: .image, options: nil)
    PHPhotoLibrary.shared().performChanges({
      PHAssetChangeRequest.deleteAssets([assets.object(at: 0)] as NSArray)
      PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "x").addAssets(assets)
    }) { _, _ in }
    PHImageManager.default().requestImage(for: assets.object(at: 0), targetSize: .zero, contentMode: .aspectFill, options: nil) { image, _ in _ = image }
  }

  func texts() throws {
    _ = try AttributedString(markdown: "**a**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    _ = try NSAttributedString(markdown: "_a_")
    _ = Measurement(value: 3, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .road))
    _ = MeasurementFormatter().string(from: Measurement(value: 3, unit: UnitMass.kilograms))
    _ = ListFormatter.localizedString(byJoining: ["a", "b"])
    let detector = try NSDataDetector(types: 32)
    _ = detector.firstMatch(in: "x", options: [], range: NSRange(location: 0, length: 1))?.url
    _ = String(localized: "^[\(3) habit](inflect: true)")
    _ = try Data(contentsOf: URL(fileURLWithPath: "/x"), options: .mappedIfSafe)
    _ = try Data(contentsOf: URL(fileURLWithPath: "/x"))
    _ = URLCache(memoryCapacity: 1, diskCapacity: 1)
    _ = URLCache(memoryCapacity: 1, diskCapacity: 1, diskPath: nil)
    _ = URL.documentsDirectory
    _ = ["b", "a"].sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard))
  }

  func pick() {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .livePhotos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
      result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in _ = image as? UIImage }
    }
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
  func image(_ image: UIImage) async -> UIImage? { await image.byPreparingThumbnail(ofSize: .zero) ?? image }

  func cell() -> any UIContentConfiguration {
    UIHostingConfiguration {
      HStack { Text("a") }
    }
    .margins(.all, 8)
    .margins(.horizontal, 16)
    .background(.thinMaterial)
  }
}

final class UsualEvent<Target: AnyObject>: NSObject {
  func follow(_ control: UIControl) { control.addTarget(self, action: #selector(fire), for: .touchUpInside) }
  @objc private func fire() {}
}

final class UsualEffect: UIVisualEffectView {
  init() { super.init(effect: UIBlurEffect(style: .systemMaterial)) }
  required init?(coder: NSCoder) { fatalError() }
}
