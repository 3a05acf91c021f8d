// SPDX-License-Identifier: Apache-2.0
import UIKit

/// One photograph as wide as the screen, with its title, who took it and its size; the bar leads back.
final class DetailController: UIViewController {
  private let photo: Photo
  private let scroller = UIScrollView()
  private let column = UIStackView()

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picture = UIImageView(image: photo.image)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.heightAnchor.constraint(
      equalTo: picture.widthAnchor,
      multiplier: photo.size.height / photo.size.width
    ).isActive = true
    let title = label(photo.title, .preferredFont(forTextStyle: .title2), .label)
    let author = label("By \(photo.author)", .preferredFont(forTextStyle: .body), .secondaryLabel)
    let size = label(
      "\(Int(photo.size.width)) × \(Int(photo.size.height)) pixels",
      .preferredFont(forTextStyle: .footnote),
      .secondaryLabel
    )
    let words = UIStackView(arrangedSubviews: [title, author, size])
    words.axis = .vertical
    words.spacing = 4
    words.isLayoutMarginsRelativeArrangement = true
    words.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16,
      leading: 16,
      bottom: 24,
      trailing: 16
    )
    column.axis = .vertical
    column.addArrangedSubview(picture)
    column.addArrangedSubview(words)
    place()
  }

  private func label(_ text: String, _ font: UIFont, _ colour: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = colour
    label.numberOfLines = 0
    return label
  }

  private func place() {
    for part in [scroller, column] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroller)
    scroller.addSubview(column)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: scroller.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
    ])
  }
}
