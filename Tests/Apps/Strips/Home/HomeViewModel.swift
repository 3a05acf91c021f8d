// SPDX-License-Identifier: Apache-2.0
import Combine
import Foundation
import Promises

final class HomeViewModel {
  @Published private(set) var strips: [Strip] = []
  @Published var day = 1
  let selected = PassthroughSubject<Strip, Never>()
  private let repository: StripRepository
  private var cancellables = Set<AnyCancellable>()

  init(repository: StripRepository) {
    self.repository = repository
    $day
      .removeDuplicates()
      .sink { [weak self] in self?.load($0) }
      .store(in: &cancellables)
  }

  private func load(_ day: Int) {
    repository.fetch(day: day) { [weak self] strips in
      DispatchQueue.main.async { self?.strips = strips }
    }
  }

  func promised() -> Promise<[Strip]> {
    Promise { fulfill, _ in
      self.repository.fetch(day: 1) { fulfill($0) }
    }
  }
}
