import type { ReactElement } from 'react'

/** The data of a tile, with all texts in the reader's language. */
export interface PinTileData {
  id: string
  title: string
  who: string
  price?: string
  /** The length of its video, as m:ss. */
  duration?: string
  /** The label of a paid pin. */
  promoted?: string
  /** Rendered within the tile without a place of its own, for what watches the tile. */
  watch?: ReactElement
  href: string
  image: PinTileImage
  /** True while its picture, which may be sensitive, is blurred; a press shows it. */
  covered?: true
  /** The board that it is saved to; marks the tile as saved. */
  savedTo?: string
}

/** A picture in several widths, and what is known before it loads. */
export interface PinTileImage {
  width: number
  height: number
  /** Its dominant color, shown until it loads. */
  color: string
  /** Its address; empty for one that has none. */
  src: string
  /** Its files by width, as an `img` has them. */
  srcset: string
}
