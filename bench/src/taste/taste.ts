import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptDemoWorld } from '@tessera/commands/product/demo-world'
import { chanceFrom } from '@tessera/demo/pictures/chance'
import { boardOf, member } from '@tessera/server/conformance/person'
import { createServiceOver, type MemoryService } from '@tessera/server/memory-service'
import { openEmbedded } from '@tessera/server/platform/database/embedded'
import type { Line } from '../measure.ts'
import { intervalOf } from '../search/interval.ts'
import { type WorldPin, worldPins } from '../search/judged-world.ts'
import {
  fits,
  homeOf,
  lookedAt,
  type MadeUpPerson,
  type SeenPin,
  spendDay,
} from './made-up-person.ts'

const dayMilliseconds = 86_400_000
const days = 7
const seed = 155
/** Subjects of so few pins can't fill a part of a feed. */
const pinsLeast = 4

/** Returns the subjects of the world that have enough pins to be a taste. */
function subjectsOf(pins: ReadonlyMap<string, WorldPin>): readonly string[] {
  const families = Map.groupBy(pins.values(), ({ family }) => family)
  return [...families]
    .filter(([family, all]) => family !== '' && all.length >= pinsLeast)
    .map(([family]) => family)
    .toSorted()
}

async function peopleWith(
  service: MemoryService,
  { count, subjects, chance }: { count: number; subjects: readonly string[]; chance: () => number },
): Promise<readonly MadeUpPerson[]> {
  const people: MadeUpPerson[] = []
  for (let at = 0; at < count; at += 1) {
    const first = Math.floor(chance() * subjects.length)
    const second = first + 1 + Math.floor(chance() * (subjects.length - 1))
    const taste = [first, second].flatMap((each) => subjects[each % subjects.length] ?? [])
    const person = await member(service)
    const { id } = await boardOf(person, 'My ideas')
    people.push({ person, taste, boardId: id, saved: new Set() })
  }
  return people
}

/** The share of the first pins of a home that meets the taste, and how many subjects the rest has. */
interface Met {
  readonly taste: number
  /** The share of what the world has of the taste, and they have not saved, that is among them. */
  readonly held: number
  readonly subjects: number
}

function metBy(
  person: MadeUpPerson,
  seen: readonly SeenPin[],
  pins: ReadonlyMap<string, WorldPin>,
): Met {
  const met = seen.filter((each) => fits(person, each))
  const held = [...pins.values()].filter(
    ({ family, title }) => person.taste.includes(family) && !person.saved.has(title),
  )
  const rest = seen.filter((each) => !fits(person, each))
  return {
    taste: met.length / lookedAt,
    held: held.length === 0 ? 1 : Math.min(1, met.length / Math.min(lookedAt, held.length)),
    subjects: new Set(rest.map(({ family }) => family)).size,
  }
}

const line = (name: string, figures: readonly number[], target: string, digits = 2): Line => {
  const { mean, low, high } = intervalOf(figures) ?? { mean: 0, low: 0, high: 0 }
  const [text, from, to] = [mean, low, high].map((figure) => figure.toFixed(digits))
  const ours = `${text} (${from}–${to})`
  return { name: `taste: ${name}`, ours, beside: '', target, count: mean, better: 'more' }
}

async function measure(
  service: MemoryService,
  count: number,
  nextDay: () => void,
): Promise<readonly Line[]> {
  const chances = chanceFrom(seed)
  const chance = () => chances.between(0, 1)
  const pins = await worldPins(service)
  const byTitle = new Map([...pins.values()].map((pin) => [pin.title, pin]))
  const subjects = subjectsOf(pins)
  const people = await peopleWith(service, { count, subjects, chance })
  const met: Met[][] = people.map(() => [])
  for (let day = 0; day <= days; day += 1) {
    for (const [at, person] of people.entries()) {
      const seen = await homeOf(person, byTitle)
      met[at]?.push(metBy(person, seen, pins))
      if (day < days) await spendDay(person, seen, chance)
    }
    await service.ports.queryCounts.write()
    const shares = met.flatMap((all) => all[day]?.taste ?? [])
    console.log(`day ${day}: ${line('', shares, '').ours} of the first ${lookedAt} meets the taste`)
    nextDay()
  }
  const shareOn = (day: number) => met.flatMap((all) => all[day]?.taste ?? [])
  const heldOn = (day: number) => met.flatMap((all) => all[day]?.held ?? [])
  const before = shareOn(0)
  const after = shareOn(days)
  const restAfter = after.map((share) => 1 - share)
  const subjectsAfter = met.flatMap((all) => all[days]?.subjects ?? [])
  const base = intervalOf(before)?.mean ?? 0
  return [
    line(`people: ${count}; of the first ${lookedAt} on day 0`, before, ''),
    line(`of the first ${lookedAt} on day ${days}`, after, (2 * base).toFixed(2)),
    line('of what the world still has of it, on day 0', heldOn(0), ''),
    line(`of what the world still has of it, on day ${days}`, heldOn(days), ''),
    line('the rest of the world, of the same', restAfter, '0.15'),
    line('subjects in that rest', subjectsAfter, '', 1),
  ]
}

/**
 * Measures how a home feed learns: made-up people with hidden tastes look at their feeds for seven days, in
 * a copy of the demo world, and act by calls alone.
 */
export async function tasteOfFeeds(people = 200): Promise<readonly Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-taste-'))
  await cp(process.env.BENCH_WORLD ?? (await keptDemoWorld()), folder, { recursive: true })
  const opening = await openEmbedded(folder)
  if (!opening.ok) throw new Error(opening.fault.message)
  let passed = 0
  const clock = { now: () => new Date(Date.now() + passed) }
  const service = await createServiceOver(opening.database, {
    clock,
    settings: { budgetFactor: 100_000 },
  })
  try {
    return await measure(service, people, () => {
      passed += dayMilliseconds
    })
  } finally {
    await service.stop()
    await rm(folder, { recursive: true })
  }
}
