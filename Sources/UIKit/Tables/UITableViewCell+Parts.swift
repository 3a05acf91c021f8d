// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The standard parts of a cell, as views beside those of the app.
///
/// A cell that has only the standard parts is shown as a list's row with that content instead.
extension UITableViewCell {
  /// The space between the picture and the texts, and that above and below them, in points.
  private static let (afterPicture, around): (CGFloat, CGFloat) = (16, 11)

  /// Where the text stands, or would stand, from the cell's edge.
  var textStart: CGFloat {
    let margin = contentView.directionalLayoutMargins.leading
    return pictureSize.map { margin + $0.width + Self.afterPicture } ?? margin
  }

  /// The size of the picture, which is at most as tall as the row and keeps its ratio; `nil` without a picture.
  private var pictureSize: CGSize? {
    guard let size = picture?.image?.size else { return nil }
    let height = contentView.bounds.height
    guard height > 0, size.height > height else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }

  /// Gives the picture beside views of the app's the size that the row has room for.
  func fitPicture() {
    guard let pictureSize else { return }
    for one in partConstraints where one.firstItem === picture && one.secondItem == nil {
      one.constant = one.firstAttribute == .width ? pictureSize.width : pictureSize.height
    }
  }

  private var parts: [UIView] { [picture, texts, details].compactMap { $0 } }

  /// Whether the app added views.
  var hasOwnViews: Bool {
    let known = parts
    return subviews.count > 1 + (backgroundView == nil ? 0 : 1)
      || contentView.subviews.contains { view in !known.contains { $0 === view } }
  }

  /// Whether a part shows what rows of lists do not: a text with attributes or in an app's font, or a picture that was
  /// drawn.
  var hasFineParts: Bool {
    [texts, details].contains { $0?.isAttributed == true || $0?.font?.text.isOwn == true }
      || picture?.image?.drawn.isEmpty == false
  }

  /// The classes that were asked whether they place the standard parts.
  private static var askedClasses: [ObjectIdentifier: Bool] = [:]

  /// Whether the app's class places the standard parts, or the content, in its `layoutSubviews()`.
  ///
  /// A cell of each class lays out once, while its parts have no place: UIKit's own class gives them none then.
  var placesParts: Bool {
    let kind = ObjectIdentifier(type(of: self))
    guard kind != ObjectIdentifier(UITableViewCell.self) else { return false }
    if let known = Self.askedClasses[kind] { return known }
    // What the class changes meanwhile may come here again.
    Self.askedClasses[kind] = false
    let before = partFrames
    layoutSubviews()
    let answer = partFrames != before || contentView.frame != placeOfContent
    Self.askedClasses[kind] = answer
    return answer
  }

  private var partFrames: [CGRect] {
    [picture?.frame, texts?.frame, details?.frame].map { $0 ?? .zero }
  }

  /// Gives the labels that are shown as views the look that a row gives them, where the app chose none.
  private func dressParts() {
    let usual = defaultContentConfiguration()
    let (first, second) = (usual.textProperties, usual.secondaryTextProperties)
    texts?.takeUsual(first.font, first.color)
    details?.takeUsual(second.font, second.color)
  }

  /// Puts the parts that show something into the content.
  func placeParts() {
    dressParts()
    NSLayoutConstraint.deactivate(partConstraints)
    partConstraints = []
    let shown: [UIView] = [
      picture?.image == nil ? nil : picture, texts?.text == nil ? nil : texts,
      details?.text == nil ? nil : details,
    ].compactMap { $0 }
    for part in parts where !shown.contains(where: { $0 === part }) { part.removeFromSuperview() }
    guard !shown.isEmpty else { return }
    for part in shown where part.superview !== contentView {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.insertSubview(part, at: 0)
    }
    partConstraints = constraints(of: shown)
    NSLayoutConstraint.activate(partConstraints)
  }

  private func constraints(of shown: [UIView]) -> [NSLayoutConstraint] {
    let guide = contentView.layoutMarginsGuide
    var made: [NSLayoutConstraint] = []
    var start = guide.leadingAnchor
    if let picture, shown.contains(where: { $0 === picture }) {
      made += [
        picture.leadingAnchor.constraint(equalTo: start),
        picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: pictureSize?.width ?? 0),
        picture.heightAnchor.constraint(equalToConstant: pictureSize?.height ?? 0),
      ]
      start = picture.trailingAnchor
    }
    let gap = made.isEmpty ? 0 : Self.afterPicture
    let labels = [texts, details].compactMap { label in
      label.flatMap { one in shown.contains { $0 === one } ? one : nil }
    }
    guard let first = labels.first else { return made }
    made += [
      first.leadingAnchor.constraint(equalTo: start, constant: gap),
      first.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.around),
    ]
    guard labels.count == 2, let last = labels.last else {
      return made + [
        first.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        first.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.around),
      ]
    }
    made.append(last.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
    guard style == .subtitle else {
      return made + [
        last.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: gap),
        first.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.around),
        last.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      ]
    }
    return made + [
      first.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      last.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      last.topAnchor.constraint(equalTo: first.bottomAnchor),
      last.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.around),
    ]
  }
}
