// SPDX-License-Identifier: Apache-2.0
import Foundation

// Prints one table of all measurements. With `FORMAT=json` it prints one object a line; with
// `--check` it fails when a row misses its budget; with `ONLY=queries,deltas` it measures only these.
let report = Report()
let sizes = SampleSizes()
let measurements: [(name: String, measure: @MainActor () -> Void)] = [
  ("flow", { measureFlow(sizes, into: report) }),
  ("grid", { measureGrid(into: report) }),
  ("queries", { measureQueries(sizes, into: report) }),
  ("changes", { measureChanges(sizes, into: report) }),
  ("waterfall", { measureWaterfall(sizes, into: report) }),
  ("contract", { measureContract(sizes, into: report) }),
  ("cycles", { measureContractChanges(sizes, into: report) }),
  ("self-sizing", { measureSelfSizing(sizes, into: report) }),
  ("nested", { measureNestedGroups(into: report) }),
  ("rows", { measureSelfSizingRows(into: report) }),
  ("differences", { measureDifferences(into: report) }),
  ("figures", { measureFigures(into: report) }),
  ("deltas", { measureDeltas(sizes, into: report) }),
]
let only = ProcessInfo.processInfo.environment["ONLY"]?.split(separator: ",").map(String.init)
let unknown = Set(only ?? []).subtracting(measurements.map(\.name))
guard unknown.isEmpty else {
  let names = measurements.map(\.name).joined(separator: ", ")
  let text = "ONLY names \(unknown.sorted().joined(separator: ", ")); there are \(names)\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(1)
}
report.begin()
for (name, measure) in measurements where only?.contains(name) ?? true { measure() }
if CommandLine.arguments.contains("--check"), !report.missed.isEmpty {
  let text = "over budget: \(report.missed.joined(separator: ", "))\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(1)
}
