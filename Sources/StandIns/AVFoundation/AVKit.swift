// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// Shows a film with its controls: here its dark place.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether there are controls.
  open var showsPlaybackControls = true
  /// How the picture fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it may go on in a corner; recorded.
  open var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen when it plays; recorded.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the controls end with it; recorded.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// A view between the picture and the controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    if let contentOverlayView {
      contentOverlayView.frame = view.bounds
      contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(contentOverlayView)
    }
    guard showsPlaybackControls else { return }
    let play = UIButton(type: .system)
    play.tintColor = .white
    play.setImage(UIImage(systemName: "play.fill"), for: .normal)
    play.addAction(
      UIAction { [weak self] _ in
        guard let player = self?.player else { return }
        player.rate == 0 ? player.play() : player.pause()
      },
      for: .touchUpInside
    )
    play.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(play)
    play.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    play.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

/// A button for where sound goes.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  private static let side: CGFloat = 24
  private let picture = UIImageView(image: UIImage(systemName: "airplayaudio"))
  /// The colour while sound goes elsewhere; recorded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var activeTintColor: UIColor! = .tintColor
  /// Whether devices with pictures come first; recorded.
  open var prioritizesVideoDevices = false

  /// Makes a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
  }
  /// Makes a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
