// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Everything that is served over HTTP, in memory: no request ever reaches the file system.
struct AssetTable {
  /// One file.
  struct Asset: Hashable {
    var contentType: String
    var bytes: [UInt8]
    /// The strong tag of exactly these bytes.
    var tag: String
  }

  /// Longest single asset, in bytes.
  static let assetBytes = 16 * 1024 * 1024
  private static let indexPath = "/index.html"

  private var assets: [String: Asset] = [:]
  /// Paths of the pictures beside layout files, and of those before.
  private var newestPictures: Set<String> = []
  private var olderPictures: Set<String> = []

  var count: Int { assets.count }

  /// Puts a file under a path such as `/app/main.js`.
  mutating func add(path: String, contentType: String, bytes: [UInt8]) {
    assets[path] = Asset(contentType: contentType, bytes: bytes, tag: Self.tag(of: bytes))
  }

  /// Takes in every file of a folder whose type `contentType` knows; names with a leading dot are left out,
  /// and so is what a symbolic link points to.
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

  /// Takes in the pictures that stand beside layout files now, in place of those before the ones that are here:
  /// until a new picture is shown, pages may still ask for the one before.
  mutating func take(_ pictures: [SourcePicture]) {
    let paths = Set(pictures.map(\.path))
    for path in olderPictures where !paths.contains(path) { assets[path] = nil }
    olderPictures = newestPictures
    newestPictures = paths
    for picture in pictures where assets[picture.path] == nil { add(picture) }
  }

  /// Takes in a picture that stands beside a layout file, unless it is too long or cannot be read.
  private mutating func add(_ picture: SourcePicture) {
    guard let type = ContentType.ofPicture(fileName: picture.file),
      let handle = FileHandle(forReadingAtPath: picture.file),
      let bytes = try? handle.read(upToCount: Self.assetBytes + 1), bytes.count <= Self.assetBytes
    else { return }
    add(path: picture.path, contentType: type, bytes: Array(bytes))
  }

  /// The answer to a request; whatever is not in the table does not exist.
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
    let cache = [
      HTTPResponse.Header(name: "etag", value: asset.tag),
      HTTPResponse.Header(name: "cache-control", value: "no-cache"),
    ]
    let isFresh = request.ifNoneMatch.map { Self.names(asset.tag, in: $0) } ?? false
    let response = HTTPResponse(
      status: isFresh ? 304 : 200,
      contentType: asset.contentType,
      headers: headers + cache,
      body: asset.bytes,
      contentLength: asset.bytes.count
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

  /// FNV-1a over the bytes, with their number: enough to tell one version of a file from the next.
  private static func tag(of bytes: [UInt8]) -> String {
    let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
    let prime: UInt64 = 0x100_0000_01b3
    let hash = bytes.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
    return "\"\(String(hash, radix: 16))-\(bytes.count)\""
  }
}
