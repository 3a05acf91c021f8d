// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

public enum NVActivityIndicatorType: CaseIterable, Sendable {
  case blank, ballPulse, ballGridPulse, ballClipRotate, squareSpin, ballClipRotatePulse
  case ballClipRotateMultiple, ballPulseRise, ballRotate, cubeTransition, ballZigZag
  case ballZigZagDeflect, ballTrianglePath, ballScale, lineScale, lineScaleParty
  case ballScaleMultiple, ballPulseSync, ballBeat, ballDoubleBounce, lineScalePulseOut
  case lineScalePulseOutRapid, ballScaleRipple, ballScaleRippleMultiple, ballSpinFadeLoader
  case lineSpinFadeLoader, triangleSkewSpin, pacman, ballGridBeat, semiCircleSpin
  case ballRotateChase, orbit, audioEqualizer, circleStrokeSpin
}

/// Shows that something takes its time: for each type, the system's wheel in the colour and the room given.
@preconcurrency @MainActor
public final class NVActivityIndicatorView: UIView {
  public static var DEFAULT_TYPE = NVActivityIndicatorType.ballSpinFadeLoader
  public static var DEFAULT_COLOR = UIColor.white
  public static var DEFAULT_PADDING: CGFloat = 0

  public var type: NVActivityIndicatorType
  public var color: UIColor { didSet { wheel.color = color } }
  public var padding: CGFloat
  public private(set) var isAnimating = false
  private let wheel = UIActivityIndicatorView(style: .large)

  public init(
    frame: CGRect,
    type: NVActivityIndicatorType? = nil,
    color: UIColor? = nil,
    padding: CGFloat? = nil
  ) {
    self.type = type ?? Self.DEFAULT_TYPE
    self.color = color ?? Self.DEFAULT_COLOR
    self.padding = padding ?? Self.DEFAULT_PADDING
    super.init(frame: frame)
    isHidden = true
    wheel.color = self.color
    addSubview(wheel)
  }

  public required init?(coder: NSCoder) {
    (type, color, padding) = (Self.DEFAULT_TYPE, Self.DEFAULT_COLOR, Self.DEFAULT_PADDING)
    super.init(coder: coder)
    isHidden = true
    addSubview(wheel)
  }

  public override var intrinsicContentSize: CGSize { bounds.size }

  public override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  public func startAnimating() {
    guard !isAnimating else { return }
    isHidden = false
    isAnimating = true
    wheel.startAnimating()
  }

  public func stopAnimating() {
    guard isAnimating else { return }
    isHidden = true
    isAnimating = false
    wheel.stopAnimating()
  }
}
