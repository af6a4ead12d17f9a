/** What a tile shows of a pin: plain data, with every word already in the reader's language. */
export interface PinTileData {
  id: string
  title: string
  who: string
  price?: string
  /** How long its video is, as m:ss. */
  duration?: string
  /** What says that somebody paid for it to be here. */
  promoted?: string
  href: string
  image: PinTileImage
  /** The board it lies on already; marks the tile as saved. */
  savedTo?: string
}

/** A picture in several widths, and what is known of it before it arrives. */
export interface PinTileImage {
  width: number
  height: number
  /** Its dominant colour, shown until it arrives. */
  color: string
  sources: readonly { width: number; url: string }[]
}
