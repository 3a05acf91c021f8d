// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What the server has done since its start, for those who watch over it: numbers only, no names
/// and no contents.
struct ServerTally {
  /// Messages and their bytes, without the headers of WebSocket frames.
  struct Traffic: Equatable {
    var messages: UInt64 = 0
    var bytes: UInt64 = 0

    mutating func add(bytes count: Int, times: Int = 1) {
      messages += UInt64(times)
      bytes += UInt64(count * times)
    }
  }

  /// When the server started, in seconds since 1970.
  var startedAt = Date().timeIntervalSince1970
  /// What clients sent.
  var received = Traffic()
  /// What was sent to clients; a delta counts once for each client.
  var sent = Traffic()
  /// Deltas that hosts made, each counted once.
  var deltas = Traffic()
  /// From the arrival of a client's command to its answer.
  var commands = Histogram()
  /// A write of the journal: a command is acknowledged after it.
  var journalWrites = Histogram()
  /// What the loop did between two waits: everybody else waits so long.
  var turns = Histogram()
  /// Hosts that ended by themselves, after a fault of a layout's code, say.
  var hostEnds: UInt64 = 0
  /// Compiles of layout files that gave a library, and those that gave errors.
  var compiles: (good: UInt64, failed: UInt64) = (0, 0)
}

/// What there is at a moment.
struct ServerCensus {
  var clients = 0
  var stages = 0
  var views = 0
  /// The pairs of a view and a client that drives or follows it.
  var audience = 0
  var hosts = 0
  /// Whether the journal saves what is acknowledged.
  var isSaved = true
  var process = OwnProcess()
  /// This server's part in a cluster; `nil` when it stands alone.
  var cluster: ClusterCensus?
}

/// What a server has of a cluster at a moment.
struct ClusterCensus {
  /// Whether NATS can be reached.
  var isConnected = true
  /// The stages that this server runs, and those of others that its clients look at.
  var stages = 0
  var others = 0
  /// Clients of other servers on its stages.
  var guests = 0
  var figures = ClusterFigures()
}

extension ServerTally {
  /// Counts the result of a compile.
  mutating func count(_ result: CompileResult) {
    if case .report(let report) = result, report.library != nil || report.unchanged {
      compiles.good += 1
    } else {
      compiles.failed += 1
    }
  }

  /// The answer to `GET /metrics`.
  func metrics(_ census: ServerCensus) -> String {
    var text = PrometheusText()
    text.gauges(
      "tessera_build_info",
      "Always 1; the version is in the label.",
      by: "version",
      [(ProductVersion.current, 1)]
    )
    write(census, to: &text)
    text.counter(
      "tessera_received_messages_total",
      "Messages from clients.",
      Double(received.messages)
    )
    text.counter("tessera_received_bytes_total", "Bytes of these.", Double(received.bytes))
    text.counter("tessera_sent_messages_total", "Messages to clients.", Double(sent.messages))
    text.counter("tessera_sent_bytes_total", "Bytes of these.", Double(sent.bytes))
    text.counter("tessera_deltas_total", "Deltas that hosts made.", Double(deltas.messages))
    text.counter("tessera_delta_bytes_total", "Bytes of these.", Double(deltas.bytes))
    text.counter(
      "tessera_host_ends_total",
      "Stage hosts that ended by themselves.",
      Double(hostEnds)
    )
    text.counter("tessera_compiles_total", "Compiles that succeeded.", Double(compiles.good))
    text.counter("tessera_failed_compiles_total", "Compiles that failed.", Double(compiles.failed))
    text.histogram("tessera_command_seconds", "From a command to its answer.", commands)
    text.histogram("tessera_journal_write_seconds", "A write of the journal.", journalWrites)
    text.histogram("tessera_turn_seconds", "Work between two waits of the loop.", turns)
    return text.text
  }

  private func write(_ census: ServerCensus, to text: inout PrometheusText) {
    text.gauge("tessera_clients", "WebSockets that are open.", Double(census.clients))
    text.gauge("tessera_stages", "Stages that are served.", Double(census.stages))
    text.gauge("tessera_views", "Views that are open.", Double(census.views))
    text.gauge(
      "tessera_view_clients",
      "Clients of views, each counted for each of its views.",
      Double(census.audience)
    )
    text.gauge("tessera_hosts", "Stage hosts that run.", Double(census.hosts))
    text.gauge("tessera_journal_saves", "1 while changes are saved.", census.isSaved ? 1 : 0)
    if let cluster = census.cluster { write(cluster, to: &text) }
    text.counter(
      "process_cpu_seconds_total",
      "Processor time of the server.",
      census.process.processorSeconds
    )
    text.gauge(
      "process_resident_memory_bytes",
      "Memory of the server.",
      Double(census.process.memoryBytes)
    )
    text.gauge(
      "process_start_time_seconds",
      "Start of the server, since 1970.",
      startedAt
    )
  }

  private func write(_ cluster: ClusterCensus, to text: inout PrometheusText) {
    text.gauge(
      "tessera_cluster_connected",
      "1 while NATS can be reached.",
      cluster.isConnected ? 1 : 0
    )
    text.gauge("tessera_cluster_stages", "Stages that this server runs.", Double(cluster.stages))
    text.gauge(
      "tessera_cluster_other_stages",
      "Stages of other servers that clients of this one look at.",
      Double(cluster.others)
    )
    text.gauge(
      "tessera_cluster_guests",
      "Clients of other servers on these.",
      Double(cluster.guests)
    )
    text.counter(
      "tessera_cluster_takeovers_total",
      "Stages that this server began to run.",
      Double(cluster.figures.takeovers)
    )
    text.counter(
      "tessera_cluster_lost_owners_total",
      "Servers of stages that were not heard any more.",
      Double(cluster.figures.lostOwners)
    )
    text.counter(
      "tessera_cluster_asked_pictures_total",
      "Pictures that were asked for, because deltas were missing.",
      Double(cluster.figures.lostDeltas)
    )
  }

  /// The answer to `GET /health`.
  ///
  /// A server that cannot save still answers 200: whoever restarted it would lose what is shown but
  /// not saved.
  static func health(isStopping: Bool, isSaved: Bool) -> (status: Int, json: String) {
    let word = isStopping ? "stopping" : isSaved ? "ok" : "not-saved"
    return (
      isStopping ? 503 : 200, "{\"status\":\"\(word)\",\"version\":\"\(ProductVersion.current)\"}"
    )
  }
}
