// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@Suite struct DeltaVectorTests {
  @Test func `reads and writes every delta of the vectors`() throws {
    let vectors = try DeltaVectors.load()
    #expect(vectors.deltas.count >= 9)
    for vector in vectors.deltas {
      let bytes = bytes(of: vector.bytes)
      let decoded = try DeltaDecoder.decode(bytes, limits: .standard)
      expect(decoded, equals: vector.delta.delta, "\(vector.name)")
      expect(DeltaEncoder.encode(vector.delta.delta), equals: bytes, "\(vector.name)")
    }
  }

  @Test func `reads and writes every file message of the vectors`() throws {
    let roles: [String: FileMessage.Role] = ["layout": .layout, "data": .data, "edited": .edited]
    for vector in try DeltaVectors.load().files {
      let bytes = bytes(of: vector.bytes)
      let file = FileMessage(
        role: try #require(roles[vector.role]),
        name: vector.file,
        bytes: Data(vector.text.utf8)
      )
      #expect(try BinaryMessage.decode(bytes, limits: .standard) == .file(file), "\(vector.name)")
      expect(file.encode(), equals: bytes, "\(vector.name)")
    }
  }

  @Test func `refuses every invalid delta of the vectors with its code and field`() throws {
    let vectors = try DeltaVectors.load()
    #expect(vectors.invalid.count >= 25)
    for vector in vectors.invalid {
      do throws(ProtocolError) {
        _ = try DeltaDecoder.decode(bytes(of: vector.bytes), limits: .standard)
        Issue.record("Was accepted: \(vector.name)")
      } catch {
        expect(error.code, equals: vector.code, "\(vector.name)")
        expect(error.field, equals: vector.field, "\(vector.name)")
      }
    }
  }

  @Test func `refuses files with an unknown role or beyond the limit`() {
    var limits = Limits()
    limits.fileBytes = 2
    check([3, 6, 0], limits, "unknown-value", "role")
    check([3, 1, 0, 1, 2, 3], limits, "too-big", "")
    check([3, 1, 4, 65], limits, "truncated", "name")
  }

  private func check(_ bytes: [UInt8], _ limits: Limits, _ code: String, _ field: String) {
    do throws(ProtocolError) {
      _ = try BinaryMessage.decode(bytes, limits: limits)
      Issue.record("Was accepted: \(bytes)")
    } catch {
      expect(error.code, equals: code)
      expect(error.field, equals: field)
    }
  }
}
