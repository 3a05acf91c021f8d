// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A photograph, whose licence is in Examples/README.md.
struct Photo {
  let name: String
  let title: String
  let author: String
  /// In pixels.
  let size: CGSize

  var image: UIImage? { UIImage(named: name) }

  private init(
    _ name: String,
    _ title: String,
    by author: String,
    _ width: CGFloat,
    _ height: CGFloat
  ) {
    self.name = name
    self.title = title
    self.author = author
    self.size = CGSize(width: width, height: height)
  }

  static let all = [
    Photo("peaks", "Picos de Europa", by: "Aitzol Berasategi", 720, 540),
    Photo("cat", "Chelsea", by: "Stéfan van der Walt", 720, 479),
    Photo("milky-way", "Infinite sea", by: "Aury88", 720, 612),
    Photo("fig", "Half a fig", by: "Freespace", 720, 487),
    Photo("nuthatch", "Nuthatch", by: "Lukas Baubkus", 720, 405),
    Photo("brushes", "Brushes", by: "Freespace", 720, 567),
    Photo("sunset", "Last light", by: "Aitzol Berasategi", 720, 480),
    Photo("evening", "Evening in", by: "Jakub Mede", 480, 720),
    Photo("stream", "The stream", by: "Aitzol Berasategi", 720, 479),
    Photo("dragonfly", "Dragonfly", by: "Bolly", 720, 540),
    Photo("coffee", "First coffee", by: "Rachel Michetti", 720, 480),
    Photo("galaxies", "Deep field", by: "NASA", 720, 628),
    Photo("dandelions", "Before the wind", by: "Clemens Engelhardt", 720, 405),
    Photo("dogs", "Two friends", by: "Aitzol Berasategi", 479, 720),
    Photo("bridge", "The bridge", by: "Sander Klootwijk", 720, 405),
    Photo("clock", "Ten to two", by: "Peter Nerlich", 720, 540),
    Photo("rocket", "On the pad", by: "SpaceX", 720, 480),
    Photo("meadow", "Aizkorri in autumn", by: "Aitzol Berasategi", 720, 479),
    Photo("fossa", "Fossa", by: "Jasper Roks", 717, 720),
    Photo("lamp", "Free", by: "Peter Nerlich", 720, 540),
    Photo("stripes", "Painting colours", by: "Herobrine7gamer", 713, 720),
  ]
}
