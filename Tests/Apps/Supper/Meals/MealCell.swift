// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import SnapKit
import UIKit

class MealCell: UICollectionViewCell {
  private let gradient = CAGradientLayer()
  private let titleLabel = UILabel()
  private let timeLabel = UILabel()
  private lazy var ingredientsView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 96, height: 36)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .clear
    view.dataSource = self
    view.register(IngredientCell.self, forCellWithReuseIdentifier: "IngredientCell")
    return view
  }()

  var meal: Meal? {
    didSet {
      guard let meal = meal else { return }
      titleLabel.text = meal.title
      timeLabel.text = "\(meal.minutes) min"
      gradient.colors = meal.colors.map { $0.cgColor }
      ingredientsView.reloadData()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 20
    contentView.clipsToBounds = true
    contentView.layer.insertSublayer(gradient, at: 0)
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    titleLabel.textColor = .white
    timeLabel.font = .systemFont(ofSize: 15)
    timeLabel.textColor = UIColor.white.withAlphaComponent(0.8)
    contentView.addSubview(titleLabel)
    contentView.addSubview(timeLabel)
    contentView.addSubview(ingredientsView)
    titleLabel.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(20)
      make.bottom.equalTo(timeLabel.snp.top).offset(-4)
    }
    timeLabel.snp.makeConstraints { make in
      make.left.right.equalTo(titleLabel)
      make.bottom.equalTo(ingredientsView.snp.top).offset(-12)
    }
    ingredientsView.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.bottom.equalToSuperview().inset(16)
      make.height.equalTo(44)
    }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = contentView.bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
  }
}

extension MealCell: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    meal?.ingredients.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "IngredientCell", for: indexPath)
      as! IngredientCell
    cell.label.text = meal?.ingredients[indexPath.item]
    return cell
  }
}

class IngredientCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor.white.withAlphaComponent(0.25)
    contentView.layer.cornerRadius = 18
    label.font = .systemFont(ofSize: 14, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
    label.snp.makeConstraints { $0.edges.equalToSuperview() }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
