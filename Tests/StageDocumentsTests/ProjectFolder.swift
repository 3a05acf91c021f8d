// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The project's folder, in which schemas and examples are.
let projectFolder: URL = {
  var folder = URL(filePath: #filePath)
  while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
  return folder.deletingLastPathComponent()
}()
