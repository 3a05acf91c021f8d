// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Image views that show images in turn.
@MainActor
@Suite(.ownProcess) struct ImageFilmTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let clock = WorkClock.current

  /// The clock begins with the film.
  init() { clock.note(0) }

  private let images = ["star", "heart", "circle"].map { UIImage(systemName: $0) ?? UIImage() }

  private func shown(_ view: UIImageView) -> String? {
    if case .symbol(let name)? = view.shownImage?.source { name } else { nil }
  }

  private func view() -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.animationImages = images
    window.addSubview(view)
    return view
  }

  @Test func `images follow each other in equal parts of the duration, again and again`() {
    let view = view()
    view.animationDuration = 3
    expect(shown(view), equals: "plus")
    view.startAnimating()
    var seen = [shown(view)]
    for second in 1...4 {
      clock.advance(to: Double(second) + 0.01)
      seen.append(shown(view))
    }
    expect(seen, equals: ["star", "heart", "circle", "star", "heart"])
    expect(view.isAnimating)
    view.stopAnimating()
    expect(!view.isAnimating)
    expect(shown(view), equals: "plus")
  }

  @Test func `a number of turns ends with the view's own image`() {
    let view = view()
    (view.animationDuration, view.animationRepeatCount) = (0.3, 2)
    view.startAnimating()
    clock.advance(to: 0.55)
    expect(shown(view), equals: "circle")
    clock.advance(to: 0.65)
    expect(shown(view), equals: "plus")
    expect(!view.isAnimating)
  }

  @Test func `without a duration there are 30 images in a second`() {
    let view = view()
    view.startAnimating()
    clock.advance(to: 1.5 / 30)
    expect(shown(view), equals: "heart")
  }

  @Test func `an image of several ones begins by itself, and rests outside of windows`() throws {
    let film = try #require(UIImage.animatedImage(with: images, duration: 3))
    expect(film.images?.count, equals: 3)
    expect(film.duration, equals: 3)
    let view = UIImageView(image: film)
    expect(view.isAnimating)
    clock.advance(to: 5)
    expect(shown(view), equals: "star")
    window.addSubview(view)
    clock.advance(to: 6.01)
    expect(shown(view), equals: "heart")
    view.image = images[2]
    expect(!view.isAnimating)
    expect(shown(view), equals: "circle")
    expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `names with numbers are an image of several ones`() throws {
    let before = SourceNotes.current
    defer { SourceNotes.current = before }
    SourceNotes.current = SourceNotes()
    let size = CGSize(width: 9, height: 9)
    SourceNotes.current.pictures = [:]
    for number in 1...4 where number != 3 {
      SourceNotes.current.pictures?["walk\(number)"] = .init(path: "/\(number).png", size: size)
    }
    let film = try #require(UIImage.animatedImageNamed("walk", duration: 0))
    expect(film.images?.map(\.source), equals: [.file("/1.png"), .file("/2.png")])
    expect(film.duration, equals: 2.0 / 30)
  }

  @Test func `a highlighted view shows its other image`() {
    let view = view()
    view.highlightedImage = UIImage(systemName: "minus")
    view.isHighlighted = true
    expect(shown(view), equals: "minus")
  }
}
