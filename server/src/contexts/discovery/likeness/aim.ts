import { wordsOf } from '../../base/words/query-words.ts'
import { headOfQuery, partOfName } from '../kinds/head.ts'
import { entryOf } from '../kinds/relations.ts'
import { inEnglish } from '../kinds/word-groups.ts'
import { type Subject, subjectOf } from './subject.ts'
import { namedAt } from './worth.ts'

/** Max things that a board is for: a long description is about no more. */
const thingsMost = 8

/** True for a name of a thing; materials, colors and sizes are none. */
const isThing = (name: string): boolean =>
  entryOf(name) !== undefined && ['kind', 'room'].includes(partOfName(name.split(' ')))

/** True when a pin is about a thing, by its title; by its hashtags where that names none. */
const isAbout = ({ head, named }: Subject, name: string): boolean =>
  head === undefined ? named.has(name) : head.name === name || head.wider.includes(name)

/**
 * Returns the things that a board is for, by its name and description. They count when one of the board's
 * pins is about one of them: 'Kitchen' may be a board of dinners.
 */
export function aimOf(texts: readonly string[], pins: readonly Subject[]): readonly Subject[] {
  const names = texts.flatMap((text) => {
    const title = inEnglish(wordsOf(text)).join(' ')
    return [...subjectOf({ title, description: '' }).named.keys()]
  })
  const things = [...new Set(names)].filter(isThing).slice(0, thingsMost)
  const aim = things.map((name) => ({
    head: headOfQuery(name.split(' ')),
    named: new Map([[name, namedAt.head]]),
  }))
  return pinsOnAim(
    pins.map((subject) => ({ subject })),
    aim,
  ).length > 0
    ? aim
    : []
}

/** Returns pins that are about what their board is for, in their order. */
export const pinsOnAim = <Pin extends { readonly subject: Subject }>(
  pins: readonly Pin[],
  aim: readonly Subject[],
): readonly Pin[] =>
  pins.filter(({ subject }) =>
    aim.some(({ head }) => head !== undefined && isAbout(subject, head.name)),
  )
