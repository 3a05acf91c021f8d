// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A layout within a SwiftUI view.

import SwiftUI

struct PhotoWall: UIViewControllerRepresentable {
  @Binding var columns: Int
  @State private var spacing: CGFloat = 6
  @Environment(\.colorScheme) private var colorScheme
  var onSelect: (Int) -> Void = { _ in }

  func makeUIViewController(context: Context) -> UICollectionViewController {
    let controller = UICollectionViewController(collectionViewLayout: makeLayout())
    controller.collectionView.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UICollectionViewController, context: Context) {
    controller.collectionView.setCollectionViewLayout(makeLayout(), animated: true)
  }

  func makeCoordinator() -> Coordinator { Coordinator(onSelect: onSelect) }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    let fraction = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(fraction),
        heightDimension: .fractionalWidth(fraction)
      )
    )
    item.contentInsets = .init(
      top: spacing / 2,
      leading: spacing / 2,
      bottom: spacing / 2,
      trailing: spacing / 2
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(fraction)
      ),
      subitems: [item]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  final class Coordinator: NSObject, UICollectionViewDelegate {
    let onSelect: (Int) -> Void
    init(onSelect: @escaping (Int) -> Void) { self.onSelect = onSelect }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      onSelect(indexPath.item)
    }
  }
}

struct PhotoWallScreen: View {
  @State private var columns = 3
  @StateObject private var model = WallModel()
  @AppStorage("wall.columns") private var stored = 3
  var body: some View {
    NavigationStack {
      PhotoWall(columns: $columns)
        .navigationTitle("Wall")
        .toolbar { Stepper("Columns", value: $columns, in: 1...6) }
    }
  }
}

final class WallModel: ObservableObject {
  @Published var titles: [String] = []
  let objectWillChange2 = 1
}

#Preview("Wall") { PhotoWallScreen() }
