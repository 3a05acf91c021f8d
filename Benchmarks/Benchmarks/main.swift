// SPDX-License-Identifier: Apache-2.0
import Foundation

// Prints one table of all measurements. With `FORMAT=json` it prints one object a line; with
// `--check` it fails when a row misses its budget.
let report = Report()
let sizes = SampleSizes()
report.begin()
measureFlow(sizes, into: report)
measureGrid(into: report)
measureQueries(sizes, into: report)
measureChanges(sizes, into: report)
measureWaterfall(sizes, into: report)
measureContract(sizes, into: report)
measureContractChanges(sizes, into: report)
measureSelfSizing(sizes, into: report)
measureNestedGroups(into: report)
measureSelfSizingRows(into: report)
measureDifferences(into: report)
measureFigures(into: report)
measureDeltas(sizes, into: report)
if CommandLine.arguments.contains("--check"), !report.missed.isEmpty {
  let text = "over budget: \(report.missed.joined(separator: ", "))\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(1)
}
