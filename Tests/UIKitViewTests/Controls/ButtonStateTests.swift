// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The looks of configured buttons that cannot be used.
@MainActor
@Suite(.ownProcess) struct ButtonStateTests {
  @Test func `a filled button is grey while it is disabled`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.baseBackgroundColor = .systemGreen
    let button = UIButton(configuration: configuration)
    expect(button.backgroundColor, equals: .systemGreen)
    expect(button.titleColor(for: .normal), equals: .white)
    button.isEnabled = false
    button.layoutSubviews()
    expect(button.backgroundColor, equals: .tertiarySystemFill)
    expect(button.titleColor(for: .normal), equals: .tertiaryLabel)
    button.isEnabled = true
    button.layoutSubviews()
    expect(button.backgroundColor, equals: .systemGreen)
    expect(button.titleColor(for: .normal), equals: .white)
  }

  @Test func `a plain button has pale words and still no ground`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Skip"
    let button = UIButton(configuration: configuration)
    button.isEnabled = false
    button.layoutSubviews()
    expect(button.backgroundColor, equals: nil)
    expect(button.titleColor(for: .normal), equals: .tertiaryLabel)
    button.isEnabled = true
    button.layoutSubviews()
    expect(button.titleColor(for: .normal), equals: button.tintColor)
  }
}
