// SPDX-License-Identifier: Apache-2.0
import Foundation

// Left over from the first version.
struct Book {
  var title: String
}
