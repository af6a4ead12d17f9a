/** How much of everything a fill makes, and when it all happened, in milliseconds of ids. */
export interface FillPlan {
  readonly pins: number
  /** Pins that people made; the others are saves of them. */
  readonly originals: number
  readonly saves: number
  readonly boards: number
  readonly people: number
  /** What boards and pins are about; a board holds what belongs together. */
  readonly themes: number
  /** How many pins of the demo world lend their words and pictures. */
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

/** Plans a fill of so many pins that ended at a time. */
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
