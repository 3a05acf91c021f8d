// SPDX-License-Identifier: Apache-2.0
import Foundation

// Prints one table of all measurements; with `--check` fails when a budget is missed.
let report = Report()
let sizes = SampleSizes()
print(Report.heading)
measureFlow(sizes, into: report)
measureGrid(into: report)
measureQueries(sizes, into: report)
measureChanges(sizes, into: report)
measureContract(sizes, into: report)
measureContractChanges(sizes, into: report)
measureSelfSizing(sizes, into: report)
measureDifferences(into: report)
measureDeltas(sizes, into: report)
if CommandLine.arguments.contains("--check"), !report.missed.isEmpty {
  print("\nover budget: \(report.missed.joined(separator: ", "))")
  exit(1)
}
