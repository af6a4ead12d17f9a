/** The size of a fill and its time span, in milliseconds of ids. */
export interface FillPlan {
  readonly pins: number
  /** Pins that are no saves; the others are saves of them. */
  readonly originals: number
  readonly saves: number
  readonly boards: number
  readonly people: number
  /** Number of themes; a board holds pins of one theme. */
  readonly themes: number
  /** Number of demo pins whose text and pictures are copied. */
  readonly texts: number
  readonly start: number
  readonly end: number
}

const mostThemes = 30
const boardsOfTheme = 8
const pinsOfBoard = 40
const pinsOfPerson = 200
const shareOfOriginals = 0.6
const daysOfPins = 300
const day = 86_400_000

/** The first millisecond of ids. */
export const idEpoch = Date.UTC(2024, 0, 1)

/** Plans a fill of this many pins that ends at `now`. */
export function fillPlan(pins: number, texts: number, now: Date): FillPlan {
  const originals = Math.ceil(pins * shareOfOriginals)
  const boards = Math.max(mostThemes, Math.ceil(pins / pinsOfBoard))
  const end = now.getTime() - idEpoch
  return {
    pins,
    originals,
    saves: pins - originals,
    boards,
    themes: Math.min(mostThemes, Math.floor(boards / boardsOfTheme)),
    people: Math.max(3, Math.ceil(pins / pinsOfPerson)),
    texts,
    start: end - daysOfPins * day,
    end,
  }
}
