import { homeFeed } from '@tessera/contracts/calls/feed'
import { followUser } from '@tessera/contracts/calls/follows'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { searchPins } from '@tessera/contracts/calls/search'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { BoardId } from '@tessera/contracts/ids'
import type { Person } from '@tessera/server/conformance/person'
import type { WorldPin } from '../search/judged-world.ts'

/** The pins of a home that somebody looks at in a day, and that are measured. */
export const lookedAt = 50

/**
 * The chances of what a made-up person does: they act on what fits their taste, and now and then on
 * something else, as people do who look at a feed for some minutes.
 */
const chances = {
  fits: { save: 0.2, open: 0.4, follow: 0.02 },
  others: { save: 0.01, open: 0.04, follow: 0 },
  /** The chance that they search for one of their subjects on a day. */
  search: 0.3,
} as const

/** A made-up person: their hidden taste, two subjects of the world, and where they save. */
export interface MadeUpPerson {
  readonly person: Person
  readonly taste: readonly string[]
  readonly boardId: BoardId
  /** The titles of what they saved so far, which their home shows no more. */
  readonly saved: Set<string>
}

type World = ReadonlyMap<string, WorldPin>

/** A pin of a home, and the subject of its picture as the world knows it. */
export interface SeenPin {
  readonly pin: Pin
  readonly family: string
}

/** Returns the first pins of a person's home. */
export async function homeOf(
  { person }: MadeUpPerson,
  byTitle: World,
): Promise<readonly SeenPin[]> {
  const shown: Pin[] = []
  let bookmark: string | null | undefined
  while (bookmark !== null && shown.length < lookedAt) {
    const page = await person.call(homeFeed, bookmark === undefined ? {} : { bookmark })
    if (page.data === null) throw new Error(JSON.stringify(page.error))
    shown.push(...page.data)
    bookmark = page.bookmark
  }
  return shown
    .slice(0, lookedAt)
    .map((pin) => ({ pin, family: byTitle.get(pin.title)?.family ?? '' }))
}

/** True when a pin meets the taste of a person. */
export const fits = ({ taste }: MadeUpPerson, { family }: SeenPin): boolean =>
  taste.includes(family)

/** A day of a person: they look at the first pins of their home and act on some, by calls. */
export async function spendDay(
  madeUp: MadeUpPerson,
  seen: readonly SeenPin[],
  chance: () => number,
): Promise<void> {
  const { person, taste, boardId } = madeUp
  for (const each of seen) {
    const { pin } = each
    const likely = fits(madeUp, each) ? chances.fits : chances.others
    const [opens, saves, follows] = [chance(), chance(), chance()]
    if (opens < likely.open) await person.call(getPin, { id: pin.id, field_set_key: 'detailed' })
    if (saves < likely.save) {
      await person.call(savePin, { pin_id: pin.id, board_id: boardId })
      madeUp.saved.add(pin.title)
    }
    if (follows < likely.follow) await person.call(followUser, { user_id: pin.pinner.id })
  }
  const [whether, which] = [chance(), chance()]
  const query = taste[Math.floor(which * taste.length)]
  if (whether < chances.search && query !== undefined) await person.call(searchPins, { query })
}
