// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import PreviewServer

/// The examples of FIPS 180-4 and of NIST's "Example Algorithms", and one of an exact block.
@Suite struct SHA256Tests {
  private func sum(_ pieces: [UInt8]...) -> String {
    var hash = SHA256()
    for piece in pieces { piece.withUnsafeBytes { hash.add($0) } }
    return hash.finished().text
  }

  @Test func `gives the published sums`() {
    expect(
      sum([]),
      equals: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    expect(
      sum(Array("abc".utf8)),
      equals: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    expect(
      sum(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)),
      equals: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    )
  }

  @Test func `does not depend on how the bytes are divided`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let whole = sum(bytes)
    for cut in 0...bytes.count {
      expect(sum(Array(bytes[..<cut]), Array(bytes[cut...])), equals: whole)
    }
  }

  @Test func `is read again from its bytes, and only from as many as it has`() {
    var hash = SHA256()
    hash.add(field: "abc")
    let digest = hash.finished()
    expect(Digest(digest.data), equals: digest)
    expect(Digest(digest.data.dropLast()), equals: nil)
    expect(digest ^ digest, equals: .none)
  }
}
