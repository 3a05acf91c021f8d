// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol
import UIKit

/// The screen of an app around the collection view.
extension StageView {
  /// The most places of the wire for numbers that a view may have wrong.
  private static let farthest = 1e6

  /// Lays the screen out again, and follows the place of the collection view.
  ///
  /// - Returns: Whether the app shows another collection view.
  func settleScreen() -> Bool {
    guard let screen = seat.screen else { return false }
    screen.settle()
    if screen.takeFront() { return true }
    // What the app did on its own is told now, and not at the next touch.
    collectionView.layoutIfNeeded()
    viewport.followPlace()
    seat.mirrorItems()
    return false
  }

  /// The next time for which a gesture waits, in the content or around it.
  var gestureDeadline: Double? {
    [touching.gestureDeadline, seat.screen?.gestureDeadline].compactMap { $0 }.min()
  }

  /// Notes that code of the screen's app ran by the clock of the frames.
  func noteScreenFrame() { seat.screen?.noteFrame() }

  /// Tells the recognisers of the screen that time passed.
  func noteScreenTime(_ now: Double) {
    guard let screen = seat.screen, let due = screen.gestureDeadline, due <= now else { return }
    touching.screenClock.passed(to: now)
    screen.gestureTimePassed(to: now)
    collectionView.performAnimated(nil) {}
  }

  /// Lifts the fingers of a gone client from the screen.
  func takeScreenFingersAway() {
    guard !touching.screenClock.lift().isEmpty else { return }
    seat.screen?.takeFingersAway(timestamp: touching.screenClock.now)
  }

  /// What the view shows around its collection view, if that differs from what was told last.
  func takeScreen() -> StageScreen? {
    guard let screen = seat.screen else { return nil }
    var picture = picture(of: screen)
    guard picture != toldScreen else { return nil }
    toldScreen = picture
    picture.revision = feed.revision
    return picture
  }

  /// The picture without its revision.
  private func picture(of screen: LiveScreen) -> StageScreen {
    let figure = screen.figure
    let size = shownViewport
    let direction = ScrollingDirection(of: collectionView)
    let place = screen.place
    let inset = place == nil ? .zero : collectionView.adjustedContentInset
    let frame = place ?? CGRect(x: 0, y: 0, width: size.width, height: size.height)
    return StageScreen(
      revision: 0,
      place: figure.place.map { PaintBox($0, radius: figure.radius) },
      reach: figure.reach.map { PaintBox($0, radius: figure.reachRadius) },
      list: screen.shownNumber,
      mirror: Self.mirror(figure.mirror),
      motion: figure.motion.map {
        StageScreen.Motion(
          place: ScreenPrecision.transform($0.numbers).map(Self.bounded),
          opacity: ScreenPrecision.share($0.opacity)
        )
      },
      isChanging: screen.isChanging,
      insets: Insets(
        top: Self.told(frame.minY + inset.top),
        left: Self.told(frame.minX + inset.left),
        bottom: Self.told(size.height - frame.maxY + inset.bottom),
        right: Self.told(size.width - frame.maxX + inset.right)
      ),
      collapse: ScreenPrecision.length(screen.collapse),
      scrolls: direction.rawValue,
      takesAcross: screen.takesDrags(sideways: direction != .horizontal),
      takesAlong: screen.takesDrags(sideways: direction == .horizontal),
      takesAtEdge: StageScreen.EdgeDrags(rawValue: screen.edgeDrags.rawValue) ?? .none,
      isStill: !collectionView.isScrollEnabled,
      bounce: direction.bounce(of: collectionView),
      indicators: StageScreen.Indicators(of: collectionView),
      layers: figure.layers.map(Self.layer),
      controls: figure.controls.suffix(Limits.standard.screenControls).map(Self.control),
      canGoBack: screen.canGoBack,
      field: screen.edited.map {
        StageScreen.Field(
          place: ContentRect(screen: $0.place),
          text: $0.text,
          label: $0.label,
          size: ScreenPrecision.length($0.size),
          hasKeyboard: screen.hasKeyboard
        )
      }
    )
  }

  private static func told(_ length: CGFloat) -> Double { bounded(ScreenPrecision.length(length)) }

  private static func bounded(_ number: Double) -> Double { min(farthest, max(-farthest, number)) }

  private static func mirror(_ mirror: ScreenMirror) -> StageScreen.Mirror? {
    guard mirror != ScreenMirror() else { return nil }
    return StageScreen.Mirror(x: mirror.x.map(told), y: mirror.y.map(told))
  }

  private static func layer(_ layer: ScreenLayer) -> StageScreen.Layer {
    let light = ScreenPaint(isDark: false).operations(layer.steps)
    let dark = ScreenPaint(isDark: true).operations(layer.steps)
    return StageScreen.Layer(
      isOver: layer.isOver,
      light: light,
      dark: dark == light ? nil : dark,
      clip: layer.clip.map { PaintBox($0, radius: 0) },
      follows: layer.follows.map { range($0.lowerBound, $0.upperBound) },
      appears: layer.appears.map { range($0.from, $0.to) }
    )
  }

  private static func range(_ from: CGFloat, _ to: CGFloat) -> StageScreen.Range {
    StageScreen.Range(from: ScreenPrecision.length(from), to: ScreenPrecision.length(to))
  }

  private static func control(_ control: ScreenControl) -> StageScreen.Control {
    StageScreen.Control(
      place: ContentRect(screen: control.place),
      role: StageScreen.Control.Role(rawValue: control.role.rawValue) ?? .area,
      label: control.label,
      isOn: control.isOn,
      isInContent: control.isInContent,
      drags: StageScreen.Control.Drags(rawValue: control.drags.rawValue) ?? .both,
      press: control.press.map { Double($0) }
    )
  }
}

extension LiveScreen {
  /// Gives the window the size and the appearance of a page's viewport, and the direction of reading and the text size
  /// of settings; without these, it keeps both.
  func fit(_ viewport: Viewport, _ settings: CollectionSettings? = nil) {
    fit(
      CGSize(width: viewport.width, height: viewport.height),
      Device(
        covered: UIEdgeInsets(viewport.insets),
        scale: CGFloat(viewport.scale),
        style: viewport.isDark ? .dark : .light,
        textSize: settings?.textSize ?? viewport.traits.textSize.map { UIContentSizeCategory($0) },
        keyboard: CGFloat(viewport.traits.keyboard),
        reading: settings?.reading,
        reducesMotion: viewport.traits.reducesMotion
      )
    )
  }
}

extension LiveScreen.Finger {
  /// The progress of a touch.
  init(_ phase: StageTouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
