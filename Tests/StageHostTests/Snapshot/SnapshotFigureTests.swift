// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKitTestSupport

@testable import StageHost
@testable import StageProtocol

/// Figures of `Tests/Vectors/figures.json`, of which the page makes the same operations.
@Suite(.ownProcess) struct SnapshotFigureTests {
  private struct Vectors: Decodable {
    struct Vector: Decodable {
      var name: String
      var size: [CGFloat]
      var isDark: Bool
      var figure: SparseFigure
    }

    var figures: [Vector]
  }

  /// Places of texts are told to a hundredth of a point.
  private static let hundredths = 100.0
  private static let list = ValueForm<[PaintOperation]>.list(PaintOperation.form.value)

  /// The operations that each of the figures is to have.
  private func wanted(_ bytes: Data) throws -> [[PaintOperation]] {
    let whole = try FieldReader(try JSONParser.parse([UInt8](bytes)), path: "", limits: .standard)
    return try whole.array("figures").map { value in
      let reader = try FieldReader(value, path: "", limits: .standard)
      return try Self.list.read(try reader.value("operations"), { "" }, .standard)
    }
  }

  private func rounded(_ operation: PaintOperation) -> PaintOperation {
    guard case .text(var text) = operation else { return operation }
    text.y = (text.y * Self.hundredths).rounded() / Self.hundredths
    return .text(text)
  }

  @Test func `figures are painted as on the page`() throws {
    let bytes = try vectorFile("figures.json")
    let vectors = try JSONDecoder().decode(Vectors.self, from: bytes).figures
    expect(!vectors.isEmpty)
    for (vector, wanted) in zip(vectors, try wanted(bytes)) {
      let figure = SnapshotFigure(
        vector.figure.value,
        CellContent(),
        CGSize(width: vector.size[0], height: vector.size[1]),
        vector.isDark ? .dark : .light
      )
      expect(figure.operations.map(rounded), equals: wanted, "\(vector.name)")
    }
  }
}
