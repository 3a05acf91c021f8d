// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SnapshotOptionsTests {
  private func parse(_ arguments: String...) throws -> SnapshotOptions? {
    try SnapshotOptions.parse(arguments[...])
  }

  private func message(_ arguments: String...) -> String {
    do throws(CommandLineRequest.UsageError) {
      _ = try SnapshotOptions.parse(arguments[...])
      return "no error"
    } catch {
      return error.message
    }
  }

  @Test func `lays out on an upright phone and prints JSON unless told otherwise`() throws {
    let options = try #require(try parse("A.swift"))
    expect(options.files, equals: ["A.swift"])
    expect(options.order.width, equals: 390)
    expect(options.order.height, equals: 844)
    expect(options.order.scale, equals: 2)
    expect(options.out, equals: nil)
    expect(options.format, equals: .json)
    expect(options.order.offset, equals: nil)
    expect(!options.order.includesAll)
  }

  @Test func `reads every option, also with an equals sign`() throws {
    let options = try #require(
      try parse(
        "A.swift",
        "--size=320x568.5",
        "--out",
        "a.svg",
        "--check",
        "old.json",
        "--layout",
        "B",
        "--items",
        "12,0,9",
        "--offset",
        "-10,20.5",
        "--scale",
        "3",
        "--safe-area",
        "47,1,34,2",
        "--rtl",
        "--dark",
        "--all",
        "--text-size",
        "accessibilityLarge",
        "--junit",
        "a.xml",
        "--difference",
        "d.PNG",
        "--timeout",
        "2.5",
        "b.data.json"
      )
    )
    expect(options.files, equals: ["A.swift", "b.data.json"])
    expect(options.order.width, equals: 320)
    expect(options.order.height, equals: 568.5)
    expect(options.out, equals: "a.svg")
    expect(options.format, equals: .svg)
    expect(options.stored, equals: "old.json")
    expect(options.order.layout, equals: "B")
    expect(options.order.items, equals: [12, 0, 9])
    expect(options.order.offset, equals: Point(x: -10, y: 20.5))
    expect(options.order.scale, equals: 3)
    expect(options.order.safeArea, equals: Insets(top: 47, left: 1, bottom: 34, right: 2))
    expect(options.order.isRightToLeft)
    expect(options.order.isDark)
    expect(options.order.includesAll)
    expect(options.order.textSize, equals: .accessibilityLarge)
    expect(options.junit, equals: "a.xml")
    expect(options.difference, equals: "d.PNG")
    expect(options.differenceFormat, equals: .png)
    expect(options.order.includesPaint)
    expect(options.order.seconds, equals: 2.5)
  }

  @Test func `a lone dash is standard output, and what follows two dashes is a file`() throws {
    let options = try #require(try parse("A.swift", "-", "--", "--odd.swift"))
    expect(options.out, equals: "-")
    expect(options.files, equals: ["A.swift", "--odd.swift"])
    expect(options.format, equals: .json)
  }

  @Test func `asks for help wherever the word stands`() throws {
    expect(try parse("--help"), equals: nil)
    expect(try parse("A.swift", "-h"), equals: nil)
    let request = try CommandLineRequest.parse(["snapshot", "--help"])
    expect(request, equals: .commandHelp(SnapshotOptions.usage))
    expect(try CommandLineRequest.parse(["check", "-h"]), equals: .commandHelp(CheckOptions.usage))
  }

  @Test func `says what is wrong with a value and how it is written`() {
    expect(message().contains("tessera snapshot FILE"))
    expect(message("A.swift", "--size", "390").contains("390x844"))
    expect(message("A.swift", "--size", "390x0").contains("not 390x0"))
    expect(message("A.swift", "--scale", "4"), equals: "--scale must be 1, 2 or 3, not 4")
    expect(message("A.swift", "--items", "3,-1").contains("12,0,9"))
    expect(message("A.swift", "--offset", "3").contains("X,Y"))
    expect(message("A.swift", "--safe-area", "1,2,3").contains("TOP,LEFT,BOTTOM,RIGHT"))
    expect(message("A.swift", "--out", "a.gif").contains(".json, .svg or .png"))
    expect(message("A.swift", "--out"), equals: "--out needs a value")
    expect(message("A.swift", "--rtl=yes").contains("takes no value"))
    expect(message("A.swift", "--nope").contains("unknown option --nope"))
    expect(message("A.swift", "--data", "d", "--items", "1").contains("leave one out"))
    expect(message("A.swift", "--text-size", "big").contains("extraSmall, small, medium, large"))
    expect(message("A.swift", "--junit", "a.xml").contains("--junit needs --check"))
    expect(message("A.swift", "--difference", "a.png").contains("--difference needs --check"))
    let other = message("A.swift", "--check", "s.json", "--difference", "a.json")
    expect(other, equals: "--difference a.json must end in .png or .svg")
  }
}

@Suite struct CheckOptionsTests {
  @Test func `takes files, data and a time`() throws {
    let arguments = ["A.swift", "--data", "d.data.json", "--timeout", "3", "--junit", "j"]
    let options = try #require(try CheckOptions.parse(arguments[...]))
    expect(
      options,
      equals: CheckOptions(files: ["A.swift"], data: "d.data.json", junit: "j", seconds: 3)
    )
    #expect(throws: CommandLineRequest.UsageError.self) { try CheckOptions.parse([]) }
    #expect(throws: CommandLineRequest.UsageError.self) {
      try CheckOptions.parse(["A.swift", "--size", "1x1"])
    }
  }
}
