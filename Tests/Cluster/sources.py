# SPDX-License-Identifier: Apache-2.0
"""Files that travel from one server of a cluster to another."""

import unittest
import urllib.request

from board import COLUMNS, SPACING, newcomer, picture, word
from fleet import LIMIT_S, Cluster, Looker, Member
from server import layout

COMPILE_LIMIT_S = 60
# One line below the other.
LINES = """import UIKit

class Lines: UICollectionViewLayout {
  var height: CGFloat = 30
  private var count: Int { collectionView!.numberOfItems(inSection: 0) }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView!.bounds.width, height: CGFloat(count) * height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * height, width: collectionView!.bounds.width, height: height)
    return attributes
  }
}
"""


class Sources(unittest.TestCase):
    """Files of one server on another one that has none."""

    def test_files_travel(self):
        with Cluster("a") as cluster, newcomer(cluster["a"]) as anna:
            anna.set_ok(SPACING, 21)
            member = cluster.join("b", files=[])
            with newcomer(member) as bert:
                self.assertEqual(bert.values()[SPACING], 21)
                # A saved file takes its value back for everybody.
                cluster["a"].save(cluster["a"].layout_path, layout(minimumLineSpacing=33))
                bert.wait_for_value(SPACING, 33)
                bert.wait_for(lambda: picture(bert) == picture(anna), "the picture of the saved file")
                # The other server runs the stage when the first one has ended, from its copies.
                cluster["a"].die()
                bert.wait_for(lambda: word(bert) == "restarting", "restarting")
                self.assertIsNone(bert.wait_for_answer(bert.set(COLUMNS, 14)))
                self.assertEqual((bert.values()[SPACING], bert.values()[COLUMNS]), (33, 14))
                with urllib.request.urlopen(f"http://127.0.0.1:{member.port}/metrics", timeout=LIMIT_S) as answer:
                    metrics = answer.read().decode()
                self.assertIn("tessera_cluster_stages 1\n", metrics)
                self.assertIn("tessera_cluster_lost_owners_total 1\n", metrics)

    def test_swift_source_travels_and_the_owner_compiles(self):
        with Cluster("") as cluster:
            first = Member(cluster.nats.url, "a")
            source = first.folder / "Lines.swift"
            first.save(source, LINES)
            first.files = [str(source)]
            cluster.members["a"] = first.start()
            with Looker(first) as anna:
                anna.open("lines")
                second = cluster.join("b", files=[])
                with Looker(second) as bert:
                    bert.open("lines")
                    self.assertEqual(picture(bert), picture(anna))
                    height = picture(bert)["size"]["height"]
                    first.save(source, LINES.replace("height: CGFloat = 30", "height: CGFloat = 50"))
                    bert.wait_for(lambda: picture(bert)["size"]["height"] > height, "the saved height")
                    taller = picture(bert)["size"]
                    first.die()
                    bert.wait_for(lambda: word(bert) == "restarting", "restarting")
                    before = len(bert.deltas)
                    # Nothing is shown, and so nothing edited, until the new owner has compiled its copy.
                    bert.wait_for(lambda: word(bert) == "running", "running again", COMPILE_LIMIT_S)
                    bert.expect_deltas(before + 1)
                    with Looker(second) as cleo:
                        cleo.open("lines")
                        self.assertEqual(picture(cleo)["size"], taller)
                        cleo.set_ok("height", 60)
                        bert.wait_for(lambda: picture(bert)["size"]["height"] > taller["height"], "the set height")
