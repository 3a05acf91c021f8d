// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What takes touches on a screen.
extension ScreenPainter {
  /// The most levels of views in an element that are looked at.
  private static let mostInner = 12

  /// Notes a view that takes touches.
  mutating func note(_ view: UIView, _ box: CGRect) {
    let first = figure.controls.count
    noteTouches(of: view)
    let last = figure.controls.count
    guard last > first, let content, !content.isDescendant(of: view) else { return }
    beside.formUnion(first..<last)
  }

  /// Leaves the fingers on the content to it: what was painted before it and is not around it is behind it.
  mutating func leaveFingers(in seen: CGRect, to content: UIView) {
    guard content.takesFingers, let place = FingerPlace(of: content, in: window).part(of: seen)
    else { return }
    let noted = figure.controls
    figure.controls = []
    for (number, control) in noted.enumerated() {
      guard beside.contains(number), control.place.intersects(place) else {
        figure.controls.append(control)
        continue
      }
      // What is left of a thing with a name is one thing.
      let parts = control.place.parts(without: place).sorted { $0.extent > $1.extent }
      for part in control.label.isEmpty ? parts : Array(parts.prefix(1)) {
        var left = control
        left.place = part
        figure.controls.append(left)
      }
    }
    beside = []
  }

  private mutating func noteTouches(of view: UIView) {
    for strip in edges(of: view) {
      figure.controls.append(ScreenControl(place: strip, role: .grip, label: ""))
    }
    let usual = view.screenRole
    guard let role = usual ?? (view.mayShowContextMenu ? .area : nil) else { return }
    // The rows of this table are the elements, which whoever shows the screen scrolls.
    if let table = view as? UITableView, table.list === content { return }
    // The recognisers around the content see the fingers on it, which are for its items, too.
    if view.gestureRecognizers != nil, let content, content.isDescendant(of: view) { return }
    let place = view.convert(view.touchedBounds, to: window)
    guard !place.intersection(window.bounds).isNull else { return }
    // What scrolls around the content gets fingers beside it, and drags across it.
    if role == .scroller, let content, content.isDescendant(of: view) {
      for part in place.parts(without: content.convert(content.bounds, to: window)) {
        figure.controls.append(ScreenControl(place: part, role: role, label: ""))
      }
      return
    }
    figure.controls.append(
      ScreenControl(place: place, role: role, label: view.screenLabel, isOn: view.isScreenOn)
    )
  }

  /// Where fingers come down that drag something in from the screen's edges.
  private func edges(of view: UIView) -> [CGRect] {
    guard view.isUserInteractionEnabled, let recognizers = view.gestureRecognizers else {
      return []
    }
    let place = view.convert(view.bounds, to: window)
    return recognizers.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }
      .filter(\.isEnabled)
      .flatMap { $0.strips(of: window) }
      .map { $0.intersection(place) }
      .filter { !$0.isNull && !$0.isEmpty }
  }

  /// Notes what takes touches in an element of the collection view.
  mutating func noteInside(_ view: UIView, level: Int) {
    guard let content, level < Self.mostInner, !view.isHidden else { return }
    if let role = view.screenRole {
      let box = CGRect(origin: view.bounds.origin, size: view.bounds.size)
      var control = ScreenControl(
        place: view.convert(box, to: content),
        role: role,
        label: view.screenLabel,
        isOn: view.isScreenOn
      )
      control.isInContent = true
      if role == .grip, view.isGripByRecognizers {
        control.drags = view.drags(in: content)
        control.press = view.shortestPress
      }
      figure.controls.append(control)
    }
    for subview in view.tree.subviews { noteInside(subview, level: level + 1) }
  }
}

extension UIView {
  /// Whether fingers can be for the view.
  fileprivate var takesFingers: Bool {
    var view: UIView? = self
    while let present = view {
      guard present.isUserInteractionEnabled else { return false }
      view = present.superview
    }
    return true
  }
}

extension CGRect {
  fileprivate var extent: CGFloat { width * height }

  /// What is left of a rectangle above, below, left and right of a hole.
  fileprivate func parts(without hole: CGRect) -> [CGRect] {
    let hole = intersection(hole)
    guard !hole.isNull, !hole.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }
}
