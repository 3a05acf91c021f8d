// SPDX-License-Identifier: Apache-2.0
package import Foundation
import UIKit

/// `count` titles, from "0" on.
package func numbered(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

extension IndexPath {
  package static func at(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
