// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows of lists whose content is no list's, and has no constraints.
@MainActor
@Suite(.ownProcess) struct HostedRowTests {
  private func height(
    _ content: some UIContentConfiguration,
    _ accessories: [UICellAccessory] = []
  ) -> CGFloat {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.contentConfiguration = content
    cell.accessories = accessories
    return cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `hosted content has a place in rows, with its margins`() {
    let notes = SourceNotes.current
    SourceNotes.current = SourceNotes()
    defer { SourceNotes.current = notes }
    let hosted = UIHostingConfiguration(place: "Row")
    // A place of 44 points, and 8 above and below it.
    expect(height(hosted), equals: 60)
    expect(height(hosted, [.disclosureIndicator()]), equals: 60)
    expect(height(hosted.margins(.vertical, 10)), equals: 64)
    expect(height(hosted.margins(.horizontal, 30)), equals: 60)
    expect(height(hosted.minSize(height: 90)), equals: 90)
  }

  private struct Own: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { OwnView(self) }
    func updated(for state: any UIConfigurationState) -> Own { self }
  }

  private final class OwnView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Own) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    // Half as high as it is wide.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: size.width / 2)
    }
  }

  @Test func `an app's own content without constraints says its size`() {
    expect(height(Own()), equals: 150)
    // Accessories leave less of the 300 points.
    #expect(height(Own(), [.disclosureIndicator()]) < 150)
  }
}
