// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The data of a folder of pictures: an item for each.
enum PictureItems {
  private struct Item: Encodable {
    var id: String
    var title: String
    var subtitle: String
    var width: Double
    var height: Double
    var image: String
  }

  private struct Section: Encodable {
    var id = "pictures"
    var title: String
    var items: [Item]
  }

  private struct Document: Encodable {
    var sections: [Section]
  }

  /// The layout that shows each picture in its proportions.
  static let layout = StageInput.File(
    name: "built-in waterfall",
    bytes: Data("{\"kind\": \"waterfall\", \"parameters\": {}}\n".utf8)
  )

  /// Whether a folder has pictures.
  static func areIn(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { !$0.hasPrefix(".") && SourcePicture.isNamed($0) }
  }

  /// The pictures of a folder as a data file, by name; numbers in names count as numbers.
  static func file(of folder: String) -> StageInput.File {
    let name = (folder as NSString).lastPathComponent
    let pictures = SourcePicture.beside([folder]).sorted {
      $0.file.compare($1.file, options: .numeric) == .orderedAscending
    }
    let items = pictures.map { picture in
      let whole = (picture.file as NSString).lastPathComponent
      let (width, height) = (Double(picture.size.width), Double(picture.size.height))
      return Item(
        id: whole,
        title: (whole as NSString).deletingPathExtension,
        subtitle: "\(Int(width)) × \(Int(height))",
        width: width,
        height: height,
        image: picture.path
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let document = Document(sections: [Section(title: name, items: items)])
    return StageInput.File(name: name, bytes: (try? encoder.encode(document)) ?? Data())
  }
}
