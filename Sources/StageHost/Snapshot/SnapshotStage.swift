// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Lays a document out once for each viewport of a request.
@MainActor
struct SnapshotStage {
  /// The reason why nothing can be laid out.
  struct Failure: Error, Equatable {
    var message: String
  }

  private let document: StageDocument
  private let request: SnapshotRequest

  /// Reads the files and makes the layout's kind.
  init(_ request: SnapshotRequest, limits: Limits = .standard) throws(Failure) {
    self.request = request
    var document = StageDocument.empty(stage: "snapshot", title: "", limits: limits)
    try Self.take(data: request, into: &document, limits)
    switch request.layout {
    case .library(let path, let entry):
      do throws(LibraryLoader.LoadError) {
        let kind = try LibraryKind.make(
          library: path,
          entry: entry,
          asked: request.namesItems && !request.prefersOwnItems
            ? document.data.sections.count : nil
        )
        if !request.namesItems, let sections = kind.source?.knownSections() {
          document.edits.load(file: PlainData.make(SnapshotRequest.items(inSections: sections)))
        }
        document.show(LayoutChoice(own: kind), named: entry.file)
        document.diagnostics = (kind.source?.findings ?? []) + document.diagnostics
      } catch {
        throw Failure(message: error.message)
      }
    case .file(let file): try Self.take(file, into: &document, limits)
    }
    if request.isRightToLeft {
      try? document.set(CollectionParameters.direction, to: .choice("rightToLeft"))
    }
    if request.textSize != .large {
      let category = UIContentSizeCategory(request.textSize)
      try? document.set(CollectionParameters.textSize, to: .choice(category.rawValue))
    }
    self.document = document
  }

  private static func take(
    _ file: SnapshotRequest.File,
    into document: inout StageDocument,
    _ limits: Limits
  ) throws(Failure) {
    let message = FileMessage(role: .layout, name: file.name, bytes: file.bytes)
    do throws(DocumentError) {
      let layout = try StageFiles.Layout(message, limits)
      document.show(layout.choices[0], named: layout.name)
      document.prototypes = layout.prototypes
      document.diagnostics = layout.warnings + document.diagnostics
      document.title = layout.document?.title ?? ""
    } catch {
      throw Failure(message: error.protocolError.message)
    }
  }

  private static func take(
    data request: SnapshotRequest,
    into document: inout StageDocument,
    _ limits: Limits
  ) throws(Failure) {
    guard let file = request.data else {
      let items = request.items ?? SnapshotRequest.standardItems
      guard items.count <= limits.sections, items.allSatisfy({ $0 >= 0 }),
        items.reduce(0, { $0 > limits.items ? $0 : $0 + min($1, limits.items + 1) })
          <= limits.items
      else {
        throw Failure(
          message: "a snapshot has at most \(limits.sections) sections and \(limits.items) items"
        )
      }
      document.edits.load(file: PlainData.make(items))
      return
    }
    do throws(DocumentError) {
      let data = try DataDocument.parse(file.bytes, file: file.name, limits: limits)
      document.edits.load(file: StageData(sections: data.sections))
      document.dataName = file.name
      document.dataCredit = data.source
      document.diagnostics += data.warnings
    } catch {
      throw Failure(message: error.protocolError.message)
    }
  }

  /// Lays the document out in a viewport.
  func picture(of view: SnapshotRequest.View) -> SnapshotPicture {
    let shown = SnapshotView(document, view)
    let elements = shown.elements(all: request.includesAll)
    let rect = request.includesAll ? shown.everything : shown.bounds
    let painter = SnapshotPainter(
      isDark: view.viewport.isDark,
      ground: shown.staged.abilities.source?.ground,
      isMirrored: document.values.choice(CollectionParameters.direction) == "rightToLeft"
    )
    let screen = shown.screen.map {
      SnapshotScreen($0, of: shown.shownView, isDark: view.viewport.isDark)
    }
    let painted =
      request.includesPaint ? painter.operations(of: elements) { shown.content(of: $0) } : []
    let isWhole = screen != nil && !request.includesAll
    return SnapshotPicture(
      snapshot: Snapshot(
        bounds: Snapshot.Rect(shown.bounds),
        contentWidth: Double(shown.contentSize.width),
        contentHeight: Double(shown.contentSize.height),
        elements: elements.map { Snapshot.Element($0) },
        diagnostics: findings(of: shown),
        screen: screen?.words
      ),
      // A screen is painted in its own points, a layout in those of its content.
      rect: isWhole
        ? Snapshot.Rect(x: 0, y: 0, width: view.viewport.width, height: view.viewport.height)
        : Snapshot.Rect(rect),
      paper: painter.paper,
      operations: isWhole && request.includesPaint
        ? screen?.operations(around: painted) ?? painted : painted
    )
  }

  /// The diagnostics of the files and the layout, each once.
  private func findings(of view: SnapshotView) -> [Snapshot.Finding] {
    let file = document.diagnostics.map { diagnostic in
      Snapshot.Finding(
        severity: diagnostic.severity,
        path: diagnostic.path ?? "",
        message: diagnostic.message
      )
    }
    var seen: Set<LayoutDiagnostic> = []
    let found = view.diagnostics.filter { seen.insert($0).inserted }.map { finding in
      Snapshot.Finding(
        severity: finding.severity,
        path: view.staged.abilities.file?.filePath(of: finding) ?? finding.path,
        message: finding.message
      )
    }
    return file + found
  }
}

extension LayoutDiagnostic {
  /// The subject of the diagnostic as a path in the data; empty for the whole layout.
  fileprivate var path: String {
    guard let section else { return "" }
    return item.map { "sections[\(section)].items[\($0)]" } ?? "sections[\(section)]"
  }
}

extension Snapshot.Rect {
  /// Makes a rectangle.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

extension Snapshot.Element {
  private static func category(_ category: ElementCategory) -> Category {
    switch category {
    case .cell: .cell
    case .supplementary: .supplementary
    case .decoration: .decoration
    }
  }

  /// Makes an element with the layout's attributes.
  @MainActor
  init(_ element: InspectedElement) {
    let attributes = element.attributes
    let space = attributes.transform3D
    let isPlane = CATransform3DIsAffine(space)
    self.init(
      category: Self.category(element.key.category),
      kind: element.key.category == .cell ? nil : element.key.kind,
      indexPath: Array(attributes.indexPath),
      id: element.key.identity,
      frame: Snapshot.Rect(attributes.state.untransformedFrame),
      alpha: Double(attributes.alpha),
      zIndex: attributes.zIndex,
      hidden: attributes.isHidden,
      transform: CATransform3DIsIdentity(space) || !isPlane ? nil : attributes.transform.numbers,
      transform3D: isPlane ? nil : space.numbers
    )
  }
}

extension CGAffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}

extension CATransform3D {
  fileprivate var numbers: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ].map { Double($0) }
  }
}
