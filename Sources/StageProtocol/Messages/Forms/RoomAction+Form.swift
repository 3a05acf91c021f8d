// SPDX-License-Identifier: Apache-2.0

extension RoomAction {
  /// The messages about a view that only the server reads.
  static let kinds: [KindForm<RoomAction>] = [
    KindForm(
      "share",
      """
      Steps with the links to the server: `list` asks for `links` now and after each change, `make` \
      makes a link, `end` ends one and the connections that came with it, `open` lets other devices \
      of the network connect with links, `shut` ends that. Refused with `role` if the client may not \
      edit; `open` also if it is not on the server's machine.
      """,
      RoomAction.share,
      { if case .share(let step) = $0 { $1(step) } },
      .inline(ShareStep.form)
    ),
    KindForm(
      "comment",
      """
      Writes a comment for everybody, or an answer to one; marks it as resolved or open; removes it \
      with its answers, and brings it back. Refused with `role` if the client may only look, and with \
      `too-many` after 200 comments.
      """,
      RoomAction.comment,
      { if case .comment(let step) = $0 { $1(step) } },
      .inline(CommentStep.form)
    ),
    KindForm(
      "version",
      """
      Keeps the stage's data, parameters and layout under a name, goes to a kept state for all \
      clients as one step of the history, forgets a kept state, or brings one of the last five \
      forgotten ones back. Refused with `too-many` after 50.
      """,
      RoomAction.version,
      { if case .version(let step) = $0 { $1(step) } },
      .inline(VersionStep.form)
    ),
    KindForm(
      "cursor",
      """
      Where the client points, for the others: a point of the content or, with `item`, the parts of \
      the item's width and height. Without a point, it points nowhere. At most 15 a second.
      """,
      RoomAction.cursor,
      { if case .cursor(let place) = $0 { $1(place) } },
      .inline(CursorPlace.form)
    ),
    KindForm(
      "hand",
      "Raises or lowers the client's hand, which `presence` shows.",
      { RoomAction.hand(isUp: $0) },
      { if case .hand(let isUp) = $0 { $1(isUp) } },
      .one("up", .flag)
    ),
    KindForm(
      "save",
      """
      Writes the values that users set into the stage's layout file. `ask` is answered by `unsaved`; \
      `write` writes the change with this fingerprint, and is refused with `not-current` if it would \
      be another one now, and with `not-saved` if the file cannot be written. Refused with `not-found` \
      if the stage has no layout file of the user's own.
      """,
      RoomAction.save,
      { if case .save(let step) = $0 { $1(step) } },
      .inline(SaveStep.form)
    ),
    KindForm(
      "fetch",
      """
      Asks the server for the text behind an address of a host that its command line allows. Refused \
      with `not-allowed` for another host, and with `too-many` if others still wait. `fetched` follows \
      when the host has answered, with at most 524,288 bytes, or after fifteen seconds.
      """,
      { RoomAction.fetch(address: $0) },
      { if case .fetch(let address) = $0 { $1(address) } },
      .one("address", .text)
    ),
    KindForm(
      "answers",
      """
      Recorded answers to the requests of an app. `bring` sends one of the parts, in order, of a text \
      of at most 2 MiB ([below](#answers)); after the last one the stage keeps it and sets its \
      parameter `stage.answers`, as one step of the history; of more than eight texts, the oldest that \
      is not in use is forgotten. Refused with `not-current` for a part out of order, and as `set` is; \
      if the app would stop with them, with `answers`. `ask` is answered by `unsaved` with what `write` \
      would write beside the source: `tessera.json` and the files of the answers in use.
      """,
      RoomAction.answers,
      { if case .answers(let step) = $0 { $1(step) } },
      .inline(AnswersStep.form)
    ),
  ]
}

extension ShareStep {
  static let form = ObjectForm<ShareStep>(
    "ShareStep",
    tag: "step",
    [
      KindForm("list", "", .list),
      KindForm(
        "make",
        "",
        { ShareStep.make(role: $0) },
        { if case .make(let role) = $0 { $1(role) } },
        .one("role", .word("ClientRole"))
      ),
      KindForm(
        "end",
        "",
        { ShareStep.end(link: $0) },
        { if case .end(let link) = $0 { $1(link) } },
        .one("link", .identifier)
      ),
      KindForm("open", "", .open),
      KindForm("shut", "", .shut),
    ]
  )
}

extension SaveStep {
  static let form = ObjectForm<SaveStep>(
    "SaveStep",
    tag: "step",
    [
      KindForm("ask", "", .ask),
      KindForm(
        "write",
        "",
        { SaveStep.write(fingerprint: $0) },
        { if case .write(let fingerprint) = $0 { $1(fingerprint) } },
        .one("fingerprint", .text)
      ),
    ]
  )
}

extension FileLine {
  fileprivate static let form = ObjectForm(
    "FileLine",
    Self.init(line:isNew:text:),
    .one("line", \.line, .count),
    .one("new", \.isNew, .flag),
    .one("text", \.text, .notice)
  )
}

extension FetchedText {
  fileprivate static let form = ObjectForm(
    "FetchedText",
    Self.init(stage:address:name:text:failure:),
    .one("stage", \.stage, .text),
    .one("address", \.address, .text),
    .one("name", \.name, .notice),
    .one("text", \.text, .text(bytes: \.exportBytes)),
    .one("failure", \.failure, .notice)
  )
}

extension UnsavedValues {
  fileprivate static let form = ObjectForm(
    "UnsavedValues",
    Self.init(stage:file:fingerprint:lines:left:files:),
    .one("stage", \.stage, .text),
    .one("file", \.file, .text),
    .one("fingerprint", \.fingerprint, .text),
    .one("lines", \.lines, .list(FileLine.form.value)),
    .one("left", \.left, .list(.text)),
    .usual("files", \.files, .list(.text), [])
  )
}

extension CommentStep {
  static let form = ObjectForm<CommentStep>(
    "CommentStep",
    tag: "step",
    [
      KindForm(
        "add",
        "",
        { CommentStep.add(pin: $0, text: $1, answers: $2) },
        { if case .add(let pin, let text, let answers) = $0 { $1(pin, text, answers) } },
        .one("pin", StageComment.Pin.form.value),
        .one("text", .text(bytes: \.textBytes)),
        .maybe("answers", .identifier)
      ),
      KindForm(
        "resolve",
        "",
        { CommentStep.resolve(comment: $0, isResolved: $1) },
        { if case .resolve(let comment, let isResolved) = $0 { $1(comment, isResolved) } },
        .one("comment", .identifier),
        .one("resolved", .flag)
      ),
      KindForm(
        "remove",
        "",
        { CommentStep.remove(comment: $0) },
        { if case .remove(let comment) = $0 { $1(comment) } },
        .one("comment", .identifier)
      ),
      KindForm(
        "restore",
        "",
        { CommentStep.restore(comment: $0) },
        { if case .restore(let comment) = $0 { $1(comment) } },
        .one("comment", .identifier)
      ),
    ]
  )
}

extension VersionStep {
  static let form = ObjectForm<VersionStep>(
    "VersionStep",
    tag: "step",
    [
      KindForm(
        "keep",
        "",
        { VersionStep.keep(name: $0) },
        { if case .keep(let name) = $0 { $1(name) } },
        .one("name", .text(characters: \.versionCharacters), "of at most 80 characters")
      ),
      KindForm(
        "restore",
        "",
        { VersionStep.restore(version: $0) },
        { if case .restore(let version) = $0 { $1(version) } },
        .one("version", .identifier)
      ),
      KindForm(
        "remove",
        "",
        { VersionStep.remove(version: $0) },
        { if case .remove(let version) = $0 { $1(version) } },
        .one("version", .identifier)
      ),
      KindForm(
        "recover",
        "",
        { VersionStep.recover(version: $0) },
        { if case .recover(let version) = $0 { $1(version) } },
        .one("version", .identifier)
      ),
    ]
  )
}

extension CursorPlace {
  static let form = ObjectForm(
    "CursorPlace",
    CursorPlace.init(item:point:),
    .maybe("item", \.item, .text),
    .maybe("point", \.point, Point.form.value)
  )
}

extension StageComment.Pin {
  static let form = ObjectForm(
    "CommentPin",
    Self.init(subject:id:title:),
    .one("subject", \.subject, .word("PinSubject")),
    .one("id", \.id, .text),
    .one("title", \.title, .text)
  )
}

extension StageComment {
  static let form = ObjectForm(
    "StageComment",
    Self.init(id:pin:text:name:at:resolved:answers:),
    .one("id", \.id, .identifier),
    .one("pin", \.pin, Pin.form.value),
    .one("text", \.text, .text),
    .one("name", \.name, .text),
    .one("at", \.at, .anyNumber, "s since 1970"),
    .one("resolved", \.resolved, .flag),
    .maybe("answers", \.answers, .identifier)
  )
}

extension StageVersion {
  static let form = ObjectForm(
    "StageVersion",
    Self.init(id:name:by:at:values:),
    .one("id", \.id, .identifier),
    .one("name", \.name, .text),
    .one("by", \.by, .text),
    .one("at", \.at, .anyNumber, "s since 1970"),
    .one("values", \.values, .count)
  )
}

extension StageLink {
  static let form = ObjectForm(
    "StageLink",
    Self.init(id:role:token:by:clients:),
    .one("id", \.id, .identifier),
    .one("role", \.role, .word("ClientRole")),
    .one("token", \.token, .text),
    .one("by", \.by, .text),
    .one("clients", \.clients, .count)
  )
}

extension StageLinks {
  static let form = ObjectForm(
    "StageLinks",
    Self.init(addresses:canOpen:isOpen:failure:links:),
    .one("addresses", \.addresses, .list(.text)),
    .one("canOpen", \.canOpen, .flag),
    .one("isOpen", \.isOpen, .flag),
    .one("failure", \.failure, .notice),
    .one("links", \.links, .list(StageLink.form.value))
  )
}

extension ServerMessage {
  /// Messages about what people do with each other.
  static let roomNews: [KindForm<ServerMessage>] = [
    KindForm(
      "links",
      """
      How others reach the server, to clients that asked with `share` and may edit. `addresses` are \
      those that other devices can reach, without a token; a link is an address with `#token=` and \
      the link's token. `failure` tells why `open` did not work.
      """,
      ServerMessage.links,
      { if case .links(let links) = $0 { $1(links) } },
      .inline(StageLinks.form)
    ),
    KindForm(
      "comments",
      "All comments of the stage. Sent after `opened`, if there are any.",
      ServerMessage.comments(stage:comments:),
      { if case .comments(let stage, let comments) = $0 { $1(stage, comments) } },
      .one("stage", .text),
      .one("comments", .list(StageComment.form.value))
    ),
    KindForm(
      "commented",
      "Comments that are new or changed, and the numbers of those that were removed.",
      ServerMessage.commented(stage:comments:gone:),
      { if case .commented(let stage, let comments, let gone) = $0 { $1(stage, comments, gone) } },
      .one("stage", .text),
      .one("comments", .list(StageComment.form.value)),
      .one("gone", .list(.identifier))
    ),
    KindForm(
      "versions",
      """
      The kept states of the stage, the oldest first. Sent after `opened`, if there are any, and after \
      each change.
      """,
      ServerMessage.versions(stage:versions:),
      { if case .versions(let stage, let versions) = $0 { $1(stage, versions) } },
      .one("stage", .text),
      .one("versions", .list(StageVersion.form.value))
    ),
    KindForm(
      "unsaved",
      """
      What `save`, or `answers` with `write`, would write: the lines that would be removed or, with \
      `new`, added, the parameters for which the file has no place, and other files that would be made.
      """,
      ServerMessage.unsaved,
      { if case .unsaved(let values) = $0 { $1(values) } },
      .inline(UnsavedValues.form)
    ),
    KindForm(
      "fetched",
      "What `fetch` found, or in `failure` why it found nothing; to the client that asked.",
      ServerMessage.fetched,
      { if case .fetched(let fetched) = $0 { $1(fetched) } },
      .inline(FetchedText.form)
    ),
    KindForm(
      "cursor",
      """
      Where another client points, as in its `cursor`. If more than 50 people are on the stage, only \
      the cursors of those who are followed are told.
      """,
      ServerMessage.cursor(stage:client:place:),
      { if case .cursor(let stage, let client, let place) = $0 { $1(stage, client, place) } },
      .one("stage", .text),
      .one("client", .identifier),
      .inline(CursorPlace.form)
    ),
  ]
}
