// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Sends the first values of two publishers together, then the second, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let columnA = Column<A.Output>()
      let columnB = Column<B.Output>()
      let all = Rows(subscriber, [columnA, columnB]) {
        guard let a = columnA.values.first, let b = columnB.values.first
        else { return nil }
        return (a, b)
      }
      all.add(a, columnA)
      all.add(b, columnB)
    }
  }
}

extension Publishers {
  /// Sends the first values of three publishers together, then the second, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let columnA = Column<A.Output>()
      let columnB = Column<B.Output>()
      let columnC = Column<C.Output>()
      let all = Rows(subscriber, [columnA, columnB, columnC]) {
        guard let a = columnA.values.first, let b = columnB.values.first,
          let c = columnC.values.first
        else { return nil }
        return (a, b, c)
      }
      all.add(a, columnA)
      all.add(b, columnB)
      all.add(c, columnC)
    }
  }
}

extension Publishers {
  /// Sends the first values of four publishers together, then the second, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let columnA = Column<A.Output>()
      let columnB = Column<B.Output>()
      let columnC = Column<C.Output>()
      let columnD = Column<D.Output>()
      let all = Rows(subscriber, [columnA, columnB, columnC, columnD]) {
        guard let a = columnA.values.first, let b = columnB.values.first,
          let c = columnC.values.first, let d = columnD.values.first
        else { return nil }
        return (a, b, c, d)
      }
      all.add(a, columnA)
      all.add(b, columnB)
      all.add(c, columnC)
      all.add(d, columnD)
    }
  }
}

extension Publisher {
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    .init(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    .init(upstream: zip(other)) { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ other: P,
    _ second: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, other, second)
  }

  public func zip<P: Publisher, Q: Publisher, T>(
    _ other: P,
    _ second: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    .init(upstream: zip(other, second)) { transform($0.0, $0.1, $0.2) }
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ other: P,
    _ second: Q,
    _ third: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, other, second, third)
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ other: P,
    _ second: Q,
    _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(upstream: zip(other, second, third)) { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
