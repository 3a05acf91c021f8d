// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values of a publisher for `for await`: one is wanted each time one is asked for.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncThrowingPublisher<Publishers.SetFailureType<P, any Error>>.Iterator

    fileprivate init(_ publisher: P) {
      base = AsyncThrowingPublisher(publisher.setFailureType(to: (any Error).self))
        .makeAsyncIterator()
    }

    public mutating func next() async -> P.Output? { try? await base.next() }
  }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private var iterator: AsyncThrowingStream<P.Output, any Error>.Iterator
    private let cancellable: AnyCancellable

    fileprivate init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
      cancellable = publisher.sink(
        receiveCompletion: {
          if case .failure(let error) = $0 {
            continuation.finish(throwing: error)
          } else {
            continuation.finish()
          }
        },
        receiveValue: {
          // The publisher keeps nothing of a value that it has sent.
          nonisolated(unsafe) let value = $0
          continuation.yield(value)
        }
      )
      iterator = stream.makeAsyncIterator()
    }

    public mutating func next() async throws -> P.Output? { try await iterator.next() }
  }
}

extension Publisher where Failure == Never {
  /// The values for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values for `for try await`.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
