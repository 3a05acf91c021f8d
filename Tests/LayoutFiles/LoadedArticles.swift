// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

struct Article: Codable {
  var id: Int
  var headline: String
  var summary: String
  var imageURL: URL?
}

protocol ArticleService {
  func load(completion: @escaping ([Article]) -> Void)
}

final class ArticleCell: UICollectionViewCell {
  @IBOutlet weak var headlineLabel: UILabel!
  let stack = UIStackView()
  let head = UILabel()
  let body = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    head.font = .preferredFont(forTextStyle: .headline)
    body.font = .preferredFont(forTextStyle: .footnote)
    body.textColor = .secondaryLabel
    body.numberOfLines = 2
    stack.axis = .vertical
    stack.spacing = 4
    stack.addArrangedSubview(head)
    stack.addArrangedSubview(body)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ArticlesLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    itemSize = CGSize(width: collectionView.bounds.width - 32, height: 84)
    minimumLineSpacing = 12
    sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
  }
}

class ArticlesViewController: UICollectionViewController {
  var service: ArticleService?
  var articles: [Article] = [] {
    didSet { collectionView.reloadData() }
  }

  init() { super.init(collectionViewLayout: ArticlesLayout()) }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: "article")
    service?.load { [weak self] articles in
      DispatchQueue.main.async { self?.articles = articles }
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    articles.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "article", for: indexPath) as? ArticleCell else {
      fatalError("wrong cell")
    }
    let article = articles[indexPath.row]
    cell.head.text = article.headline
    cell.body.text = article.summary
    return cell
  }
}
