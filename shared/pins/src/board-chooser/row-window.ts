import { measures } from '@tessera/contracts/limits'

/** Height of a group's title. */
export const groupTitleHeight = 32

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
export function placesOf(groups: readonly RowGroup[]): readonly GroupPlace[] {
  let [first, top] = [0, 0]
  return groups.map(({ rows, titled }) => {
    if (titled) top += groupTitleHeight
    const place = { first, top }
    first += rows
    top += rows * measures.boardRow
    return place
  })
}

/** Returns the range of a group's rows to draw: those on the screen and a few around them. */
export function drawnRows(
  { rows }: RowGroup,
  { top }: GroupPlace,
  screen: Screen,
): { readonly from: number; readonly to: number } {
  const clamp = (row: number) => Math.max(0, Math.min(rows, row))
  const from = Math.floor((screen.top - top) / measures.boardRow) - beyond
  const to = Math.ceil((screen.top + screen.height - top) / measures.boardRow) + beyond
  return { from: clamp(from), to: clamp(to) }
}

/** Returns the scroll offset that shows a whole row and moves the list the least. */
export function scrollFor(row: number, groups: readonly RowGroup[], screen: Screen): number {
  const places = placesOf(groups)
  const at = places.findLastIndex(({ first }, index) => first <= row && groups[index]?.rows !== 0)
  const place = places[at] ?? { first: 0, top: 0 }
  const top = place.top + (row - place.first) * measures.boardRow
  // Shows the title of a group with its first row.
  const begins = row === place.first && groups[at]?.titled ? top - groupTitleHeight : top
  if (begins < screen.top) return begins
  return Math.max(screen.top, top + measures.boardRow - screen.height)
}

/** Returns the row that a key moves to, or undefined when the key does not move. */
export function rowOfKey(key: string, row: number, rows: number): number | undefined {
  if (rows === 0) return undefined
  if (key === 'ArrowDown') return Math.min(rows - 1, row + 1)
  if (key === 'ArrowUp') return Math.max(0, row - 1)
  if (key === 'Home') return 0
  return key === 'End' ? rows - 1 : undefined
}
