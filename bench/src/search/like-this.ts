import { relatedPins } from '@tessera/contracts/calls/related'
import type { Person } from '@tessera/server/conformance/person'
import type { MemoryService } from '@tessera/server/memory-service'
import { judgedBoards, judgedPins } from './judged-pins.ts'
import { type WorldPin, worldBoard } from './judged-world.ts'
import type { KindName } from './kinds/kinds.ts'
import { ideasAfter } from './more-ideas.ts'
import { pinJudge } from './pin-judge.ts'

/** The ideas of a list that are judged: what is seen without scrolling far. */
const top = 12

/** The share of what the world has of a subject that is among the first twelve ideas. */
export interface Share {
  /** The title of a pin, or the slug of a board. */
  readonly of: string
  readonly share: number
  readonly found: number
  /** The number of pins that the world has of the subject, up to twelve, which can be found. */
  readonly held: number
}

const thingsOf = (pins: ReadonlyMap<string, WorldPin>, kinds: readonly KindName[]) => {
  const judges = kinds.map((kind) => pinJudge({ kind, narrowed: [] }))
  return [...pins.values()].filter(({ read }) => judges.some((judge) => judge(read) >= 2))
}

function shareOf(of: string, things: readonly WorldPin[], listed: readonly string[]): Share {
  const ids = new Set(things.map(({ id }) => id))
  const found = listed.slice(0, top).filter((id) => ids.has(id)).length
  const held = Math.min(top, ids.size)
  return { of, share: held === 0 ? 0 : found / held, found, held }
}

/** Judges 'More like this' of sixty pins. */
export async function judgeLikeThis(
  person: Person,
  pins: ReadonlyMap<string, WorldPin>,
): Promise<readonly Share[]> {
  const shares: Share[] = []
  for (const { picture, kind } of judgedPins) {
    const pin = [...pins.values()].find((each) => each.picture === picture)
    if (pin === undefined) throw new Error(`The demo world has no public pin of ${picture}.`)
    const list = await person.done(relatedPins, { pin_id: pin.id })
    const others = thingsOf(pins, [kind]).filter((each) => each.picture !== picture)
    shares.push(
      shareOf(
        pin.title,
        others,
        list.map(({ id }) => id),
      ),
    )
  }
  return shares
}

/** Judges the ideas for thirty boards. */
export async function judgeBoards(
  service: MemoryService,
  person: Person,
  pins: ReadonlyMap<string, WorldPin>,
): Promise<readonly Share[]> {
  const shares: Share[] = []
  for (const { board, about } of judgedBoards) {
    const { id, ideas } = await worldBoard(service, board)
    const listed = (await ideasAfter(person, { board_id: id })) ?? []
    const others = thingsOf(pins, about).filter((pin) => !ideas.has(pin.id))
    shares.push(shareOf(board, others, listed))
  }
  return shares
}
