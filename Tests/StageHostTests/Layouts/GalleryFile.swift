// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Layout files of the gallery, as the server reads them.
enum GalleryFile {
  /// A layout file together with the files that it names.
  static func bytes(_ file: URL) throws -> Data {
    let main = try Data(contentsOf: file)
    let object = try JSONSerialization.jsonObject(with: main) as? [String: Any]
    let names = (object?["layouts"] as? [Any] ?? []).compactMap { $0 as? String }
    let members = try names.map { name in
      let other = file.deletingLastPathComponent().appending(path: name)
      return LayoutBundle.Member(name: name, bytes: try Data(contentsOf: other))
    }
    return LayoutBundle(main: main, members: members).bytes
  }
}
