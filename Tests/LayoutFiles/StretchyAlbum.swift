// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit
import Photos

struct Track { let title: String; let seconds: Int }

class AlbumViewController: UIViewController {

    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet weak var titleLabel: UILabel? {
        didSet { titleLabel?.text = NSLocalizedString("album.title", comment: "") }
    }

    fileprivate enum Metric {
        static let headerHeight: CGFloat = 240
        static let rowHeight: CGFloat = 56
        static let inset = UIEdgeInsets(top: 0, left: 16, bottom: 24, right: 16)
    }

    var tracks = [Track]()

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = StretchyLayout()
        layout.headerReferenceSize = CGSize(width: view.frame.width, height: Metric.headerHeight)
        layout.itemSize = CGSize(width: view.frame.width - 32, height: Metric.rowHeight)
        layout.sectionInset = Metric.inset
        layout.sectionInsetReference = .fromSafeArea
        collectionView.collectionViewLayout = layout
        collectionView.register(UINib(nibName: "TrackCell", bundle: nil), forCellWithReuseIdentifier: "track")
        collectionView.contentInsetAdjustmentBehavior = .never
        navigationController?.navigationBar.prefersLargeTitles = true
        NotificationCenter.default.addObserver(self, selector: #selector(reload(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private func reload(_ note: Notification) { collectionView.reloadData() }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let destination = segue.destination as? TrackViewController else { return }
        destination.track = tracks.first
    }

    final class StretchyLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
            attributes?.forEach { attribute in
                guard attribute.representedElementKind == UICollectionView.elementKindSectionHeader, attribute.indexPath.section == 0,
                      let collectionView = collectionView else { return }
                let offset = collectionView.contentOffset.y
                if offset < 0 {
                    attribute.frame = CGRect(x: 0, y: offset, width: collectionView.frame.width, height: attribute.frame.height - offset)
                }
                attribute.zIndex = -1
            }
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
    }
}

class TrackViewController: UIViewController { var track: Track? }

// MARK: - UICollectionViewDataSource
extension AlbumViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return tracks.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "track", for: indexPath)
        (cell.viewWithTag(1) as? UILabel)?.text = tracks[indexPath.item].title
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performSegue(withIdentifier: "show", sender: indexPath)
    }
}
