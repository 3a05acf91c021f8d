// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct ServerTallyTests {
  @Test func `durations are counted in the bucket of the first bound that is not below them`() {
    var histogram = Histogram()
    for seconds in [-1, 0.000_5, 0.000_6, 0.01, 10, 10.1, 99] { histogram.add(seconds) }
    expect(histogram.counts, equals: [2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
    expect(histogram.count, equals: 7)
    #expect(abs(histogram.sum - 119.1111) < 1e-9)
  }

  @Test func `buckets on the wire contain those below them`() {
    var histogram = Histogram()
    for seconds in [0.001, 0.001, 20] { histogram.add(seconds) }
    var text = PrometheusText()
    text.histogram("a_seconds", "Words.", histogram)
    let lines = text.text.split(separator: "\n")
    expect(
      lines.prefix(4),
      equals: [
        "# HELP a_seconds Words.", "# TYPE a_seconds histogram",
        "a_seconds_bucket{le=\"0.0005\"} 0", "a_seconds_bucket{le=\"0.001\"} 2",
      ]
    )
    expect(
      lines.suffix(4),
      equals: [
        "a_seconds_bucket{le=\"10.0\"} 2", "a_seconds_bucket{le=\"+Inf\"} 3",
        "a_seconds_sum 20.002", "a_seconds_count 3",
      ]
    )
  }

  @Test func `every figure has one help, one type and numbers alone`() throws {
    var tally = ServerTally()
    tally.sent.add(bytes: 30, times: 3)
    tally.count(.failure("none"))
    let lines = tally.metrics(ServerCensus(clients: 4)).split(separator: "\n")
    let helps = lines.filter { $0.hasPrefix("# HELP ") }.map { $0.split(separator: " ")[2] }
    expect(Set(helps).count, equals: helps.count)
    expect(lines.count { $0.hasPrefix("# TYPE ") }, equals: helps.count)
    for line in lines where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      #expect(words.count == 2 && Double(words[1]) != nil, "\(line)")
    }
    for line in [
      "tessera_clients 4", "tessera_sent_messages_total 3", "tessera_sent_bytes_total 90",
      "tessera_failed_compiles_total 1", "tessera_journal_saves 1",
    ] { #expect(lines.contains(line[...]), "\(line)") }
  }

  @Test func `a server that cannot save is healthy enough not to be started anew`() {
    let words: [(isStopping: Bool, isSaved: Bool, status: Int, word: String)] = [
      (false, true, 200, "ok"), (false, false, 200, "not-saved"), (true, true, 503, "stopping"),
      (true, false, 503, "stopping"),
    ]
    for each in words {
      let health = ServerTally.health(isStopping: each.isStopping, isSaved: each.isSaved)
      let json = "{\"status\":\"\(each.word)\",\"version\":\"\(ProductVersion.current)\"}"
      #expect(health == (each.status, json))
    }
  }
}
