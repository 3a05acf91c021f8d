// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// All files that are served over HTTP, in memory: no request reads the file system.
struct AssetTable {
  /// One served file.
  struct Asset: Hashable {
    var contentType: String
    var bytes: [UInt8]
    /// The strong entity tag of these bytes.
    var tag: String
    /// The bytes as ``Gzip`` has compressed them, if they are shorter so.
    var compressed: [UInt8]?
  }

  /// The greatest length of a file, in bytes.
  static let assetBytes = 16 * 1024 * 1024
  private static let indexPath = "/index.html"
  /// The folder of files that are named by their content, so that they never change.
  private static let unchangingPath = "/made/"

  private var assets: [String: Asset] = [:]
  /// The paths of the page's files.
  private var pagePaths: Set<String> = []
  /// The paths of the pictures beside layout files at present and before.
  private var newestPictures: Set<String> = []
  private var olderPictures: Set<String> = []
  /// The paths of stages' small pictures at present and before, by stage.
  private var miniatures: [String: [String]] = [:]

  var count: Int { assets.count }

  /// Adds a file under a path such as `/app/main.js`.
  mutating func add(path: String, contentType: String, bytes: [UInt8]) {
    assets[path] = Asset(contentType: contentType, bytes: bytes, tag: Self.tag(of: bytes))
  }

  /// Adds the page's files, texts also compressed, and removes those that it had before and has no more.
  mutating func takePage(_ folder: URL) {
    for path in pagePaths { assets[path] = nil }
    let others = Set(assets.keys)
    addFolder(folder, under: "", contentType: ContentType.of(fileName:))
    pagePaths = Set(assets.keys).subtracting(others)
    compressTexts()
  }

  /// Compresses the page's texts, on all processors.
  private mutating func compressTexts() {
    let files = pagePaths.filter(ContentType.isWorthCompressing).map { path in
      (path: path, bytes: assets[path]?.bytes ?? [])
    }
    let results = UnsafeMutableBufferPointer<[UInt8]?>.allocate(capacity: files.count)
    results.initialize(repeating: nil)
    defer { results.deinitialize().deallocate() }
    nonisolated(unsafe) let packed = results
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      packed[index] = Gzip.compressed(files[index].bytes)
    }
    for (file, bytes) in zip(files, results) { assets[file.path]?.compressed = bytes }
  }

  /// Adds every file of a folder that has a type of `contentType`.
  ///
  /// Names with a leading dot and symbolic links are left out.
  mutating func addFolder(
    _ folder: URL,
    under prefix: String,
    contentType: (String) -> String?
  ) {
    let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: keys,
      options: [.skipsHiddenFiles]
    )
    let rootLength = folder.standardizedFileURL.path.count
    while let file = files?.nextObject() as? URL {
      guard let type = contentType(file.lastPathComponent),
        let values = try? file.resourceValues(forKeys: Set(keys)),
        values.isRegularFile == true, (values.fileSize ?? .max) <= Self.assetBytes,
        let bytes = try? Data(contentsOf: file)
      else { continue }
      let relative = file.standardizedFileURL.path.dropFirst(rootLength)
      add(path: prefix + relative, contentType: type, bytes: Array(bytes))
    }
  }

  /// Adds the pictures and fonts that are beside layout files now, and removes those that are gone since the
  /// call before the last.
  ///
  /// Pages may still ask for the last ones until a new picture is shown.
  mutating func take(_ pictures: [SourcePicture], fonts: [String] = []) {
    let files = pictures.map { ($0.path, $0.file) } + fonts.map { (PathOnServer.of($0), $0) }
    let paths = Set(files.map(\.0))
    for path in olderPictures where !paths.contains(path) { assets[path] = nil }
    olderPictures = newestPictures
    newestPictures = paths
    for (path, file) in files where assets[path] == nil { add(file, as: path) }
  }

  /// Adds the small pictures of a stage, and removes those before the last.
  ///
  /// - Returns: The paths without their endings, and without the first slash; they go by the content.
  mutating func takeMiniature(light: [UInt8], dark: [UInt8], of stage: String) -> String {
    let tag = Self.tag(of: light + dark).filter { $0 != "\"" }
    let path = "\(Self.unchangingPath)miniature-\(tag)"
    for (appearance, bytes) in [("light", light), ("dark", dark)] {
      let name = "\(path)-\(appearance).png"
      if let type = ContentType.of(fileName: name) {
        add(path: name, contentType: type, bytes: bytes)
      }
    }
    let before = miniatures[stage, default: []].filter { $0 != path }
    miniatures[stage] = before.suffix(1) + [path]
    let used = Set(miniatures.values.joined())
    for old in before.dropLast() where !used.contains(old) {
      for appearance in ["light", "dark"] { assets["\(old)-\(appearance).png"] = nil }
    }
    return String(path.dropFirst())
  }

  /// Adds a file beside a layout file, unless it is too long or cannot be read.
  private mutating func add(_ file: String, as path: String) {
    guard let type = ContentType.ofPartOfStage(fileName: file),
      let handle = FileHandle(forReadingAtPath: file),
      let bytes = try? handle.read(upToCount: Self.assetBytes + 1), bytes.count <= Self.assetBytes
    else { return }
    add(path: path, contentType: type, bytes: Array(bytes))
  }

  /// The answer to a request: 404 for paths outside the table.
  func response(to request: HTTPRequest) -> HTTPResponse {
    let headers = SecurityHeaders.all(host: request.host)
    guard request.method != .other else {
      let allow = HTTPResponse.Header(name: "allow", value: "GET, HEAD")
      return .text(405, "Only GET and HEAD are answered here.", headers: headers + [allow])
    }
    let path = request.path == "/" ? Self.indexPath : request.path
    guard let asset = assets[path] else {
      return bodyless(if: request.method == .head, .text(404, "Not found.", headers: headers))
    }
    let isUnchanging = path.hasPrefix(Self.unchangingPath)
    let packed = request.acceptsGzip ? asset.compressed : nil
    let body = packed ?? asset.bytes
    var cache = [
      HTTPResponse.Header(name: "etag", value: asset.tag),
      HTTPResponse.Header(
        name: "cache-control",
        value: isUnchanging ? "public, max-age=31536000, immutable" : "no-cache"
      ),
    ]
    if asset.compressed != nil {
      cache.append(HTTPResponse.Header(name: "vary", value: "accept-encoding"))
    }
    if packed != nil { cache.append(HTTPResponse.Header(name: "content-encoding", value: "gzip")) }
    let isFresh = request.ifNoneMatch.map { Self.names(asset.tag, in: $0) } ?? false
    let response = HTTPResponse(
      status: isFresh ? 304 : 200,
      contentType: asset.contentType,
      headers: headers + cache,
      body: body,
      contentLength: body.count
    )
    return bodyless(if: isFresh || request.method == .head, response)
  }

  private func bodyless(if condition: Bool, _ response: HTTPResponse) -> HTTPResponse {
    var response = response
    if condition { response.body = [] }
    return response
  }

  private static func names(_ tag: String, in list: String) -> Bool {
    list.split(separator: ",").contains { part in
      let candidate = part.trimmingCharacters(in: .whitespaces)
      return candidate == "*" || candidate == tag || candidate == "W/" + tag
    }
  }

  /// FNV-1a over words of eight bytes, with the count of bytes, which is enough to distinguish the versions of a file.
  ///
  /// Byte by byte, this was most of a server's start.
  private static func tag(of bytes: [UInt8]) -> String {
    let prime: UInt64 = 0x100_0000_01b3
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBytes { bytes in
      let wordBytes = MemoryLayout<UInt64>.size
      var at = 0
      while at + wordBytes <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) &* prime
        at += wordBytes
      }
      while at < bytes.count {
        hash = (hash ^ UInt64(bytes[at])) &* prime
        at += 1
      }
    }
    return "\"\(String(hash, radix: 16))-\(bytes.count)\""
  }
}
