import { titleLines } from './title-lines.ts'

/** Room that the first rows leave free at the end of the grid, for other content. */
export interface GridCorner {
  readonly columns: number
  readonly height: number
}

/** The measures for one width of the grid. */
export interface GridShape {
  readonly columns: number
  readonly tileWidth: number
  readonly gap: number
  /** Room below a picture for its title in one line, and a line below that. */
  readonly caption: number
  /** The height of a second line of a title. */
  readonly titleLine: number
  /** The width of a title, in the size of its letters. */
  readonly titleRoom: number
  /** From the grid's edge to its first column, so that whole pixels stay centered. */
  readonly inset: number
  readonly corner?: GridCorner | undefined
}

/** The facts of a tile that the layout uses. */
export interface GridItem {
  readonly id: string
  /** Height of the picture divided by its width. */
  readonly ratio: number
  readonly title: string
}

/** A tile's place, from the grid's start edge and top. */
export interface TilePlace {
  readonly column: number
  readonly row: number
  readonly x: number
  readonly top: number
  readonly height: number
  readonly lines: 1 | 2
}

/** The place of every tile. Only `emptyLayout` and `appendTiles` make one. */
export interface GridLayout {
  readonly shape: GridShape
  /** Number of `places` that belong to this layout; a later layout may have added more. */
  readonly count: number
  readonly places: readonly TilePlace[]
  /** Indexes by column, top down; a later layout may have added more. */
  readonly columns: readonly (readonly number[])[]
  readonly columnCounts: readonly number[]
  /** The top of the next tile in each column. */
  readonly bottoms: readonly number[]
}

const tileMinimum = 236
const phoneBelow = 600
const desktop = { gap: 16, captionRoom: 22 } as const
const phone = { gap: 10, captionRoom: 18 } as const
/** Two lines of text at its default size: the title's and the one below. */
const captionLines = 36
/** A title's line, its letters, and the room beside it, at the default size of text. */
const titles = { line: 20, letters: 14, beside: 16 } as const
/** A phone's tile that is narrower, measured at the default text size, has no room for a title. */
const phoneTileMinimum = 100

/** Returns the columns of a phone: two, or one when the text is so large that titles would not fit. */
function phoneColumns(width: number, textScale: number): number {
  return textScale > 1 && (width - phone.gap) / 2 / textScale < phoneTileMinimum ? 1 : 2
}

/** Returns the measures for a width: two columns on a phone, else as many as fit at 236 px. */
export function gridShape(width: number, textScale = 1): GridShape {
  const isPhone = width < phoneBelow
  const { gap, captionRoom } = isPhone ? phone : desktop
  const caption = captionRoom + Math.round(captionLines * textScale)
  const columns = isPhone
    ? phoneColumns(width, textScale)
    : Math.max(1, Math.floor((width + gap) / (tileMinimum + gap)))
  const tileWidth = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns))
  const used = columns * tileWidth + gap * (columns - 1)
  return {
    columns,
    tileWidth,
    gap,
    caption,
    titleLine: Math.round(titles.line * textScale),
    titleRoom: (tileWidth - titles.beside) / (titles.letters * textScale),
    inset: Math.max(0, Math.floor((width - used) / 2)),
  }
}

/** Returns a picture's height divided by its width, within what a grid can show. */
export function tileRatio(image: { width: number; height: number }): number {
  const ratio = image.height / image.width
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(3, Math.max(0.4, ratio)) : 1
}

/** Returns a layout without tiles. Columns below the corner begin where it ends. */
export function emptyLayout(shape: GridShape): GridLayout {
  const { columns, corner } = shape
  const none = Array.from({ length: columns }, () => 0)
  const first = columns - (corner === undefined || corner.columns >= columns ? 0 : corner.columns)
  return {
    shape,
    count: 0,
    places: [],
    columns: none.map(() => []),
    columnCounts: none,
    bottoms: none.map((top, column) => (column < first ? top : (corner?.height ?? top))),
  }
}

interface Backing {
  places: TilePlace[]
  columns: number[][]
}

/** Only the newest layout may write to the arrays that it shares with earlier ones. */
const backings = new WeakMap<readonly TilePlace[], Backing>()

function writable(layout: GridLayout): Backing {
  const backing = backings.get(layout.places)
  if (backing !== undefined && backing.places.length === layout.count) return backing
  const places = layout.places.slice(0, layout.count)
  const columns = layout.columns.map((indexes, column) =>
    indexes.slice(0, layout.columnCounts[column]),
  )
  const own = { places, columns }
  backings.set(places, own)
  return own
}

function shortestColumn(bottoms: readonly number[]): number {
  let best = 0
  for (let column = 1; column < bottoms.length; column += 1) {
    if ((bottoms[column] ?? 0) < (bottoms[best] ?? 0)) best = column
  }
  return best
}

/** Returns the lines of a tile's title, and its height with the picture. */
export function tileMeasures(
  { ratio, title }: Pick<GridItem, 'ratio' | 'title'>,
  shape: GridShape,
): Pick<TilePlace, 'height' | 'lines'> {
  const lines = titleLines(title, shape.titleRoom)
  const caption = shape.caption + (lines - 1) * shape.titleLine
  return { lines, height: Math.round(shape.tileWidth * ratio) + caption }
}

/** Returns a layout with more tiles. Its cost does not depend on the tiles that are there. */
export function appendTiles(layout: GridLayout, items: readonly GridItem[]): GridLayout {
  const { shape } = layout
  const { places, columns } = writable(layout)
  const bottoms = [...layout.bottoms]
  for (const item of items) {
    const column = shortestColumn(bottoms)
    const top = bottoms[column] ?? 0
    const { height, lines } = tileMeasures(item, shape)
    const x = shape.inset + column * (shape.tileWidth + shape.gap)
    const indexes = columns[column]
    if (indexes === undefined) break
    const row = indexes.push(places.length) - 1
    places.push({ column, row, x, top, height, lines })
    bottoms[column] = top + height + shape.gap
  }
  const columnCounts = columns.map((indexes) => indexes.length)
  return { shape, count: places.length, places, columns, columnCounts, bottoms }
}

/** Returns the grid's height. */
export function layoutHeight(layout: GridLayout): number {
  return layout.count === 0 ? 0 : Math.max(...layout.bottoms) - layout.shape.gap
}

/** Returns the place of a tile, if the layout has it. */
export function placeAt(layout: GridLayout, index: number): TilePlace | undefined {
  return index < layout.count ? layout.places[index] : undefined
}
