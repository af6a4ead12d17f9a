/** The actions that every tile of a list offers, with their labels. */
export interface TileOffer {
  /** Shows a Save button. */
  readonly save: boolean
  /** Shows a menu. */
  readonly more: boolean
  /** Can be selected. */
  readonly select: boolean
  /** Can be dragged. */
  readonly drag: boolean
  /** The board that Save would use, shown next to it. */
  readonly boardName: string | undefined
  /** Pressing the board's name chooses another board. */
  readonly choose: boolean
  readonly saveLabel: string
  readonly savedLabel: string
  readonly chooseLabel: string
  readonly moreLabel: string
  readonly selectLabel: string
}
