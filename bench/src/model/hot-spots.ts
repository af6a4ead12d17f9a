import { costAt, type MeasuredCosts } from './bill.ts'

/** A place that many people meet at, and what comes of it. */
interface HotSpot {
  readonly what: string
  readonly comes: string
}

const pins = 1e9
const people = 10_000_000
/** Saves of one idea in an hour. */
const hotSaves = 1_000_000

/** Returns what a board that everybody follows and an idea that everybody saves lead to, of a billion pins. */
export function hotSpots(costs: MeasuredCosts): readonly HotSpot[] {
  const [save, board] = [costAt(costs, 'save', pins), costAt(costs, 'board', pins)]
  const perSecond = hotSaves / 3_600
  const hold = save.instance + save.database
  const cores = (milliseconds: number) => ((perSecond * milliseconds) / 1_000).toFixed(2)
  return [
    {
      what: 'an idea that is saved a million times an hour',
      comes: `${perSecond.toFixed(0)} saves/s on ${cores(save.database)} cores of the database; they don't wait for each other, and its row changes once a second for each instance instead of ${perSecond.toFixed(0)} times. If they waited, at most ${(1_000 / hold).toFixed(0)}/s would pass`,
    },
    {
      what: 'the creator of that idea',
      comes: `${perSecond.toFixed(0)} notifications/s, ${(perSecond * 86_400).toExponential(1)} rows a day; the bell stops to count at its most`,
    },
    {
      what: `a board that ${people.toLocaleString('en')} people follow`,
      comes:
        'a pin on it writes 1 row: feeds read the boards that somebody follows, and no follower gets a row',
    },
    {
      what: 'the page of that board when all of them open it in an hour',
      comes: `${((people / 3_600) * (board.database / 1_000)).toFixed(1)} cores of the primary database, whose rows are in memory; each instance may keep it if that is too many`,
    },
    {
      what: 'saves to one board by many people',
      comes: `wait for each other, from the lock of the board to the commit: at most ${(1_000 / hold).toFixed(0)}/s`,
    },
  ]
}
