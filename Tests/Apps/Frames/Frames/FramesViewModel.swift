// SPDX-License-Identifier: Apache-2.0
import Foundation

final class Observable<Value> {
  private var listener: ((Value) -> Void)?
  var value: Value { didSet { listener?(value) } }

  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}

struct Frame: Decodable {
  let id: Int?
  let caption: String?
}

protocol FramesClient {
  func frames(_ done: @escaping (Result<[Frame], Error>) -> Void)
}

struct DemoClient: FramesClient {
  func frames(_ done: @escaping (Result<[Frame], Error>) -> Void) {
    done(.success((1...7).map { (number: Int) in Frame(id: number, caption: "Frame \(number)") }))
  }
}

final class FramesViewModel {
  let frames = Observable<[Frame]>([])
  private let client: FramesClient

  init(client: FramesClient) { self.client = client }

  func load() {
    client.frames { [weak self] result in
      if case .success(let frames) = result { self?.frames.value = frames }
    }
  }
}
