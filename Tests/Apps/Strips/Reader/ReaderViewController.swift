// SPDX-License-Identifier: Apache-2.0
import UIKit

final class ReaderViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let strip: Strip

  init(strip: Strip) {
    self.strip = strip
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = strip.title
    dataSource = self
    setViewControllers([PageController(number: 1)], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? PageController, page.number > 1 else { return nil }
    return PageController(number: page.number - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? PageController, page.number < 5 else { return nil }
    return PageController(number: page.number + 1)
  }
}

final class PageController: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .tertiarySystemBackground
    let label = UILabel()
    label.text = "Page \(number)"
    label.font = .systemFont(ofSize: 40, weight: .bold)
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
