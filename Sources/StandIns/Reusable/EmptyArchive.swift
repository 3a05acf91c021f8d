// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An archive without values, for classes that only nibs and storyboards make.
enum EmptyArchive {
  static var coder: NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) ?? archiver
  }
}
