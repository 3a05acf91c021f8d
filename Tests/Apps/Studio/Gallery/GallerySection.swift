// SPDX-License-Identifier: Apache-2.0
struct GallerySection {
  enum Kind { case banners, pairs, triples }
  let title: String
  let kind: Kind
  let names: [String]

  static let mock = [
    GallerySection(title: "Today", kind: .banners, names: ["Clay", "Glass"]),
    GallerySection(
      title: "Shapes",
      kind: .pairs,
      names: ["Cup", "Bowl", "Vase", "Plate", "Jug", "Lamp"]
    ),
    GallerySection(title: "Tools", kind: .triples, names: ["Wheel", "Kiln", "Knife"]),
  ]
}
