// SPDX-License-Identifier: Apache-2.0

/// A layout file whose code does what no layout should do.
enum FaultSource {
  /// Attempts that a host refuses with `EPERM`, by their names in the messages of tests.
  static let forbidden = [
    (
      "write in the home folder",
      "openCode(NSHomeDirectory() + \"/made-by-a-layout\", O_WRONLY | O_CREAT)"
    ),
    ("write among temporary files", "openCode(\"/tmp/made-by-a-layout\", O_RDWR | O_CREAT)"),
    ("cut a file", "openCode(other + \"/Secret.swift\", O_RDONLY | O_TRUNC)"),
    ("remove a file", "code(unlink(other + \"/Secret.swift\") == 0)"),
    ("give a file other rights", "code(chmod(other + \"/Secret.swift\", 0o777) == 0)"),
    ("rename a file", "code(rename(other + \"/Secret.swift\", other + \"/Gone.swift\") == 0)"),
    ("open a socket", "code(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0)"),
    ("open a local socket", "code(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0)"),
    ("connect", "code(connect(3, nil, 0) == 0)"),
    ("copy itself", "plain(\"fork\")"),
    ("begin a session", "code(setsid() >= 0)"),
    ("begin a group", "code(setpgid(0, 0) == 0)"),
    ("start a shell", "shell()"),
    ("signal its server", "code(kill(getppid(), 0) == 0)"),
    ("signal the first process", "code(kill(1, 0) == 0)"),
    ("slow its server down", "code(setpriority(__priority_which_t(0), id_t(getppid()), 19) == 0)"),
    ("trace its server", "calling(\"ptrace\", 16, Int(getppid()))"),
    ("read its server's memory", "calling(\"process_vm_readv\", Int(getppid()))"),
    ("limit its server", "calling(\"prlimit\", Int(getppid()), 7)"),
    ("outlive its server", "calling(\"prctl\", 1, 0)"),
    ("make a namespace", "calling(\"unshare\", 0x1000_0000)"),
    ("mount", "calling(\"mount\")"),
    ("use io_uring", "calling(\"syscall\", 425, 1)"),
    ("name another process", "calling(\"syscall\", 434, Int(getppid()))"),
  ]

  /// Reading that Landlock refuses with `EACCES`.
  static let unreadable = [
    ("read another stage's source", "openCode(other + \"/Secret.swift\", O_RDONLY)"),
    ("read the home folder", "openCode(NSHomeDirectory() + \"/.profile\", O_RDONLY | O_NOFOLLOW)"),
    ("list keys", "openCode(NSHomeDirectory(), O_RDONLY | O_DIRECTORY)"),
    ("read its server's environment", "openCode(\"/proc/\\(getppid())/environ\", O_RDONLY)"),
    ("list temporary files", "openCode(\"/tmp\", O_RDONLY | O_DIRECTORY)"),
  ]

  /// What a layout may do: 0, or the error of its own limit.
  static let allowed = [
    ("read beside its source", "openCode(own + \"/note.txt\", O_RDONLY)"),
    ("list what is beside its source", "openCode(own, O_RDONLY | O_DIRECTORY)"),
  ]

  /// Layouts that take all descriptors and all threads.
  private static let greedy = """
    class Descriptors: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        while open("/dev/null", O_RDONLY) >= 0 {}
      }
    }

    class Threads: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        for _ in 0..<3000 {
          var thread = pthread_t()
          pthread_create(&thread, nil, { _ in while true { pause() } }, nil)
        }
      }
    }
    """

  /// How `Attempts` tries: each function's result is an error's number, or 0.
  private static let tries = """
    private func code(_ isDone: Bool) -> Int32 { isDone ? 0 : errno }

    private func calling(_ name: String, _ a: Int = 0, _ b: Int = 0) -> Int32 {
      let call = unsafeBitCast(dlsym(nil, name), to: Call.self)
      return code(call(a, b, 0, 0, 0, 0, 0) >= 0)
    }

    private func plain(_ name: String) -> Int32 {
      let result = unsafeBitCast(dlsym(nil, name), to: Plain.self)()
      if result == 0 { _exit(0) }
      return code(result >= 0)
    }

    private func openCode(_ path: String, _ flags: Int32) -> Int32 {
      let file = open(path, flags, 0o600)
      let result = code(file >= 0)
      if file >= 0 { close(file) }
      return result
    }

    private func shell() -> Int32 {
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sh"), nil]
      var child: pid_t = 0
      return posix_spawn(&child, "/bin/sh", nil, nil, &words, nil)
    }
    """

  /// The file: `Attempts` places an item for each attempt, whose x is the error's number.
  static func text(own: String, other: String) -> String {
    let attempts = (forbidden + unreadable + allowed).map { "      " + $0.1 + ",\n" }.joined()
    return """
      import UIKit

      class Attempts: UICollectionViewLayout {
        private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int32
        private typealias Plain = @convention(c) () -> Int32
        private let own = "\(own)"
        private let other = "\(other)"
        private var codes: [Int32] = []

        \(tries)

        override func prepare() {
          super.prepare()
          guard codes.isEmpty else { return }
          codes = [
      \(attempts)    ]
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 800) }

        override func layoutAttributesForElements(in rect: CGRect)
          -> [UICollectionViewLayoutAttributes]? {
          codes.enumerated().map { index, code in
            let path = IndexPath(item: index, section: 0)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: CGFloat(code), y: CGFloat(index), width: 100, height: 1)
            return attributes
          }
        }
      }

      \(greedy)
      """
  }
}
