// SPDX-License-Identifier: Apache-2.0

/// What an observer is told: values, then at most one end.
public enum Event<Element> {
  case next(Element)
  case error(any Swift.Error)
  case completed

  public var isStopEvent: Bool {
    if case .next = self { return false }
    return true
  }
  public var element: Element? {
    if case .next(let value) = self { return value }
    return nil
  }
  public var error: (any Swift.Error)? {
    if case .error(let error) = self { return error }
    return nil
  }
  public var isCompleted: Bool {
    if case .completed = self { return true }
    return false
  }

  /// The same event with another value; an error of the closure becomes an error.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let value):
      do { return .next(try transform(value)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// Errors of the streams themselves.
public enum RxError: Swift.Error {
  case unknown
  case overflow
  case argumentOutOfRange
  case noElements
  case moreThanOneElement
  case timeout
}
