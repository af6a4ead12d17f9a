import type { Refinement } from '@tessera/contracts/entities/search'
import { limits } from '@tessera/contracts/limits'

/** One of the best pins of a search. */
export interface TopPin {
  /** Its normalized words. */
  readonly words: readonly string[]
  readonly color: string
  readonly imageUrl: string
}

/** A word of the vocabulary. */
export interface TopWord {
  readonly word: string
  readonly stem: string
  readonly pinCount: number
}

/** Words that may refine a search, and the count of the most common word of the best pins. */
export interface TopWords {
  readonly words: readonly TopWord[]
  readonly commonest: number
}

/** The min and max share of the best pins that must have a refinement. */
const shareMin = 0.04
const shareMax = 0.7
const pinsMin = 2
const lettersMin = 3

/** Counts the best pins that have each word, for words that refine well. */
export function narrowingWords(
  pins: readonly TopPin[],
  among: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of pins)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map(
    among
      .map((word) => [word, counts.get(word) ?? 0] as const)
      .filter(([word, count]) => narrowsWell(word, count, pins.length)),
  )
}

/**
 * Returns refinements of a search: words that many of the best pins and few others have, each with
 * the color and picture of its best pin. Selected ones come first.
 */
export function refinementsOf(
  pins: readonly TopPin[],
  { words, commonest }: TopWords,
  asked: { readonly stems: readonly string[]; readonly selected: readonly string[] },
): readonly Refinement[] {
  const chosen = asked.selected.map((word) => moduleOf(word, pins, true))
  const taken = new Set(asked.stems)
  const common = Math.max(1, commonest)
  const among = narrowingWords(
    pins,
    words.map(({ word }) => word),
  )
  const weighed = words
    .flatMap((each) => {
      const count = among.get(each.word)
      if (count === undefined) return []
      return [{ ...each, weight: count * (1 + Math.log(common / Math.max(1, each.pinCount))) }]
    })
    .toSorted((one, other) => other.weight - one.weight || (one.word < other.word ? -1 : 1))
  const offered: Refinement[] = []
  for (const { word, stem } of weighed) {
    if (taken.has(stem)) continue
    taken.add(stem)
    offered.push(moduleOf(word, pins, false))
  }
  return [...chosen, ...offered].slice(0, limits.refinements)
}

function narrowsWell(word: string, among: number, all: number): boolean {
  const share = among / Math.max(1, all)
  const isWord = [...word].length >= lettersMin && !/^\d+$/.test(word)
  return isWord && among >= pinsMin && share >= shareMin && share <= shareMax
}

function moduleOf(word: string, pins: readonly TopPin[], isSelected: boolean): Refinement {
  const best = pins.find(({ words }) => words.includes(word)) ?? pins[0]
  const [first = '', ...rest] = word
  return {
    id: word,
    label: first.toUpperCase() + rest.join(''),
    color: best?.color ?? '#808080',
    image_url: best?.imageUrl ?? null,
    is_selected: isSelected,
  }
}
