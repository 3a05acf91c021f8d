// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import SourcePass

struct KnownModulesTests {
  @Test func `The stand-ins are the folders of their sources`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/StandIns").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    expect(Set(names.filter { !$0.hasPrefix(".") }), equals: KnownModules.standIns)
    expect(KnownModules.contains("UIKit"))
    expect(KnownModules.contains("PhotosUI"))
    expect(KnownModules.contains("Observation"))
    expect(!KnownModules.contains("SwiftData"))
    expect(
      GivenModules.homes.values.allSatisfy { KnownModules.contains($0) || $0 == "AppFoundation" }
    )
    for name in KnownModules.standIns {
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path() + "/" + name)
      let texts = try files.filter { $0.hasSuffix(".swift") }
        .map { file in
          let text = try String(contentsOfFile: "\(folder.path())/\(name)/\(file)", encoding: .utf8)
          // To parse every line of the stand-ins takes seconds.
          let lines = text.split(separator: "\n").filter { $0.contains("import ") }
          return (name: file, text: lines.joined(separator: "\n"))
        }
      let imports = SourceModule(texts).imports.intersection(KnownModules.standIns)
      #expect(imports == GivenModules.standInNeeds[name] ?? [], "\(name)")
    }
  }

  @Test func `Each module comes after those that it imports, and circles are named`() {
    let order = ModuleOrder([
      "Views": ["Core", "Theme", "UIKit"], "Core": [], "Theme": ["Core"], "A": ["B"],
      "B": ["C", "Core"], "C": ["A"], "Self": ["Self"], "Last": ["A", "Views"],
    ])
    expect(order.names, equals: ["Core", "Theme", "Views", "Last"])
    expect(order.cycles, equals: [["A", "B", "C"], ["Self"]])
    expectEmpty(ModuleOrder([:]).names)
    expect(
      ModuleOrder.closure(of: ["RxMoya"]),
      equals: ["RxMoya", "Moya", "Alamofire", "Combine", "RxSwift"]
    )
  }
}
