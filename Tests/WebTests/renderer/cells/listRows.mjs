// SPDX-License-Identifier: Apache-2.0

export const colour = { light: 0x000000ff, dark: 0xffffffff };

/** A row with the lengths of the system's rows. */
export function row(parts = {}) {
  const text = (one) => one && { weight: 400, colour, alignment: 0, lineLimit: 0, ...one };
  const accessory = (one) => ({
    kind: 0, tint: colour, ground: null, text: null,
    isHidden: false, isOn: false, showsLine: false, ...one,
  });
  return {
    image: parts.image
      ? { name: 'star', isSymbol: true, tint: colour, cornerRadius: 0, ...parts.image }
      : null,
    text: text(parts.text) ?? null,
    secondaryText: text(parts.secondaryText) ?? null,
    margins: { top: 11, leading: 16, bottom: 11, trailing: 16 },
    minimumHeight: 44,
    imageToText: 10,
    textToSecondaryHorizontal: 12,
    textToSecondaryVertical: 3,
    prefersSideBySide: parts.prefersSideBySide ?? false,
    opacity: 1,
    indentation: parts.indentation ?? 0,
    indentsAccessories: parts.indentsAccessories ?? true,
    leading: (parts.leading ?? []).map(accessory),
    trailing: (parts.trailing ?? []).map(accessory),
    accessorySpacing: 12,
    topSeparator: null,
    bottomSeparator: null,
    background: {
      colour: null, insets: { top: 0, leading: 0, bottom: 0, trailing: 0 },
      topRadius: 0, bottomRadius: 0, stroke: null, strokeWidth: 0, isBlurred: false,
      shadow: null,
    },
    isRightToLeft: parts.isRightToLeft ?? false,
    hasLeadingActions: parts.hasLeadingActions ?? false,
    hasTrailingActions: parts.hasTrailingActions ?? false,
  };
}
