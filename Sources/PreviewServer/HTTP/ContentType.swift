// SPDX-License-Identifier: Apache-2.0

/// The content type of a file, by its name.
enum ContentType {
  private static let page = [
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8",
    "map": "application/json; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "txt": "text/plain; charset=utf-8",
    "woff2": "font/woff2",
  ]
  private static let fonts = ["ttf": "font/ttf", "otf": "font/otf", "ttc": "font/collection"]
  private static let pictures = [
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "avif": "image/avif",
    "ico": "image/x-icon",
  ]

  /// The type of a file that the page may need; `nil` for any other file.
  static func of(fileName: String) -> String? {
    let word = fileExtension(fileName)
    return page[word] ?? pictures[word]
  }

  /// The type of a picture or a font; `nil` for any other file.
  static func ofPartOfStage(fileName: String) -> String? {
    let word = fileExtension(fileName)
    return pictures[word] ?? fonts[word]
  }

  private static let texts: Set = ["html", "css", "js", "mjs", "json", "svg", "txt"]

  /// Whether browsers get a file compressed: pictures and fonts are compressed in themselves, and the long maps of
  /// sources are only for those who look for mistakes.
  static func isWorthCompressing(fileName: String) -> Bool {
    texts.contains(fileExtension(fileName))
  }

  private static func fileExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
