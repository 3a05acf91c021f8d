// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import LayoutLibrary
import StageProtocol
import UIKit

/// Recorded answers with which the app would stop.
extension Stage {
  /// A phone, for a stage without views.
  private static let phone = Viewport(
    width: 390,
    height: 844,
    scale: 2,
    insets: Insets(top: 0, left: 0, bottom: 0, right: 0)
  )

  /// Runs the app with the chosen answers in a copy of the process, until it waits for nothing more.
  ///
  /// - Throws: `ProtocolError` when it stops there; the document is then as it was before.
  func rehearseAnswers(after before: StageDocument) throws(ProtocolError) {
    guard let id = AnswersChoice.id(document.overrides[AnswersChoice.key]),
      id != AppSurroundings.brought
    else { return }
    let viewport = views.values.min { $0.id < $1.id }?.shownViewport ?? Self.phone
    let ending = Rehearsal.run { _ in
      document.useAnswers()
      let view = makeView(0, viewport, .init(x: 0, y: 0), revision: 0)
      view.open(
        at: .init(x: 0, y: 0),
        selecting: [],
        adopting: nil,
        animation: Self.adoptionAnimation
      )
      WorkClock.current.settle()
      _ = view.settleScreen()
      view.collectionView.performAnimated(nil) {}
    }
    guard !ending.isSound else { return }
    document = before
    let name = document.answers.names.first { $0.id == id }?.name ?? id
    let reason = [ending.place, ending.reason ?? "its process ends"].compactMap(\.self)
    throw ProtocolError(
      code: "answers",
      field: "",
      message: "the app stops with the answers of \(name): \(reason.joined(separator: ": "))"
    )
  }
}
