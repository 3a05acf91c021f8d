// SPDX-License-Identifier: Apache-2.0

extension UICellAccessory {
  /// A tick behind the content.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed: displayed, options.look)
  }

  /// A chevron that says that there is more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed: displayed, options.look)
  }

  /// A button that tells more.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed: displayed, options.look, handler: actionHandler)
  }

  /// A button that deletes; without a handler it shows the actions behind the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed: displayed, options.look, handler: actionHandler)
  }

  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed: displayed, options.look, handler: actionHandler)
  }

  /// A circle that shows whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed: displayed, options.look)
  }

  /// A grip by which the row is dragged to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed: displayed, options.look)
  }

  /// A text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var look = options.look
    look.text = text
    return UICellAccessory(.label, displayed: displayed, look)
  }

  /// A chevron that shows and hides the children of the row; without a handler in the section's
  /// snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed: displayed, options.look, handler: actionHandler)
  }

  /// Two chevrons of a menu that a tap of the row opens.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu,
      displayed: displayed,
      options.look,
      menu: PopUp(menu: menu, handler: selectedElementDidChangeHandler)
    )
  }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView),
      displayed: configuration.placement.displayed,
      Look(
        isHidden: configuration.isHidden,
        reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor,
        maintainsFixedSize: configuration.maintainsFixedSize
      ),
      placement: configuration.placement
    )
  }
}
