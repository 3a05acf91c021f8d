// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

extension PressMenu {
  /// What is raised beside the menu; `nil` for the pressed item as it is seen, or for nothing.
  var raised: MenuPreview? {
    switch self {
    case .context(_, let configuration): configuration.raised
    case .control(let control): control.raised
    case .edit: nil
    }
  }
}

extension UICollectionView {
  /// Performs a tap on what a menu raised.
  func commit(_ menu: PressMenu) {
    switch menu {
    case .context(_, let configuration): commitContextMenu(configuration)
    case .control(let control): control.commit()
    case .edit: break
    }
  }
}

extension StageMenu.Preview {
  /// What is raised, on the wire.
  @MainActor
  init(_ raised: MenuPreview) {
    let light = ScreenPaint(isDark: false).operations(raised.steps)
    let dark = ScreenPaint(isDark: true).operations(raised.steps)
    self.init(
      width: Double(raised.size.width),
      height: Double(raised.size.height),
      place: raised.place.map { ContentRect($0) },
      light: light,
      dark: dark == light ? nil : dark
    )
  }
}
