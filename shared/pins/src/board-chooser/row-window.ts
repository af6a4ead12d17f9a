import { measures } from '@tessera/contracts/limits'

/** The heights of a row and of a group's title. */
export interface RowSizes {
  readonly row: number
  readonly title: number
}

const lines = { row: 40, title: 16 } as const

/** Returns the heights at a text size: the room around the lines stays, the lines grow. */
export const rowSizes = (textScale: number): RowSizes => ({
  row: measures.boardRow + lines.row * (textScale - 1),
  title: 32 + lines.title * (textScale - 1),
})

/** Number of rows drawn above and below the screen. */
const beyond = 6

/** The size of a group: its number of rows, and whether it has a title. */
export interface RowGroup {
  readonly rows: number
  readonly titled: boolean
}

/** The part of a list that is on the screen. */
export interface Screen {
  readonly top: number
  readonly height: number
}

/** Position of a group: the index of its first row in the whole list, and its offset. */
export interface GroupPlace {
  readonly first: number
  readonly top: number
}

/** Returns the position of each group. All rows have the same height, so nothing is measured. */
export function placesOf(
  groups: readonly RowGroup[],
  { row, title }: RowSizes,
): readonly GroupPlace[] {
  let [first, top] = [0, 0]
  return groups.map(({ rows, titled }) => {
    if (titled) top += title
    const place = { first, top }
    first += rows
    top += rows * row
    return place
  })
}

/** Returns the range of a group's rows to draw: those on the screen and a few around them. */
export function drawnRows(
  { rows }: RowGroup,
  { top }: GroupPlace,
  screen: Screen,
  { row }: RowSizes,
): { readonly from: number; readonly to: number } {
  const clamp = (index: number) => Math.max(0, Math.min(rows, index))
  const from = Math.floor((screen.top - top) / row) - beyond
  const to = Math.ceil((screen.top + screen.height - top) / row) + beyond
  return { from: clamp(from), to: clamp(to) }
}

/** Returns the scroll offset that shows a whole row and moves the list the least. */
export function scrollFor(
  row: number,
  groups: readonly RowGroup[],
  screen: Screen,
  sizes: RowSizes,
): number {
  const places = placesOf(groups, sizes)
  const at = places.findLastIndex(({ first }, index) => first <= row && groups[index]?.rows !== 0)
  const place = places[at] ?? { first: 0, top: 0 }
  const top = place.top + (row - place.first) * sizes.row
  // Shows the title of a group with its first row.
  const begins = row === place.first && groups[at]?.titled ? top - sizes.title : top
  if (begins < screen.top) return begins
  return Math.max(screen.top, top + sizes.row - screen.height)
}

/** Returns the row that a key moves to, or undefined when the key does not move. */
export function rowOfKey(key: string, row: number, rows: number): number | undefined {
  if (rows === 0) return undefined
  if (key === 'ArrowDown') return Math.min(rows - 1, row + 1)
  if (key === 'ArrowUp') return Math.max(0, row - 1)
  if (key === 'Home') return 0
  return key === 'End' ? rows - 1 : undefined
}
