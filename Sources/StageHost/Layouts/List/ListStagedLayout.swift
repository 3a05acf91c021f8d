// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

/// UIKit's list; each section has a header and a footer if the data has texts for them.
@MainActor
final class ListStagedLayout: StagedLayout, RowActing {
  /// The settings of users, for the section provider.
  @MainActor
  private final class Settings {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    var hasFooters = true
    var data = StageData()
    weak var rowActions: (any RowActionsSource)?
  }

  private let settings = Settings()
  private let list: UICollectionViewCompositionalLayout
  /// The file's background and lines, without numbers that users have set.
  private var file: ListDocument

  /// Makes a list; its first look is that of cards.
  init(_ file: ListDocument) {
    self.file = file
    let settings = settings
    list = UICollectionViewCompositionalLayout { index, environment in
      let section = settings.data.section(index)
      var configuration = settings.configuration
      if configuration.headerMode == .supplementary, section?.title.isEmpty ?? true {
        configuration.headerMode = .none
      }
      let hasFooter = settings.hasFooters && !(section?.footer.isEmpty ?? true)
      configuration.footerMode = hasFooter ? .supplementary : .none
      configuration.take(settings.rowActions)
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  var rowActions: (any RowActionsSource)? {
    get { settings.rowActions }
    set { settings.rowActions = newValue }
  }

  var layout: UICollectionViewLayout { list }
  var delegate: (any UICollectionViewDelegate)? { nil }

  func take(_ kind: LayoutKind) -> Bool {
    if let next = kind.list { file = next }
    return false
  }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    let appearance = ListAppearance(rawValue: values.choice(ListParameters.appearance))
    var configuration = UICollectionLayoutListConfiguration(
      appearance: appearance?.value ?? .insetGrouped
    )
    configuration.headerMode =
      ListHeaderMode(rawValue: values.choice(ListParameters.headerMode))?.value ?? .supplementary
    configuration.showsSeparators = values.flag(ListParameters.separators)
    if values.flag(ListParameters.ownPadding) {
      configuration.headerTopPadding = values.number(ListParameters.headerTopPadding)
    }
    configuration.take(file.applying(values.values))
    settings.configuration = configuration
    settings.hasFooters = values.flag(ListParameters.footers)
    settings.data = data
    list.invalidateLayout()
  }

  /// The kind of a list with the background and lines of its look.
  static let kind = kind(ListDocument())

  /// The kind of a file; the file's values for lines are parameters.
  static func kind(_ file: ListDocument) -> LayoutKind {
    LayoutKind(
      id: ListDocument.kind,
      name: "List",
      className: nil,
      parameters: ListParameters.descriptors + file.parameters(),
      scrolls: { _ in "vertical" },
      list: file,
      make: { ListStagedLayout(file) }
    )
  }
}

extension ListAppearance {
  /// The value for UIKit.
  var value: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension ListHeaderMode {
  /// The value for UIKit.
  var value: UICollectionLayoutListConfiguration.HeaderMode {
    switch self {
    case .none: .none
    case .supplementary: .supplementary
    case .firstItemInSection: .firstItemInSection
    }
  }
}
