// SPDX-License-Identifier: Apache-2.0
import UIKit

final class TodayViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
