// SPDX-License-Identifier: Apache-2.0
import Combine
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@Suite(.ownProcess) struct OperatorTests {
  @Test func `values are made into others, one by one`() {
    expect([1, 2].publisher.map { $0 * 2 }.told().values, equals: [2, 4])
    expect(["1", "x", "3"].publisher.compactMap { Int($0) }.told().values, equals: [1, 3])
    expect([1, 2, 3].publisher.scan(0, +).told().values, equals: [1, 3, 6])
    expect(["a", "bc"].publisher.map(\.count).told().values, equals: [1, 2])
    expect([nil, 2].publisher.replaceNil(with: 0).told().values, equals: [0, 2])
  }

  @Test func `values equal to the one before are dropped, others stay`() {
    expect([1, 1, 2, 2, 1].publisher.removeDuplicates().told().values, equals: [1, 2, 1])
    let near = [1.0, 1.2, 2.0].publisher.removeDuplicates { abs($0 - $1) < 0.5 }
    expect(near.told().values, equals: [1, 2])
  }

  @Test func `parts of a stream end it where they end`() {
    expect([1, 2, 3].publisher.dropFirst().told().values, equals: [2, 3])
    expect([1, 2, 3].publisher.prefix(2).told().values, equals: [1, 2])
    expect([1, 2, 3].publisher.prefix(2).told().isFinished)
    expect([1, 2, 3, 1].publisher.drop { $0 < 3 }.told().values, equals: [3, 1])
    expect([1, 2, 3, 1].publisher.prefix { $0 < 3 }.told().values, equals: [1, 2])
    expect([1, 2, 3].publisher.first { $0 > 1 }.told().values, equals: [2])
    expect([1, 2, 3].publisher.last().told().values, equals: [3])
    expect([1, 2, 3].publisher.output(at: 1).told().values, equals: [2])
  }

  @Test func `one answer for all values comes at the end`() {
    let subject = PassthroughSubject<Int, Never>()
    let all = Record.of(subject.collect(), first: .unlimited)
    subject.send(1)
    subject.send(2)
    expectEmpty(all.values)
    subject.send(completion: .finished)
    expect(all.values, equals: [[1, 2]])
    expect((1...4).publisher.reduce(0, +).told().values, equals: [10])
    expect((1...5).publisher.collect(2).told().values, equals: [[1, 2], [3, 4], [5]])
    expect((1...4).publisher.contains(3).told().values, equals: [true])
    expect([2, 5, 1].publisher.max().told().values, equals: [5])
  }

  @Test func `a thrown error ends the stream, and can be replaced`() {
    let tried = [1, 2, 3].publisher.tryMap { (value: Int) throws -> Int in
      if value == 2 { throw Mishap.first }
      return value
    }
    expect(tried.told().values, equals: [1])
    #expect(tried.told().error as? Mishap == .first)
    expect(tried.replaceError(with: 9).told().values, equals: [1, 9])
    expect(tried.catch { _ in Just(8) }.told().values, equals: [1, 8])
    expect(tried.mapError { _ in Mishap.second }.told().error, equals: .second)
  }

  @Test func `a failed stream is begun again so many times`() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return attempts < 3
        ? Fail<Int, Mishap>(error: .first).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Mishap.self).eraseToAnyPublisher()
    }
    expect(failing.retry(2).told().values, equals: [3])
    attempts = 0
    expect(failing.retry(1).told().error, equals: .first)
    expect(attempts, equals: 2)
  }

  @Test func `a future works once and answers everybody`() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(4))
      promise(.success(5))
    }
    expect(future.told().values, equals: [4])
    expect(future.told().isFinished)
    expect(runs, equals: 1)
  }

  @Test func `data are decoded, and text that is no JSON fails`() {
    struct Photo: Codable, Equatable { var id: Int }
    let good = Just(Data(#"{"id":3}"#.utf8)).decode(type: Photo.self, decoder: JSONDecoder())
    expect(good.told().values, equals: [Photo(id: 3)])
    let bad = Just(Data("{".utf8)).decode(type: Photo.self, decoder: JSONDecoder())
    #expect(bad.told().error is DecodingError)
  }

  @Test func `notifications of a name are sent until the stream is cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    var count = 0
    let stream = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    stream.cancel()
    center.post(name: name, object: nil)
    expect(count, equals: 1)
  }
}
