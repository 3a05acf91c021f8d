// SPDX-License-Identifier: Apache-2.0
import SafariServices
import UIKit

final class HeadlinesViewController: UIViewController {
  private let presenter: HeadlinesPresenter
  private let content = HeadlinesContentView()

  init(presenter: HeadlinesPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() { view = content }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Headlines"
    presenter.start()
  }

  private func open(_ url: URL) {
    let safari = SFSafariViewController(url: url)
    safari.preferredControlTintColor = .red
    present(safari, animated: true)
  }
}

extension HeadlinesViewController: HeadlinesView {
  func show(_ sections: [AnySection]) { content.sections = sections }
}
