// SPDX-License-Identifier: Apache-2.0
import SnapKit
import UIKit

final class PrintDetailViewController: UIViewController {
  private let print: Print
  private let likesLabel = UILabel()

  init(print: Print) {
    self.print = print
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = print.title
    view.backgroundColor = .white
    likesLabel.text = "\(print.likes) likes"
    view.addSubview(likesLabel)
    likesLabel.snp.makeConstraints { make in
      make.center.equalToSuperview()
    }
  }
}
