// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

class MealsViewController: UIViewController {
  private var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 24
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
    view.showsVerticalScrollIndicator = false
    return view
  }()
  private let titleLabel = UILabel()
  private let meals = Meal.today

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Supper"
    titleLabel.font = UIFont.systemFont(ofSize: 34, weight: .heavy)
    view.addSubview(titleLabel)
    view.addSubview(collectionView)
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(8)
      make.left.right.equalToSuperview().inset(20)
    }
    collectionView.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(8)
      make.left.right.bottom.equalToSuperview()
    }
    collectionView.delegate = self
    collectionView.dataSource = self
    collectionView.register(MealCell.self, forCellWithReuseIdentifier: "MealCell")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.collectionViewLayout.invalidateLayout()
  }
}

extension MealsViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    meals.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "MealCell", for: indexPath)
      as! MealCell
    cell.meal = meals[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: UIScreen.main.bounds.width - 40, height: 320)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let detail = MealViewController(meal: meals[indexPath.item])
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true, completion: nil)
  }
}
