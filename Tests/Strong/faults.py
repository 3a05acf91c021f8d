# SPDX-License-Identifier: Apache-2.0
"""A good layout in Swift, and what its `prepare` may do wrong. Everything that is started ends by itself."""

import dataclasses

COLUMNS = """import UIKit

class Columns: UICollectionViewLayout {
  override func prepare() {
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    let items = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: 50 * CGFloat((items + 1) / 2))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 10 + 140 * CGFloat(indexPath.item % 2), y: 50 * CGFloat(indexPath.item / 2), width: 130, height: 40)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
"""


@dataclasses.dataclass(frozen=True)
class Fault:
    """Statements of `prepare`, and what becomes of the source: `failed`, `current`, or either if left out."""

    name: str
    code: str
    outcome: str = ""
    # Declarations beside the class.
    more: str = ""
    # What the message must say.
    words: str = ""


FAULTS = [
    Fault("a trap", 'fatalError("on purpose")', "failed"),
    Fault("an index out of range", "let none: [Int] = []; _ = none[Int.random(in: 3...4)]", "failed"),
    Fault("an endless loop", "while true { turns &+= 1 }", "failed", "nonisolated(unsafe) var turns = 0"),
    Fault("an endless recursion", "_ = deep(1)", "failed",
          "func deep(_ n: Int) -> Int { n < 0 ? n : deep(n + 1) + deep(n + 2) + 1 }"),
    Fault("memory without end",
          "var all: [[UInt8]] = []; while true { all.append(Array(repeating: 1, count: 1 << 24)) }", "failed"),
    Fault("a wait without end", "while true { _ = sleep(100) }", "failed", "import Glibc"),
    Fault("exit", "exit(0)", "failed", "import Glibc"),
    Fault("a signal to itself", "_ = raise(SIGSEGV)", "failed", "import Glibc"),
    Fault("a stop of itself", "_ = raise(SIGSTOP)", "failed", "import Glibc"),
    Fault("ignored signals and a loop",
          "for number in Int32(1)..<32 { _ = signal(number, SIG_IGN) }; while true { _ = usleep(1000) }",
          "failed", "import Glibc"),
    Fault("blocked signals and a loop",
          "var all = sigset_t(); sigfillset(&all); sigprocmask(SIG_BLOCK, &all, nil); while true { _ = usleep(1000) }",
          "failed", "import Glibc"),
    Fault("closed descriptors", "for number in Int32(0)..<64 { _ = close(number) }", "failed", "import Glibc"),
    Fault("words on the server's socket",
          'for _ in 0..<100 { _ = write(3, "this is no message at all, but it is long", 41) }',
          "failed", "import Glibc"),
    Fault("prints without end", 'while true { print("again and again") }', "failed"),
    Fault("100,000 printed lines", 'for number in 0..<100_000 { print("line \\(number)") }'),
    Fault("a written file",
          'if let file = fopen("FILE", "w") { fputs("x", file); fclose(file) }; '
          'try? "x".write(toFile: "FILE-2", atomically: true, encoding: .utf8)', "", "import Glibc\nimport Foundation"),
    Fault("a socket",
          "let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0); var to = sockaddr_in(); "
          "to.sin_family = sa_family_t(AF_INET); to.sin_port = in_port_t(PORT).bigEndian; "
          "to.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian; "
          "_ = withUnsafePointer(to: &to) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) "
          "{ connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) } }", "", "import Glibc"),
    Fault("a process in a session of its own",
          "var way = posix_spawnattr_t(); posix_spawnattr_init(&way); posix_spawnattr_setflags(&way, 0x80); "
          'var id = pid_t(); let words = [strdup("sleep"), strdup("SECONDS"), nil]; '
          'posix_spawn(&id, "/bin/sleep", nil, &way, words, environ)', "", "import Glibc"),
    Fault("a new session", "_ = setsid(); while true { _ = usleep(1000) }", "failed", "import Glibc"),
    Fault("a kill of the server", "_ = kill(getppid(), SIGKILL)", "", "import Glibc"),
    Fault("a kill of everything in its group", "_ = kill(0, SIGKILL)", "failed", "import Glibc"),
    Fault("a stop of the server", "_ = kill(getppid(), SIGSTOP)", "", "import Glibc"),
    Fault("3,000 threads",
          "var made = 0; for _ in 0..<3000 { var id = pthread_t(); "
          "if pthread_create(&id, nil, { _ in poll(nil, 0, 60_000); return nil }, nil) == 0 { made += 1 } }; "
          'if made == 3000 { fatalError("there are 3000 threads") }', "failed", "import Glibc", words="threads"),
    Fault("a content size that is no number", "", "", "let broken = CGFloat.nan"),
    Fault("frames that are no numbers", "", "", "let broken = CGFloat.infinity"),
    Fault("an invalidation without end", "invalidateLayout(); collectionView?.reloadData()"),
    Fault("a removed library",
          'let folder = opendir("/proc/self/fd"); closedir(folder); for number in 0..<64 { unlink("\\(number)") }',
          "", "import Glibc"),
]


def faulty(fault, words):
    """Returns the layout with a fault; `words` replace names such as FILE."""
    code, more = fault.code, fault.more
    for name, value in words.items():
        code = code.replace(name, value)
    text = COLUMNS.replace("super.prepare()", f"super.prepare()\n    {code}")
    if "broken" in more:
        text = text.replace("x: 10 +", "x: broken +")
    if "nan" in more:
        text = text.replace("height: 50 *", "height: broken *")
    # Imports come first, other declarations last.
    imports = "".join(line + "\n" for line in more.splitlines() if line.startswith("import"))
    rest = "".join(line + "\n" for line in more.splitlines() if not line.startswith("import"))
    return imports + text + rest
