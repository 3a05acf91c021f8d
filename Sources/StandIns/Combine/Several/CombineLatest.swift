// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Sends the latest values of two publishers together, at each new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
      let all = Latest(subscriber, [columnA, columnB]) {
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
  /// Sends the latest values of three publishers together, at each new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let all = Latest(subscriber, [columnA, columnB, columnC]) {
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
  /// Sends the latest values of four publishers together, at each new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let all = Latest(subscriber, [columnA, columnB, columnC, columnD]) {
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
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    .init(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    .init(upstream: combineLatest(other)) { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ other: P,
    _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, other, second)
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ other: P,
    _ second: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    .init(upstream: combineLatest(other, second)) { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ other: P,
    _ second: Q,
    _ third: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, other, second, third)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ other: P,
    _ second: Q,
    _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(upstream: combineLatest(other, second, third)) { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
