// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

struct PixelGridTests {
  @Test func `positions go to the nearest pixel, and a half goes up`() {
    let grid = PixelGrid(scale: 2)
    let positions: [CGFloat] = [
      0, 0.2, 0.25, 0.3, 0.74, 0.75, 10.1, -0.2, -0.25, -0.26, -1.75, -1.8,
    ]
    let pixels: [CGFloat] = [0, 0, 0.5, 0.5, 0.5, 1, 10, 0, 0, -0.5, -1.5, -2]
    expect(positions.map(grid.snapped), equals: pixels)
  }

  @Test func `a grid without a scale rounds nothing`() {
    expect(PixelGrid.off.snapped(0.3), equals: 0.3)
    expect(PixelGrid(scale: -1).snapped(-7.77), equals: -7.77)
    expect(PixelGrid(scale: .nan).snapped(0.3), equals: 0.3)
  }

  @Test func `numbers beyond every content are rounded as the library rounds them`() {
    let grid = PixelGrid(scale: 3)
    for position: CGFloat in [1e14, 1e15 - 1, 1e15, 1e18, 1e30, .greatestFiniteMagnitude / 4] {
      for signed in [position, -position] {
        expect(grid.snapped(signed), equals: (signed * 3 + 0.5).rounded(.down) / 3)
      }
    }
    expect(grid.snapped(.infinity), equals: .infinity)
    expect(grid.snapped(-.infinity), equals: -.infinity)
    expect(grid.snapped(.nan).isNaN)
  }

  @Test(arguments: [1, 1.5, 2, 3] as [CGFloat])
  func `every position is rounded as the library rounds it`(scale: CGFloat) {
    var random = SeededRandom(seed: 7)
    let grid = PixelGrid(scale: scale)
    for _ in 0..<5000 {
      let reach = CGFloat.random(in: 0...20, using: &random)
      let position = CGFloat.random(in: -1...1, using: &random) * pow(10, reach)
      let half = (position * scale).rounded() / scale + 0.5 / scale
      for position in [position, half, position.rounded()] {
        expect(grid.snapped(position), equals: (position * scale + 0.5).rounded(.down) / scale)
      }
    }
  }
}
