// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import UIKit

/// What headers and footers show in common.
@MainActor
enum RefreshWords {
  /// How long the arrow turns, in seconds.
  static let turn: TimeInterval = 0.25
  private static let grey: CGFloat = 90 / 255
  private static let fontSize: CGFloat = 14

  static func label() -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: fontSize)
    label.textColor = UIColor(white: grey, alpha: 1)
    label.textAlignment = .center
    return label
  }

  static func arrow() -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "arrow.down"))
    view.tintColor = UIColor(white: grey, alpha: 1)
    view.sizeToFit()
    return view
  }

  /// The time of the last refresh: a day of this year has no year, and today has its name.
  static func time(_ date: Date?) -> String {
    guard let date else { return "Last update: No record" }
    let (calendar, formatter) = (Calendar.current, AppFoundation.DateFormatter())
    formatter.dateFormat =
      if calendar.isDateInToday(date) {
        "'Today' HH:mm"
      } else if calendar.isDate(date, equalTo: PresentDate.now, toGranularity: .year) {
        "MM-dd HH:mm"
      } else {
        "yyyy-MM-dd HH:mm"
      }
    return "Last update: " + formatter.string(from: date)
  }
}

/// The pictures of states.
@MainActor
struct StatePictures {
  /// How long each picture is seen, in seconds.
  static let each: TimeInterval = 0.1
  private var all: [MJRefreshState: (images: [UIImage], duration: TimeInterval)] = [:]

  mutating func set(_ images: [UIImage], _ duration: TimeInterval, _ state: MJRefreshState) {
    all[state] = (images, duration)
  }

  /// The picture that belongs to how far a component is pulled.
  func show(pulled: CGFloat, _ state: MJRefreshState, in view: UIImageView) {
    guard state == .idle, let images = all[.idle]?.images, !images.isEmpty else { return }
    view.stopAnimating()
    view.image = images[min(Int(CGFloat(images.count) * max(pulled, 0)), images.count - 1)]
  }

  func show(_ state: MJRefreshState, in view: UIImageView) {
    guard state == .pulling || state == .refreshing else { return view.stopAnimating() }
    guard let (images, duration) = all[state], let first = images.first else { return }
    view.stopAnimating()
    view.image = first
    guard images.count > 1 else { return }
    (view.animationImages, view.animationDuration) = (images, duration)
    view.startAnimating()
  }
}
