// SPDX-License-Identifier: Apache-2.0
@testable import StageProtocol

extension MemberShape {
  /// Its name; `nil` for what an object within brings along.
  var name: String? {
    if case .member(let name, _, _, _) = self { name } else { nil }
  }
}

extension [MemberShape] {
  /// The members with those that objects within bring along, unless there are several kinds of these.
  var spelled: [MemberShape] {
    flatMap { member in
      if case .inline(_, .members(let members)) = member { return members.spelled }
      return [member]
    }
  }
}

extension KindShape {
  /// The names of its members.
  var memberNames: Set<String> { Set(members.spelled.compactMap(\.name)) }
}

extension String {
  /// The text as plain words: of links their words alone.
  var withoutLinks: String {
    replacing(/\[([^\]]+)\]\([^)]+\)/) { String($0.1) }
  }
}
