import { measures } from '@tessera/contracts/limits'

/** How high the title of a group is. */
export const groupTitleHeight = 32

/** How many rows beyond the screen are there already. */
const beyond = 6

/** A part of a list: how many rows it has, and whether a title stands above them. */
export interface RowGroup {
  readonly rows: number
  readonly titled: boolean
}

/** What of the list is on the screen. */
export interface Screen {
  readonly top: number
  readonly height: number
}

/** Where a group's rows are: its first row's number in the whole list and how far down they begin. */
export interface GroupPlace {
  readonly first: number
  readonly top: number
}

/** Where each group of a list is. All rows are equally high, so nothing has to be measured. */
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

/** Which rows of a group are drawn: those on the screen and a few beyond. */
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

/** How far down the list must be scrolled for a row to be on the screen whole. */
export function scrollFor(row: number, groups: readonly RowGroup[], screen: Screen): number {
  const places = placesOf(groups)
  const at = places.findLastIndex(({ first }, index) => first <= row && groups[index]?.rows !== 0)
  const place = places[at] ?? { first: 0, top: 0 }
  const top = place.top + (row - place.first) * measures.boardRow
  // The title of a group comes with its first row.
  const begins = row === place.first && groups[at]?.titled ? top - groupTitleHeight : top
  if (begins < screen.top) return begins
  return Math.max(screen.top, top + measures.boardRow - screen.height)
}

/** The row that a key leads to from another, or none. */
export function rowOfKey(key: string, row: number, rows: number): number | undefined {
  if (rows === 0) return undefined
  if (key === 'ArrowDown') return Math.min(rows - 1, row + 1)
  if (key === 'ArrowUp') return Math.max(0, row - 1)
  if (key === 'Home') return 0
  return key === 'End' ? rows - 1 : undefined
}
