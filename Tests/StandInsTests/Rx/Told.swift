// SPDX-License-Identifier: Apache-2.0
import RxSwift

/// What a stream has told, as words.
final class Told {
  private(set) var words: [String] = []
  private(set) var disposable: (any Disposable)?

  func callAsFunction<Source: ObservableConvertibleType>(_ source: Source) -> Told {
    disposable = source.asObservable().subscribe { [self] event in
      switch event {
      case .next(let value): words.append("\(value)")
      case .error(let error): words.append("error \(error)")
      case .completed: words.append("end")
      }
    }
    return self
  }
}

/// What a stream tells at once.
func told<Source: ObservableConvertibleType>(_ source: Source) -> [String] {
  let told = Told()(source)
  told.disposable?.dispose()
  return told.words
}
