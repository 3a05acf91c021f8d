// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIImage {
  /// The number of images that a name stands for at most.
  ///
  /// - Source: the documentation of `animatedImageNamed(_:duration:)`.
  private static let mostNumbers = 1024

  /// Makes an image that shows others in turn.
  ///
  /// - Parameters:
  ///   - images: The images.
  ///   - duration: The time in which all are shown once, in seconds; 0 for 30 images in a second.
  /// - Returns: `nil` without an image.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let made = first.copy(in: first.renderingMode, first.drawnTint)
    let usual = Double(images.count) / usualRate
    (made.images, made.duration) = (images, duration > 0 ? duration : usual)
    return made
  }

  private static let usualRate: TimeInterval = 30

  /// Makes an image that shows those in turn whose names are a name and a number, from 0 or 1 on.
  ///
  /// - Returns: `nil` where there is no such image.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let notes = SourceNotes.current
    let start = notes.picture(named: name + "0") == nil ? 1 : 0
    let found = (start..<mostNumbers).lazy.map { notes.picture(named: name + String($0)) }
      .prefix { $0 != nil }.compactMap { $0 }
    let images = Array(found).map { UIImage($0) }
    return animatedImage(with: images, duration: duration)
      ?? UIImage(named: name)
  }
}
