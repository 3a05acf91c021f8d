// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The bytes of a file of `Tests/Vectors`, which the page's tests read as well.
package func vectorFile(_ name: String) throws -> Data {
  var folder = URL(filePath: #filePath)
  while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
  return try Data(contentsOf: folder.appending(path: "Vectors").appending(path: name))
}
