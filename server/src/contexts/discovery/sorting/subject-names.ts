import type { Language } from '@tessera/contracts/language'
import { germanOf } from '../kinds/german-words.ts'
import { partOfName } from '../kinds/head.ts'
import { entryOf } from '../kinds/relations.ts'
import { subjectOf } from '../likeness/subject.ts'
import { namedAt } from '../likeness/worth.ts'

/** The texts of a pin that say what it shows. */
export interface PinTexts {
  readonly title: string
  /** With its hashtags. */
  readonly description: string
}

/** Kinds that are too wide for the name of a board. */
const vague: ReadonlySet<string> = new Set([
  'decor',
  'furniture',
  'room',
  'seat',
  'seating',
  'storage',
  'textile',
  'thing',
])

/** The fit of a name to a board for a pin: the kind of its thing best, then the thing, then its tags. */
const fits = { kind: 1, thing: 0.9, tag: 0.7, wider: 0.6 } as const

const isNaming = (name: string): boolean =>
  !vague.has(name) &&
  entryOf(name) !== undefined &&
  ['kind', 'room'].includes(partOfName(name.split(' ')))

/** Returns the subjects of a pin that may name a board, each with how well it fits. */
export function subjectsOf(texts: PinTexts): ReadonlyMap<string, number> {
  const { head, named } = subjectOf(texts)
  const found = new Map<string, number>()
  const add = (name: string, fit: number) => {
    if (isNaming(name)) found.set(name, Math.max(found.get(name) ?? 0, fit))
  }
  if (head !== undefined) {
    add(head.name, fits.thing)
    for (const [at, name] of head.wider.entries()) add(name, at === 0 ? fits.kind : fits.wider)
  }
  for (const [name, weight] of named) if (weight >= namedAt.tag) add(name, fits.tag)
  return found
}

/** Returns a subject as the name of a board. */
export function boardNameOf(subject: string, { locale }: Language): string {
  const name = (locale === 'de' ? germanOf(subject) : undefined) ?? subject
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Returns the subjects of a pin, those that fit a board best first. */
export const bestSubjects = (texts: PinTexts): readonly string[] =>
  [...subjectsOf(texts)].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
