// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
#if canImport(UIKit)
import UIKit

public extension UICollectionViewLayout {
    /// A grid that fits as many columns as there is room for.
    static func adaptiveGrid(minimumWidth: CGFloat = 120, aspect: CGFloat = 4 / 3, spacing: CGFloat = 10) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.grid(in: environment, minimumWidth: minimumWidth, aspect: aspect, spacing: spacing)
        }
    }
}

public extension NSCollectionLayoutSection {
    convenience init(_ columns: Int, height: NSCollectionLayoutDimension, spacing: CGFloat) {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group: NSCollectionLayoutGroup
        if #available(iOS 16.0, tvOS 16.0, *) {
            group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), repeatingSubitem: item, count: columns)
        } else {
            group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item, count: columns)
        }
        group.interItemSpacing = NSCollectionLayoutSpacing.fixed(spacing)
        self.init(group: group)
        interGroupSpacing = spacing
    }

    static func grid(in environment: any NSCollectionLayoutEnvironment, minimumWidth: CGFloat, aspect: CGFloat, spacing: CGFloat) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let columns = max(1, Int((width + spacing) / (minimumWidth + spacing)))
        let side = (width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
        let section = NSCollectionLayoutSection(columns, height: .absolute((side / aspect).rounded(.down)), spacing: spacing)
        section.contentInsetsReference = .readableContent
        return section
    }
}

@resultBuilder
public enum SectionsBuilder {
    public static func buildBlock(_ parts: NSCollectionLayoutSection...) -> [NSCollectionLayoutSection] { parts }
    public static func buildOptional(_ part: [NSCollectionLayoutSection]?) -> [NSCollectionLayoutSection] { part ?? [] }
}

public func layout(@SectionsBuilder _ sections: () -> [NSCollectionLayoutSection]) -> UICollectionViewCompositionalLayout {
    let all = sections()
    return UICollectionViewCompositionalLayout { index, _ in all[index % all.count] }
}

public enum Samples {
    public static var mixed: UICollectionViewCompositionalLayout {
        layout {
            NSCollectionLayoutSection(2, height: .absolute(120), spacing: 8)
            NSCollectionLayoutSection(3, height: .fractionalWidth(0.3), spacing: 4)
        }
    }
}
#endif
