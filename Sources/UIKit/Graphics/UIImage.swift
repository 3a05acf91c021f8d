// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// An image, known by its name; the page has the pixels.
@preconcurrency @MainActor
open class UIImage: NSObject {
  /// The source of the pixels.
  package enum Source: Hashable, Sendable {
    /// A file of the page, by its path.
    case file(String)
    /// A symbol, by its name; it is painted in its tint.
    case symbol(String)
  }

  /// How an image is made for its place.
  @preconcurrency @MainActor
  open class Configuration: NSObject {}

  package nonisolated let source: Source
  private nonisolated let extent: CGSize
  /// What was drawn into the image, in its points; empty for pictures and symbols.
  var drawn: [ScreenStep] = []
  /// The colour that the image has of its own.
  var drawnTint: UIColor?
  /// The configuration of a symbol; `nil` for any other image.
  public private(set) var symbolConfiguration: SymbolConfiguration?
  /// Whether the tint of what shows the image is its colour.
  private(set) var mode = RenderingMode.automatic

  /// The images that are shown in turn in place of this one; `nil` for an image that stays.
  public internal(set) var images: [UIImage]?
  /// The time in which all of the images are shown once, in seconds.
  public internal(set) var duration: TimeInterval = 0

  /// Makes an image of what was drawn.
  convenience init(drawn: [ScreenStep], size: CGSize) {
    self.init(.file(""), size: size)
    self.drawn = drawn
  }

  /// Makes an image with size zero.
  @preconcurrency @MainActor public override convenience init() {
    self.init(.file(""), size: .zero)
  }

  init(_ source: Source, size: CGSize) {
    self.source = source
    extent = size
    super.init()
  }

  /// Makes an image from a picture in the source's folder, or from a file of the page.
  ///
  /// A missing picture is reported. Where there are no pictures at all, as with a single file, and where there is one that
  /// cannot be read, the image has no pixels.
  /// - Returns: `nil` without a name, and for a name that none of the pictures has.
  public convenience init?(named name: String) {
    self.init(named: name, mayBeElsewhere: false)
  }

  /// Makes an image from a picture, as `init(named:)` does; one that may be in another bundle is never `nil`.
  convenience init?(named name: String, mayBeElsewhere: Bool) {
    guard !name.isEmpty else { return nil }
    let side = ListMetrics.current.pictureSide
    let standard = CGSize(width: side, height: side)
    let notes = SourceNotes.current
    guard notes.pictures != nil, !name.contains("/") else {
      self.init(.file(name), size: standard)
      return
    }
    if let picture = notes.picture(named: name) {
      self.init(picture)
      return
    }
    let exists = mayBeElsewhere || notes.mayHavePicture(named: name)
    notes.report(
      "missing-picture",
      exists
        ? "There is no picture \u{201C}\(name)\u{201D} that can be read beside the source; its place stays empty."
        : "No picture beside the source has the name \u{201C}\(name)\u{201D}: UIImage(named:) is nil."
    )
    guard exists else { return nil }
    self.init(.file(""), size: standard)
  }

  /// Makes an image of a picture in the source's folder.
  convenience init(_ picture: SourceNotes.SourceImage) {
    self.init(.file(picture.name), size: picture.size)
    if picture.isTemplate { mode = .alwaysTemplate }
  }

  /// Makes a symbol from its name; `nil` without a name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol with a configuration; `nil` without a name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    if SourceNotes.current.pictures != nil, !SymbolNames.isDrawn(name) {
      SourceNotes.current.report(
        "missing-symbol",
        "There is no drawing for the symbol \u{201C}\(name)\u{201D}; a circle replaces it."
      )
    }
    let symbol = configuration as? SymbolConfiguration ?? .unspecified
    self.init(.symbol(symbol.weight.form(of: name)), size: Self.symbolSize(symbol.pointSize))
    drawnTint = symbol.colour
    symbolConfiguration = symbol
  }

  /// The size, in points.
  open var size: CGSize { extent }

  /// The image with a configuration; it has an effect on symbols only.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name) = source, let symbol = configuration as? SymbolConfiguration else {
      return self
    }
    let made = UIImage(
      .symbol(symbol.weight.form(of: name)),
      size: Self.symbolSize(symbol.pointSize)
    )
    made.drawnTint = symbol.colour ?? drawnTint
    made.symbolConfiguration = symbol
    made.mode = mode
    return made
  }

  /// A copy with another mode, and a colour of its own.
  func copy(in mode: RenderingMode, _ tint: UIColor?) -> UIImage {
    let made = UIImage(source, size: extent)
    (made.drawn, made.drawnTint, made.mode) = (drawn, tint, mode)
    made.symbolConfiguration = symbolConfiguration
    (made.images, made.duration) = (images?.map { $0.copy(in: mode, tint) }, duration)
    return made
  }

  /// The size of a symbol, in points: a little larger than the text beside it.
  private static func symbolSize(_ pointSize: CGFloat) -> CGSize {
    let side = (pointSize * ListMetrics.current.symbolScale).rounded()
    return CGSize(width: side, height: side)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    guard source == other.source && extent == other.extent else { return false }
    // Drawings without a name differ by what was drawn.
    return self === other
      || MainActor.assumeIsolated {
        drawn == other.drawn && mode == other.mode && drawnTint == other.drawnTint
          && images == other.images && duration == other.duration
      }
  }

  nonisolated open override var hash: Int { source.hashValue }
}
