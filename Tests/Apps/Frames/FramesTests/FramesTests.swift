// SPDX-License-Identifier: Apache-2.0
import XCTest

final class FramesTests: XCTestCase {
  func testNothing() {}
}
