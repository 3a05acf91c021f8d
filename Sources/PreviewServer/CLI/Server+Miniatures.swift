// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Has the list of stages show pictures of people's own files. Those of the gallery come with the page.
extension Server {
  /// Makes what has the pictures painted.
  func makeMiniatureDesk() -> MiniatureDesk {
    MiniatureDesk(
      program: InstalledFolders().executable,
      confinement: confinement,
      loop: loop,
      MiniatureDesk.Surroundings(
        order: { [unowned self] in miniatureOrder(of: $0) },
        isOpen: { [unowned self] in !session.audience(of: $0).isEmpty },
        isBusy: { [unowned self] in isStopping || connections.isEmpty || desk?.isAtWork == true },
        painted: { [unowned self] in painted($0, $1) }
      )
    )
  }

  /// Has a stage painted anew after its files have changed.
  func wantMiniature(of stage: String) {
    guard source(of: stage)?.entry.group == StageCatalog.ownGroup else { return }
    miniatures.want(stage)
  }

  private func miniatureOrder(of stage: String) -> MiniatureOrder? {
    guard let source = source(of: stage), cluster?.exchange.isKept(stage) != true else {
      return nil
    }
    var order: MiniatureOrder
    switch source.layout {
    case .file(let path): order = MiniatureOrder(layout: .file(path: path))
    case .synthetic(let file):
      order = MiniatureOrder(layout: .text(String(decoding: file.bytes, as: UTF8.self)))
    case .swift:
      guard let machine = session.stages[stage]?.source, let version = machine.version,
        let entry = machine.entry
      else { return nil }
      order = MiniatureOrder(layout: .library(path: version.library, entry: entry))
      order.reads = version.snapshot.reads
    }
    (order.data, order.pictures) = (source.dataPath, source.pictures)
    (order.besides, order.examples) = (source.besides, examples)
    return order
  }

  private func painted(_ stage: String, _ miniature: Miniature) {
    let path = assets.takeMiniature(
      light: Array(miniature.light),
      dark: Array(miniature.dark),
      of: stage
    )
    handle { session, _ in session.painted(stage, at: path) }
  }
}
