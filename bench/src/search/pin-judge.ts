import type { Grade } from './judge.ts'
import type { JudgedSearch } from './judged-search.ts'
import type { Kind } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { type Narrower, narrowers } from './narrowers.ts'
import { alternativesOf, endWith, hold, type ReadPin, type Words } from './read-pin.ts'

/** A kind whose lists are read. */
interface ReadKind {
  readonly names: readonly Words[]
  readonly near: readonly Words[]
  readonly not: readonly Words[]
  readonly is: Kind['is']
}

const readKind = ({ names, near = '', not = '', is }: Kind): ReadKind => ({
  names: alternativesOf(names),
  near: alternativesOf(near),
  not: alternativesOf(not),
  is,
})

const someHold = (texts: readonly Words[], phrases: readonly Words[]): boolean =>
  texts.some((text) => phrases.some((phrase) => hold(text, phrase)))

const someEnd = (heads: readonly Words[], phrases: readonly Words[]): boolean =>
  heads.some((head) => phrases.some((phrase) => endWith(head, phrase)))

/** True when a pin shows the thing itself. */
function shows(pin: ReadPin, { names, not, is }: ReadKind): boolean {
  const { heads, lead, title, subject, family, tags } = pin
  const ofKind = heads.filter((head) => !not.some((name) => endWith(head, name)))
  if (someEnd(ofKind, names)) return true
  if (is === 'topic') return someHold([title, subject, family, tags], names)
  // The first two hashtags of a sheet name what is drawn; those that follow are of what is around it.
  return is === 'drawn' && pin.isSheet && someHold([lead, tags.slice(0, 2)], names)
}

const isRelated = ({ heads, title, subject, tags, all }: ReadPin, kind: ReadKind): boolean =>
  someEnd(heads, kind.near) ||
  someHold([title, subject, tags], kind.names) ||
  (kind.is === 'topic' && someHold(all, kind.names))

/** The words between 'small' and what is small: 'a small, bright kitchen'. */
const reach = 3

/** True when a text says of the thing that it has a size. */
const saysSize = (text: Words, sizes: readonly Words[], names: readonly Words[]): boolean =>
  text.some((_, at) =>
    sizes.some(
      (size) =>
        endWith(text.slice(0, at + 1), size) &&
        someHold([text.slice(at + 1, at + 1 + reach)], names),
    ),
  )

function fits(pin: ReadPin, { by, words }: Narrower, kind: ReadKind): boolean {
  const phrases = alternativesOf(words)
  if (by === 'said') return someHold(pin.all, phrases)
  if (by === 'look')
    return someHold(kind.is === 'place' ? [...pin.own, ...pin.large] : pin.own, phrases)
  const room = kind.names.flatMap((name) => [name, ...alternativesOf('room / space')])
  return kind.is === 'place'
    ? someHold([pin.tags, pin.title], phrases) ||
        pin.all.some((text) => saysSize(text, phrases, room))
    : someHold([pin.title], phrases)
}

/**
 * Returns a function that judges pins for a search: 2 for the thing named, 3 with all that narrows it, 1 for
 * what is related or only mentions it. What narrows is worth nothing without the thing.
 */
export function pinJudge({ kind: name, narrowed }: Pick<JudgedSearch, 'kind' | 'narrowed'>) {
  const kind = readKind(kinds[name])
  return (pin: ReadPin): Grade => {
    if (!shows(pin, kind)) return isRelated(pin, kind) ? 1 : 0
    const isNarrow = narrowed.every((each) => fits(pin, narrowers[each], kind))
    return narrowed.length > 0 && isNarrow ? 3 : 2
  }
}
