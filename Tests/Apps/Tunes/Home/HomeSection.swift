// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

struct Album: Hashable {
  let title: String
  let artist: String
  let image: UIImage
}

struct HomeSection {
  enum Style { case recent, shelf, large }

  let title: String?
  let style: Style
  let items: [Album]

  static let all: [HomeSection] = [
    HomeSection(title: nil, style: .recent, items: albums(6, "Mix")),
    HomeSection(title: "Made for you", style: .large, items: albums(4, "Daily")),
    HomeSection(title: "Shelf", style: .shelf, items: albums(11, "Album")),
    HomeSection(title: "Radio", style: .shelf, items: albums(6, "Station")),
  ]

  private static func albums(_ count: Int, _ name: String) -> [Album] {
    (1...count).map {
      Album(title: "\(name) \($0)", artist: "Artist \($0)", image: UIImage(named: "cover\($0)")!)
    }
  }
}
