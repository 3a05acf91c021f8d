// SPDX-License-Identifier: Apache-2.0
import SnapKit
import UIKit

final class ButtonView: UIView {
  let filmButton: UIButton = {
    let button = UIButton()
    button.setTitle("Films", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.configuration = UIButton.Configuration.bordered()
    return button
  }()

  let seriesButton: UIButton = {
    let button = UIButton()
    button.setTitle("Series", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.configuration = UIButton.Configuration.bordered()
    return button
  }()

  init() {
    super.init(frame: .zero)
    addSubview(filmButton)
    addSubview(seriesButton)
    filmButton.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.centerY.equalToSuperview()
    }
    seriesButton.snp.makeConstraints { make in
      make.leading.equalTo(filmButton.snp.trailing).offset(10)
      make.centerY.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
