import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { logIn } from '@tessera/contracts/calls/session'
import { demoPassword } from '@tessera/demo/demo-password'
import { type Came, type Person, visitor } from '@tessera/server/conformance/person'
import type { MemoryService } from '@tessera/server/memory-service'
import type { WorldPin } from './judged-world.ts'

/** Pins of a feed that are counted. */
const length = 100
const member = 'mira_okafor'

/** The mixture of the first hundred pins of a home. */
export interface Mix {
  readonly of: string
  readonly pins: number
  /** Different subjects, scenes and creators. */
  readonly subjects: number
  readonly scenes: number
  readonly creators: number
  /** Pins that share their scene with another of them. */
  readonly shared: number
  /** Pins whose picture stands there before. */
  readonly repeated: number
}

/** Hashtags that say that a pin is a printed sheet, and not what is on it. */
const sheetTags = new Set(['poster', 'artprint', 'print', 'nursery', 'typography', 'illustration'])

/** Returns what a pin is about: its picture's family, or for a printed sheet its first hashtag that tells. */
function subjectOf({ family, description, picture }: WorldPin): string {
  if (family !== '') return family
  const tags = (description.match(/#\w+/g) ?? []).map((tag) => tag.slice(1))
  return tags.find((tag) => !sheetTags.has(tag)) ?? picture
}

const different = (values: readonly string[]): number => new Set(values).size

function mixOf(of: string, pins: readonly WorldPin[]): Mix {
  const scenes = Map.groupBy(pins, ({ scene }) => scene)
  return {
    of,
    pins: pins.length,
    subjects: different(pins.map(subjectOf)),
    scenes: scenes.size,
    creators: different(pins.map(({ creator }) => creator)),
    shared: pins.filter(({ scene }) => (scenes.get(scene)?.length ?? 0) > 1).length,
    repeated: pins.length - different(pins.map(({ picture }) => picture)),
  }
}

async function firstOfHome(
  person: Person,
  pins: ReadonlyMap<string, WorldPin>,
): Promise<readonly WorldPin[]> {
  // A copy that somebody saved has the title of its idea, and an id of its own.
  const byTitle = new Map([...pins.values()].map((pin) => [pin.title, pin]))
  const shown: WorldPin[] = []
  let next: { readonly bookmark?: string } | undefined = {}
  while (next !== undefined && shown.length < length) {
    const page: Came<OutputOf<typeof homeFeed>> = await person.call(homeFeed, next)
    shown.push(...(page.data ?? []).flatMap(({ title }) => byTitle.get(title) ?? []))
    next = page.bookmark === null ? undefined : { bookmark: page.bookmark }
  }
  return shown.slice(0, length)
}

/** Counts what is in the first hundred pins of a visitor's home and of a member's. */
export async function judgeFeeds(
  service: MemoryService,
  pins: ReadonlyMap<string, WorldPin>,
): Promise<readonly Mix[]> {
  const known = visitor(service)
  await known.done(logIn, { username_or_email: member, password: demoPassword })
  return [
    mixOf("a visitor's home", await firstOfHome(visitor(service), pins)),
    mixOf("a member's home", await firstOfHome(known, pins)),
  ]
}
