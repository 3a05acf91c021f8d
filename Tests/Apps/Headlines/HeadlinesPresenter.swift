// SPDX-License-Identifier: Apache-2.0
import Foundation

protocol HeadlinesView: AnyObject {
  func show(_ sections: [AnySection])
}

final class HeadlinesPresenter {
  weak var view: HeadlinesView?

  func start() {
    view?.show([
      AnySection(BannerSection(story: "Storm ahead")),
      AnySection(CarouselSection(title: "Sport", stories: ["Final", "Transfer", "Record"])),
      AnySection(CarouselSection(title: "Science", stories: ["Comet", "Whales", "Maps"])),
    ])
  }
}
