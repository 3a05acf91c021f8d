// SPDX-License-Identifier: Apache-2.0
import UIKit

class BaseViewController<Model>: UIViewController {
  let model: Model

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
}
