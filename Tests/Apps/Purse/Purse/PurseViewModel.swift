// SPDX-License-Identifier: Apache-2.0
import RxCocoa
import RxSwift

protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(_ input: Input) -> Output
}

final class PurseViewModel: ViewModelType {
  struct Input {
    let selected: Driver<IndexPath>
  }

  struct Output {
    let sections: Driver<[PurseSection]>
    let title: Driver<String>
  }

  func transform(_ input: Input) -> Output {
    let title = input.selected.map { "Item \($0.item)" }.startWith("Purse")
    return Output(sections: .just(PurseSection.all), title: title)
  }
}

struct PurseSection {
  let name: String
  let rows: [String]

  static let all = [
    PurseSection(name: "Balance", rows: ["12.50"]),
    PurseSection(name: "Cards", rows: ["Blue", "Green", "Red"]),
    PurseSection(name: "Friends", rows: ["Ada", "Bo", "Cy"]),
    PurseSection(name: "Past", rows: ["Bread", "Train", "Book"]),
  ]
}
