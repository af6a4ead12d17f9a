/** Asks the extension that opened the window for the bytes of a picture of that page. */
export interface ExtensionPictureWanted {
  readonly kind: 'save.picture-wanted'
  readonly guid: string
  readonly address: string
}

/** Tells the extension which board was saved to; the name of a secret one stays here. */
export interface ExtensionBoardUsed {
  readonly kind: 'save.board-used'
  readonly board: { readonly id: string; readonly name: string }
}

/** Names the extension that opened the window, in its address. */
export const extensionName = 'extension'

/** Names the board that the extension saved to last, in the same address. */
export const lastBoardName = 'last'

/** Max bytes of a picture that the extension reads: browsers limit its messages to 64 MB of text. */
export const extensionPictureMax = 40_000_000
