// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

/// Which folders the code of a stage may read.
@Suite struct ReadableFoldersTests {
  @Test(arguments: [
    ("/home/ann/layouts", true), ("/home/ann/.config", true), ("/home/ann", false),
    ("/home", false),
    ("/", false), ("/tmp", false), ("/tmp/project", true), ("/srv/app", true),
  ])
  func `folders around home and temporary files are too wide`(folder: String, isNarrow: Bool) {
    let kept = SwiftModule.narrow([folder], home: "/home/ann", temporary: "/tmp")
    expect(kept, equals: (isNarrow ? [folder] : []))
  }

  @Test func `source of another stage in a folder is found`() {
    let one = SwiftModule(files: ["/a/One.swift"])
    let neighbour = SwiftModule(files: ["/a/Two.swift"])
    let inner = SwiftModule(folder: "/a/inner")
    let apart = SwiftModule(files: ["/ab/Three.swift"])
    expect(one.isBeside(neighbour))
    expect(one.isBeside(inner))
    expect(!one.isBeside(apart))
    expect(!inner.isBeside(one))
  }

  @Test func `a module beside others reads no folder`() {
    var module = SwiftModule(files: ["/srv/a/One.swift", "/srv/b/Two.swift"])
    expect(module.readableFolders, equals: ["/srv/a", "/srv/b"])
    module.isBesideOthers = true
    expect(module.readableFolders, equals: [])
  }
}
