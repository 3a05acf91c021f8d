// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The size, the weight and the colour of symbols.
@MainActor
@Suite(.ownProcess) struct SymbolConfigurationTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func star(_ configuration: Configuration) throws -> UIImage {
    try #require(UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test func `a symbol's weight is a part of its name, unless it is the usual one`() throws {
    expect(
      try star(Configuration(pointSize: 20, weight: .bold)).source,
      equals: .symbol("star.weight7")
    )
    expect(try star(Configuration(weight: .ultraLight)).source, equals: .symbol("star.weight1"))
    expect(try star(Configuration(weight: .regular)).source, equals: .symbol("star"))
    expect(try star(Configuration(pointSize: 20)).source, equals: .symbol("star"))
    expect(
      try star(Configuration(font: .boldSystemFont(ofSize: 20))).source,
      equals: .symbol("star.weight7")
    )
  }

  @Test func `a configuration keeps what the next one does not name`() throws {
    let large = try star(Configuration(pointSize: 40, weight: .bold))
    let other = try #require(large.applyingSymbolConfiguration(Configuration(weight: .thin)))
    expect(other.source, equals: .symbol("star.weight2"))
    expect(other.size, equals: large.size)
    let small = try #require(large.applyingSymbolConfiguration(Configuration(pointSize: 10)))
    expect(small.source, equals: .symbol("star.weight7"))
    expect(small.size, equals: try star(Configuration(pointSize: 10)).size)
    let red = try #require(large.applyingSymbolConfiguration(Configuration(paletteColors: [.red])))
    expect(red.drawnTint, equals: .red)
    expect(red.size, equals: large.size)
    // Without the earlier one, everything else is as usual.
    let usual = large.withConfiguration(Configuration(weight: .thin))
    expect(usual.size, equals: try star(.unspecified).size)
  }

  @Test func `a scale makes a symbol larger or smaller than the text beside it`() throws {
    let sizes = try [UIImage.SymbolScale.small, .medium, .large].map { scale in
      try star(Configuration(pointSize: 100, weight: .regular, scale: scale)).size
    }
    expect(sizes[0], equals: try star(Configuration(pointSize: 78)).size)
    expect(sizes[1], equals: try star(Configuration(pointSize: 100)).size)
    expect(sizes[2], equals: try star(Configuration(pointSize: 128)).size)
  }

  @Test func `equal configurations are equal`() {
    expect(Configuration(pointSize: 20), equals: Configuration(pointSize: 20))
    #expect(Configuration(pointSize: 20) != Configuration(pointSize: 20, weight: .bold))
    #expect(Configuration(weight: .bold) != Configuration(weight: .heavy))
  }
}
