// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Items that are opened in new windows, which delegates configure.
@MainActor
@Suite(.ownProcess) struct SceneActivationTests {
  private final class Opening: UICollectionViewDelegate {
    var asked: [(IndexPath, CGPoint)] = []

    func collectionView(
      _ collectionView: UICollectionView,
      sceneActivationConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
      asked.append((indexPath, point))
      guard indexPath.item > 0 else { return nil }
      let activity = NSUserActivity(activityType: "look")
      activity.title = "Look at \(indexPath.item)"
      activity.addUserInfoEntries(from: ["item": indexPath.item])
      return UIWindowScene.ActivationConfiguration(userActivity: activity)
    }
  }

  private final class Silent: UICollectionViewDelegate {}

  private let stage = DragStage([["a", "b"]])

  @Test func `the delegate says what a window for an item begins with`() throws {
    let opening = Opening()
    stage.view.delegate = opening
    let found = try #require(stage.view.sceneActivation(at: stage.row(1)))
    expect(found.indexPath, equals: .at(0, 1))
    expect(found.configuration.userActivity.activityType, equals: "look")
    expect(found.configuration.userActivity.title, equals: "Look at 1")
    #expect(found.configuration.userActivity.userInfo?["item"] as? Int == 1)
    expect(found.configuration.options, equals: nil)
    expect(found.configuration.preview, equals: nil)
    expect(opening.asked.map(\.0), equals: [.at(0, 1)])
    expect(opening.asked.map(\.1), equals: [CGPoint(x: 150, y: 150)])
  }

  @Test func `no window is opened beside items, without an answer or without the method`() {
    let opening = Opening()
    stage.view.delegate = opening
    #expect(stage.view.sceneActivation(at: stage.row(0)) == nil)
    #expect(stage.view.sceneActivation(at: stage.row(3)) == nil)
    expect(opening.asked.count, equals: 1)
    let silent = Silent()
    stage.view.delegate = silent
    #expect(stage.view.sceneActivation(at: stage.row(1)) == nil)
    let delegate: any UICollectionViewDelegate = silent
    let answer = delegate.collectionView?(
      stage.view,
      sceneActivationConfigurationForItemAt: .at(0, 1),
      point: .zero
    )
    expect(answer, equals: nil)
  }

  @Test func `options are as the system thinks best unless set`() {
    let options = UIWindowScene.ActivationRequestOptions()
    expect(options.preferredPresentationStyle, equals: .automatic)
    expect(options.requestingScene, equals: nil)
    let styles: [UIWindowScene.PresentationStyle] = [.automatic, .standard, .prominent]
    expect(styles.map(\.rawValue), equals: [0, 1, 2])
  }
}
