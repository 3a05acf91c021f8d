// SPDX-License-Identifier: Apache-2.0
import Foundation

struct PosterPage: Decodable {
  let page: Int
  let results: [Poster]
}

struct Poster: Decodable, Hashable {
  let title: String
  let overview: String
  let posterURL: String
  let vote: String

  private enum CodingKeys: String, CodingKey {
    case title
    case overview
    case posterPath = "poster_path"
    case voteAverage = "vote_average"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    overview = try container.decode(String.self, forKey: .overview)
    let path = try container.decode(String.self, forKey: .posterPath)
    posterURL = "https://image.example.org/t/p/w500\(path)"
    let average = try container.decode(Float.self, forKey: .voteAverage)
    vote = String(format: "%.1f", average)
  }
}
