/** What every tile of one list offers, and in which words. */
export interface TileOffer {
  /** It has a Save button. */
  readonly save: boolean
  /** It has a menu of more. */
  readonly more: boolean
  /** It can be selected. */
  readonly select: boolean
  /** It can be dragged. */
  readonly drag: boolean
  /** The board that Save would use, shown beside it. */
  readonly boardName: string | undefined
  /** Another board can be chosen, by a press on the name. */
  readonly choose: boolean
  readonly saveLabel: string
  readonly savedLabel: string
  readonly chooseLabel: string
  readonly moreLabel: string
  readonly selectLabel: string
}
