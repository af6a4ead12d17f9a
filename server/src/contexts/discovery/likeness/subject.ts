import { foldText } from '../../base/words/fold-text.ts'
import { type Head, headOfTitle } from '../kinds/head.ts'
import { entryOf, usualName } from '../kinds/relations.ts'
import { tagsOf } from '../kinds/tag-names.ts'
import { kindsAlike, namedAt } from './worth.ts'

/** The things that a pin is about, as its title and hashtags name them. */
export interface Subject {
  readonly head: Head | undefined
  /** The usual names of things, each with how much it says about the pin: from 0 to 1. */
  readonly named: ReadonlyMap<string, number>
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** Words of a title that name nothing are at least so long: 'with' and 'for' say nothing. */
const wordLeast = 5
const phraseMax = 3

type Named = Map<string, number>

function add(named: Named, name: string, weight: number): void {
  named.set(name, Math.max(named.get(name) ?? 0, weight))
}

/** Adds the things of a title; of a phrase that the families know, no single words. */
function addTitle(named: Named, title: string): void {
  const words = foldText(title).match(wordPattern) ?? []
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: phraseMax }, (_, less) => phraseMax - less)
    const phrases = lengths.map((length) => words.slice(at, at + length))
    const known = phrases.find((phrase) => entryOf(phrase.join(' ')) !== undefined)
    const word = words[at] ?? ''
    if (known !== undefined) add(named, usualName(known.join(' ')), namedAt.title)
    else if (word.length >= wordLeast) add(named, usualName(word), namedAt.other)
    at += known?.length ?? 1
  }
}

/** Returns the things that a pin is about. */
export function subjectOf({
  title,
  description,
}: {
  readonly title: string
  readonly description: string
}): Subject {
  const named: Named = new Map()
  const head = headOfTitle(title)
  addTitle(named, title)
  for (const tag of tagsOf(description))
    add(named, usualName(tag), entryOf(tag) === undefined ? namedAt.other : namedAt.tag)
  if (head !== undefined) add(named, head.name, namedAt.head)
  return { head, named }
}

/** Returns how much two pins are of the same kind of thing, from 0 to 1. */
export function kindLikeness(one: Subject, other: Subject): number {
  const between = headLikeness(one.head, other.head)
  const named = one.head === undefined ? 0 : (other.named.get(one.head.name) ?? 0)
  const names = other.head === undefined ? 0 : (one.named.get(other.head.name) ?? 0)
  return Math.max(between, kindsAlike.named * named, kindsAlike.names * names)
}

/** Returns how much two things are of one kind, from 0 to 1. */
export function headLikeness(one: Head | undefined, other: Head | undefined): number {
  if (one === undefined || other === undefined) return 0
  if (one.name === other.name) return kindsAlike.same
  if (other.wider.includes(one.name)) return kindsAlike.narrower
  if (one.wider.includes(other.name)) return kindsAlike.wider
  const steps = one.wider.flatMap((name, up) => {
    const down = other.wider.indexOf(name)
    return down < 0 ? [] : [up + down]
  })
  return steps.length === 0 ? 0 : kindsAlike.siblings / (1 + Math.min(...steps))
}

/** Returns how rare each name is among some pins: a name that all of them have says little. */
export function rarityOf(subjects: readonly Subject[]): (name: string) => number {
  const counts = new Map<string, number>()
  for (const { named } of subjects)
    for (const name of named.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (name) => Math.log(1 + subjects.length / (1 + (counts.get(name) ?? 0)))
}

/** Returns what says how much of what one pin names another names too, by how much each name says. */
export function partsLikenessTo(
  one: Subject,
  rarity: (name: string) => number,
): (other: Subject) => number {
  const parts = [...one.named].map(([name, weight]) => ({
    name,
    weight,
    telling: weight * rarity(name),
  }))
  const all = parts.reduce((sum, { telling }) => sum + telling, 0)
  return ({ named }) => {
    let shared = 0
    for (const { name, weight, telling } of parts) {
      const there = named.get(name)
      if (there !== undefined) shared += telling * Math.min(1, there / weight)
    }
    return all === 0 ? 0 : shared / all
  }
}
