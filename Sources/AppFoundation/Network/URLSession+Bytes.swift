// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The lines of a text, which come one after another.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// One line.
  public typealias Element = String

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Makes an iterator.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// Goes through the lines; empty ones are left out, as Foundation does.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private static var newline: UInt8 { 10 }
    private static var carriageReturn: UInt8 { 13 }
    private var bytes: Base.AsyncIterator

    init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next line; `nil` at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        guard byte == Self.newline || byte == Self.carriageReturn else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

/// The bytes of some data, which come one after another.
public struct AsyncDataBytes: AsyncSequence, Sendable {
  /// One byte.
  public typealias Element = UInt8

  private let load: @Sendable () async throws -> Data

  init(_ load: @escaping @Sendable () async throws -> Data) { self.load = load }

  /// Makes an iterator.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }

  /// Goes through the bytes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let load: @Sendable () async throws -> Data
    private var data: Data?
    private var index = 0

    init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

    /// The next byte; `nil` at the end.
    public mutating func next() async throws -> UInt8? {
      let all: Data
      if let data { all = data } else { all = try await load() }
      data = all
      guard index < all.count else { return nil }
      defer { index += 1 }
      return all[all.startIndex + index]
    }
  }

  /// The lines of the text that the bytes are.
  public var lines: AsyncLineSequence<AsyncDataBytes> { AsyncLineSequence(self) }
}

extension URLSession {
  /// The bytes of an answer.
  public typealias AsyncBytes = AsyncDataBytes

  /// The bytes at an address, after all of them came.
  public func bytes(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate, file: file, line: line)
  }

  /// The bytes of the answer to a request, after all of them came.
  public func bytes(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, head) = try await data(for: request, delegate: delegate, file: file, line: line)
    return (AsyncBytes { data }, head)
  }
}

extension URL {
  /// The bytes at the address.
  public var resourceBytes: AsyncDataBytes {
    let url = self
    return AsyncDataBytes { try AppCalls.content(of: url, [], file: "", line: 0) }
  }
  /// The lines of the text at the address.
  public var lines: AsyncLineSequence<AsyncDataBytes> { resourceBytes.lines }
}
