// SPDX-License-Identifier: Apache-2.0

/// A kind of files or data, by its name in the system.
///
/// Only the usual kinds are known; each conforms to the kinds that it is a case of.
///
/// - Source: the reference of Uniform Type Identifiers, `System-declared uniform type identifiers`.
public struct UTType: Hashable, Sendable {
  /// The name, for example `public.png`.
  public let identifier: String

  /// What is known of a kind.
  private struct Known {
    var endings: [String] = []
    var mime: String?
    var above: [String] = []
  }

  private static let known: [String: Known] = [
    "public.item": Known(),
    "public.content": Known(),
    "public.data": Known(above: ["public.item"]),
    "public.folder": Known(above: ["public.item"]),
    "public.url": Known(above: ["public.data"]),
    "public.file-url": Known(above: ["public.url"]),
    "public.text": Known(mime: "text/*", above: ["public.data", "public.content"]),
    "public.plain-text": Known(endings: ["txt"], mime: "text/plain", above: ["public.text"]),
    "public.utf8-plain-text": Known(above: ["public.plain-text"]),
    "public.html": Known(endings: ["html", "htm"], mime: "text/html", above: ["public.text"]),
    "public.xml": Known(endings: ["xml"], mime: "application/xml", above: ["public.text"]),
    "public.json": Known(endings: ["json"], mime: "application/json", above: ["public.text"]),
    "public.comma-separated-values-text": Known(
      endings: ["csv"],
      mime: "text/csv",
      above: ["public.text"]
    ),
    "public.rtf": Known(endings: ["rtf"], mime: "text/rtf", above: ["public.text"]),
    "com.adobe.pdf": Known(
      endings: ["pdf"],
      mime: "application/pdf",
      above: ["public.data", "public.content"]
    ),
    "public.zip-archive": Known(endings: ["zip"], mime: "application/zip", above: ["public.data"]),
    "public.image": Known(mime: "image/*", above: ["public.data", "public.content"]),
    "public.png": Known(endings: ["png"], mime: "image/png", above: ["public.image"]),
    "public.jpeg": Known(endings: ["jpeg", "jpg"], mime: "image/jpeg", above: ["public.image"]),
    "com.compuserve.gif": Known(endings: ["gif"], mime: "image/gif", above: ["public.image"]),
    "public.heic": Known(endings: ["heic"], mime: "image/heic", above: ["public.image"]),
    "public.svg-image": Known(endings: ["svg"], mime: "image/svg+xml", above: ["public.image"]),
    "public.audiovisual-content": Known(above: ["public.data", "public.content"]),
    "public.movie": Known(above: ["public.audiovisual-content"]),
    "public.video": Known(above: ["public.movie"]),
    "public.mpeg-4": Known(endings: ["mp4"], mime: "video/mp4", above: ["public.movie"]),
    "com.apple.quicktime-movie": Known(
      endings: ["mov"],
      mime: "video/quicktime",
      above: ["public.movie"]
    ),
    "public.audio": Known(mime: "audio/*", above: ["public.audiovisual-content"]),
    "public.mp3": Known(endings: ["mp3"], mime: "audio/mpeg", above: ["public.audio"]),
  ]

  /// Makes a kind from its name; `nil` for an unknown one.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  private init(named identifier: String) { self.identifier = identifier }

  /// Makes a kind of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }
  /// Makes a kind of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Makes the kind of files whose names have an ending; `nil` for an unknown one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = Self.known.first(where: { $0.value.endings.contains(ending) }) else {
      return nil
    }
    self.init(named: found.key)
  }

  /// Makes a kind from what servers call it; `nil` for an unknown one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.known.first(where: { $0.value.mime == mimeType }) else { return nil }
    self.init(named: found.key)
  }

  /// The usual ending of a file's name.
  public var preferredFilenameExtension: String? { Self.known[identifier]?.endings.first }
  /// What servers call it.
  public var preferredMIMEType: String? {
    Self.known[identifier]?.mime.flatMap { $0.hasSuffix("*") ? nil : $0 }
  }

  /// Whether it is another kind, or a case of it.
  public func conforms(to type: UTType) -> Bool {
    self == type
      || (Self.known[identifier]?.above ?? []).contains { UTType(named: $0).conforms(to: type) }
  }

  /// Anything in a folder.
  public static let item = UTType(named: "public.item")
  /// Anything with content for people.
  public static let content = UTType(named: "public.content")
  /// Anything with bytes.
  public static let data = UTType(named: "public.data")
  /// A folder.
  public static let folder = UTType(named: "public.folder")
  /// An address.
  public static let url = UTType(named: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// Any text.
  public static let text = UTType(named: "public.text")
  /// Text without styles.
  public static let plainText = UTType(named: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// A page of the web.
  public static let html = UTType(named: "public.html")
  /// A text in XML.
  public static let xml = UTType(named: "public.xml")
  /// A text in JSON.
  public static let json = UTType(named: "public.json")
  /// A table with commas.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// A text with styles.
  public static let rtf = UTType(named: "public.rtf")
  /// A document in PDF.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// An archive.
  public static let zip = UTType(named: "public.zip-archive")
  /// Any picture.
  public static let image = UTType(named: "public.image")
  /// A picture in PNG.
  public static let png = UTType(named: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A picture in GIF.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// A picture in HEIC.
  public static let heic = UTType(named: "public.heic")
  /// A drawing in SVG.
  public static let svg = UTType(named: "public.svg-image")
  /// Anything with sound or moving pictures.
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// Moving pictures, perhaps with sound.
  public static let movie = UTType(named: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(named: "public.video")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  /// Any sound.
  public static let audio = UTType(named: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(named: "public.mp3")
}
