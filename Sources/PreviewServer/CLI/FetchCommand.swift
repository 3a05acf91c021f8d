// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// What the server starts to get the text behind an address: resolves the name, refuses numbers of
/// private networks, and becomes `curl`, which gets the text from exactly these numbers.
struct FetchCommand {
  private static let failure: Int32 = 69
  private static let connectSeconds = 5

  let address: DataAddress

  /// Prints the text; after it, standard error has the status and the type.
  func run() -> Never {
    let found = numbers()
    guard !found.isEmpty else { fail("\(address.host) has no address") }
    let usable = found.filter(mayReach)
    guard !usable.isEmpty else {
      fail(
        "\(address.host) is \(found[0]), which is not of the public Internet; "
          + "allow it by --allow-host \(found[0])"
      )
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs: [String] = path.split(separator: ":").map { String($0) + "/curl" }
    guard let curl = programs.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      fail("the server needs the program curl for this; install the package curl")
    }
    var words = ([curl] + arguments(usable)).map { strdup($0) } + [nil]
    execv(curl, &words)
    fail("curl cannot be started: \(String(cString: strerror(errno)))")
  }

  private func fail(_ message: String) -> Never {
    Terminal.complain(message)
    exit(Self.failure)
  }

  /// Whether a number may be reached: those of the public Internet, and those that the command line
  /// names.
  private func mayReach(_ number: String) -> Bool {
    address.allowed.contains { $0.name == number }
      || (address.host == "localhost" && address.allowed.contains { $0.name == "localhost" })
      || NetworkNumber(number)?.isPublic == true
  }

  private func numbers() -> [String] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var found: [String] = []
    var next = list
    while let entry = next {
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let length = socklen_t(text.count)
      let info = entry.pointee
      if getnameinfo(info.ai_addr, info.ai_addrlen, &text, length, nil, 0, NI_NUMERICHOST) == 0 {
        let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        found.append(String(decoding: bytes, as: UTF8.self))
      }
      next = info.ai_next
    }
    return found
  }

  /// Redirections are not followed, and no file of settings nor proxy changes where it goes.
  private func arguments(_ numbers: [String]) -> [String] {
    let pinned = numbers.map { $0.contains(":") ? "[\($0)]" : $0 }.joined(separator: ",")
    let name = address.host.contains(":") ? "[\(address.host)]" : address.host
    return [
      "--disable", "--silent", "--show-error", "--globoff", "--noproxy", "*",
      "--proto", "=http,https", "--max-redirs", "0",
      "--connect-timeout", "\(Self.connectSeconds)", "--max-time", "\(DataFetch.seconds)",
      "--max-filesize", "\(DataFetch.mostBytes)",
      "--resolve", "\(name):\(address.port):\(pinned)",
      "--user-agent", "tessera/\(ProductVersion.current)",
      "--header", "Accept: text/csv, application/json, text/tab-separated-values, text/plain",
      "--write-out", "%{stderr}\n%{http_code} %{content_type}\n", "--url", address.text,
    ]
  }
}
