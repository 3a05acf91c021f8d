// SPDX-License-Identifier: Apache-2.0
@testable import StageProtocol

extension MemberShape {
  /// The name; `nil` for the members of an inner object.
  var name: String? {
    if case .member(let name, _, _, _) = self { name } else { nil }
  }
}

extension [MemberShape] {
  /// The members with those of inner objects, unless an inner object has several kinds.
  var spelled: [MemberShape] {
    flatMap { member in
      if case .inline(_, .members(let members)) = member { return members.spelled }
      return [member]
    }
  }
}

extension KindShape {
  /// The names of all members.
  var memberNames: Set<String> { Set(members.spelled.compactMap(\.name)) }
}

extension String {
  /// The text without links; their words stay.
  var withoutLinks: String {
    replacing(/\[([^\]]+)\]\([^)]+\)/) { String($0.1) }
  }
}
