// SPDX-License-Identifier: Apache-2.0
import UIKit

final class BookViewController: UIViewController {
  private let book: Book
  private lazy var label: UILabel = {
    let label = UILabel()
    label.text = "\(book.title) by \(book.writer)"
    label.textAlignment = .center
    return label
  }()

  init(book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(label)
    label.frame = view.bounds
  }
}
