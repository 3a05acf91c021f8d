// SPDX-License-Identifier: Apache-2.0

extension StageAction {
  /// Actions on an app's screen around its collection view.
  static let screens: [KindForm<StageAction>] = [
    KindForm(
      "finger",
      """
      A finger on the screen of an app outside of its collection view, or on one of the `controls` \
      of `screen`, or a drag that `takesAcross`, `takesAlong` or `takesAtEdge` names. A finger that is lifted from a button \
      with a menu is answered by `menu`. Refused with `not-found` if the view shows no screen.
      """,
      StageAction.finger,
      { if case .finger(let touch) = $0 { $1(touch) } },
      .inline(ScreenTouch.form)
    )
    .answered(by: "menu"),
    KindForm(
      "back",
      """
      Closes what is shown over the screen, or goes back to the screen before. Refused with \
      `not-found` if there is none.
      """,
      .back
    ),
    KindForm(
      "type",
      """
      Sets the text of the screen's field that has the keyboard; a line break at its end presses the \
      return key. Refused with `not-found` if none has it.
      """,
      StageAction.type(text:),
      { if case .type(let text) = $0 { $1(text) } },
      .one("text", .text)
    ),
  ]
}
