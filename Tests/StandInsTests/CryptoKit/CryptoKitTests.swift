// SPDX-License-Identifier: Apache-2.0
import CryptoKit
import Expectations
import Foundation
import Testing
import UIKitTestSupport

/// Against the vectors of FIPS 180-4, RFC 1321, RFC 4231 and RFC 2202.
@Suite(.ownProcess) struct CryptoKitTests {
  private func text<Bytes: Sequence>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
  private let abc = Data("abc".utf8)
  /// 112 letters, which need two blocks of either size with what is added.
  private let long = Data(
    ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
      + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu").utf8
  )

  @Test func `digests are the published ones`() {
    expect(
      text(SHA256.hash(data: abc)),
      equals: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    expect(
      text(SHA256.hash(data: Data())),
      equals: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    expect(
      text(SHA512.hash(data: abc)),
      equals: "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
    expect(
      text(SHA512.hash(data: long)),
      equals: "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
    )
    expect(
      text(SHA384.hash(data: abc)),
      equals: "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    expect(text(Insecure.MD5.hash(data: Data())), equals: "d41d8cd98f00b204e9800998ecf8427e")
    expect(text(Insecure.MD5.hash(data: abc)), equals: "900150983cd24fb0d6963f7d28e17f72")
    expect(
      text(Insecure.SHA1.hash(data: abc)),
      equals: "a9993e364706816aba3e25717850c26c9cd0d89d"
    )
  }

  @Test func `data may come in pieces, and a digest describes itself`() {
    var function = Insecure.MD5()
    for byte in "12345678901234567890123456789012345678901234567890123456789012345678901234567890"
      .utf8
    {
      function.update(data: [byte])
    }
    expect(
      function.finalize().description,
      equals: "MD5 digest: 57edf4a22be3c955ac49da2e2107b67a"
    )
    var sha = SHA512()
    sha.update(data: long.prefix(60))
    sha.update(data: long.dropFirst(60))
    #expect(sha.finalize() == SHA512.hash(data: long))
  }

  @Test func `codes are those of the key, and are told from others`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    expect(
      text(code),
      equals: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    expect(
      text(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key)),
      equals: "750c783e6ab0b503eaa86e310a5db738"
    )
    // A key that is longer than a block counts by its digest.
    let longKey = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    expect(
      text(
        HMAC<SHA256>.authenticationCode(
          for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
          using: longKey
        )
      ),
      equals: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    )
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
    expect(SymmetricKey(size: .bits256).bitCount, equals: 256)
    #expect(SymmetricKey(size: .bits128) != SymmetricKey(size: .bits128))
  }
}
