// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// An address from which data may be fetched.
struct DataAddress: Equatable {
  /// A host that the command line allows.
  struct Host: Equatable {
    /// The name or the number, in small letters and without brackets.
    var name: String
    /// The port; `nil` for those of http and https.
    var port: Int?

    private static let mostBytes = 253

    /// Reads a host such as `data.example.org`, `127.0.0.1:9000` or `[::1]`.
    init?(_ text: String) {
      let isHost = { (character: Character) in
        character.isASCII
          && (character.isLetter || character.isNumber || "-.:[]".contains(character))
      }
      guard !text.isEmpty, text.utf8.count <= Self.mostBytes, text.allSatisfy(isHost),
        let parts = URLComponents(string: "http://" + text), let host = parts.host,
        !host.isEmpty, parts.path.isEmpty
      else { return nil }
      name = DataAddress.plain(host)
      port = parts.port
    }

    /// Whether an address with this host and port is allowed.
    fileprivate func allows(_ host: String, _ port: Int) -> Bool {
      name == host && (self.port.map { $0 == port } ?? DataAddress.usualPorts.values.contains(port))
    }

    /// The host as on the command line.
    var words: String { port.map { "\(name):\($0)" } ?? name }
  }

  private static let usualPorts = ["http": 80, "https": 443]

  /// The whole address.
  let text: String
  /// The host, in small letters and without brackets.
  let host: String
  let port: Int
  /// The hosts that the command line allows.
  let allowed: [Host]

  /// Reads an address.
  ///
  /// - Throws: `ProtocolError` when it is none, or its host is not allowed.
  init(_ text: String, allowing allowed: [Host]) throws(ProtocolError) {
    guard !allowed.isEmpty else {
      throw Self.refused(
        "this server fetches nothing; start it with --allow-host and the host's name"
      )
    }
    let text = text.trimmingCharacters(in: .whitespaces)
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let usual = Self.usualPorts[scheme], let host = parts.host, !host.isEmpty,
      text.allSatisfy({ $0.isASCII && !$0.isWhitespace })
    else {
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: "address",
        message:
          "an address begins with http:// or https://, such as https://example.org/prices.csv"
      )
    }
    guard parts.user == nil, parts.password == nil else {
      throw Self.refused("an address with a name or a password in it is not fetched")
    }
    self.text = text
    self.host = Self.plain(host)
    self.port = parts.port ?? usual
    self.allowed = allowed
    let (name, number) = (self.host, self.port)
    guard allowed.contains(where: { $0.allows(name, number) }) else {
      let names = allowed.map(\.words).joined(separator: ", ")
      throw Self.refused(
        "\(name):\(number) is not allowed; the server's command line allows \(names)"
      )
    }
  }

  private static func refused(_ message: String) -> ProtocolError {
    ProtocolError(code: SessionErrorCode.notAllowed, field: "address", message: message)
  }

  private static func plain(_ host: String) -> String {
    host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
  }

  /// The last part of the path, as a name of a file; the host if there is none.
  var fileName: String {
    let last = URLComponents(string: text)?.path.split(separator: "/").last.map(String.init) ?? ""
    return last.isEmpty ? host : last
  }
}
