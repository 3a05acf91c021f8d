// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Pictures that come with Tessera and that every page can show: those of `Examples/Pictures`.
package enum ShippedPictures {
  /// A picture: its path on the server, and its size in points.
  package struct Picture: Hashable, Sendable {
    package let path: String
    package let size: CGSize
  }

  /// Pixels of the files for a point.
  package static let scale: CGFloat = 2
  /// The words in an address's path that ask for somebody's face.
  private static let faceWords: Set = [
    "avatar", "avatars", "author", "authors", "face", "faces", "people", "person", "portrait",
    "portraits", "profile", "profiles", "user", "users",
  ]

  /// Photographs.
  package static let photographs = named.map { name, width, height in
    Picture(
      path: "/examples/Pictures/\(name).jpg",
      size: CGSize(width: width / scale, height: height / scale)
    )
  }
  /// Drawn faces.
  package static let faces = facesByName.map {
    Picture(
      path: "/examples/Pictures/people/\($0).png",
      size: CGSize(width: faceSide / scale, height: faceSide / scale)
    )
  }

  /// The picture for an address; always the same one.
  package static func picture(forAddress address: String, number: UInt64) -> Picture {
    let path = URL(string: address)?.path ?? address
    let words = path.lowercased().split { !$0.isLetter }.map(String.init)
    let choice = faceWords.isDisjoint(with: words) ? photographs : faces
    return choice[Int(truncatingIfNeeded: number % UInt64(choice.count))]
  }

  /// The side of a face, in pixels.
  private static let faceSide: CGFloat = 144
  /// Names, widths and heights in pixels.
  private static let named: [(String, CGFloat, CGFloat)] = [
    ("bridge", 720, 405),
    ("brushes", 720, 567),
    ("cat", 720, 479),
    ("clock", 720, 540),
    ("coffee", 720, 480),
    ("dandelions", 720, 405),
    ("dogs", 479, 720),
    ("dragonfly", 720, 540),
    ("evening", 480, 720),
    ("fig", 720, 487),
    ("fossa", 717, 720),
    ("galaxies", 720, 628),
    ("lamp", 720, 540),
    ("meadow", 720, 479),
    ("milky-way", 720, 612),
    ("nuthatch", 720, 405),
    ("peaks", 720, 540),
    ("rocket", 720, 480),
    ("stream", 720, 479),
    ("sunset", 720, 480),
    ("umang", 717, 720),
  ]
  private static let facesByName = [
    "ada-brandt", "aiko-mori", "amir-haddad", "ana-ferreira", "ben-okafor", "bruna-costa",
    "carl-lindqvist", "chiara-conti", "clara-vogel", "daan-de-wit", "dina-rahman", "elif-aydin",
    "emil-novak", "esther-mbeki", "farid-nouri", "freya-holm", "gita-rao", "hana-sato",
    "hugo-martin", "ida-berg", "ines-duarte", "ivan-petrov", "jonas-weber", "julia-kern",
  ]
}
