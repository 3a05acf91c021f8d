// SPDX-License-Identifier: Apache-2.0
import UIKit

final class PhotoViewController: UIViewController {
  private let url: URL
  private let imageView = UIImageView()

  init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.contentMode = .scaleAspectFit
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(imageView)
    ImageLoader.shared.load(url) { [weak self] image in
      self?.imageView.image = image
    }
  }
}
