import type { JudgedQuery } from './judged-queries.ts'

/** The texts of a pin, by which alone it is judged. */
export interface SaidPin {
  readonly title: string
  readonly description: string
  readonly category: string
}

/** 3 fits exactly, 2 is close, 1 is related, 0 doesn't fit. */
export type Grade = 0 | 1 | 2 | 3

/** Takes the ending of a plural away; words that only look like one lose it everywhere alike. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|(?<!s)s$/, '') : word

const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular)

/** Returns a function that judges pins for a query. */
export function judgeOf(query: JudgedQuery): (pin: SaidPin) => Grade {
  const ways = ([3, 2, 1] as const).map((grade) => {
    const text = { 3: query.exactly, 2: query.close, 1: query.related }[grade]
    const alternatives = text.split('/').map(wordsIn)
    return { grade, alternatives: alternatives.filter(({ length }) => length > 0) }
  })
  return ({ title, description, category }) => {
    const said = new Set(wordsIn(`${title} ${description} ${category}`))
    // A hashtag writes words as one: '#livingroom'.
    const fits = (words: readonly string[]) =>
      words.every((word, at) =>
        [word, (words[at - 1] ?? '') + word, word + (words[at + 1] ?? '')].some((form) =>
          said.has(form),
        ),
      )
    return ways.find(({ alternatives }) => alternatives.some(fits))?.grade ?? 0
  }
}

const gainOf = (grade: Grade, at: number): number => (2 ** grade - 1) / Math.log2(at + 2)

const total = (grades: readonly Grade[], most: number): number =>
  grades.slice(0, most).reduce<number>((sum, grade, at) => sum + gainOf(grade, at), 0)

/**
 * Returns the normalized discounted cumulative gain of a list: 1 when the best of all pins come
 * first, best first. Undefined when no pin fits at all.
 */
export function ndcg(
  found: readonly Grade[],
  all: readonly Grade[],
  most: number,
): number | undefined {
  const ideal = total(
    all.toSorted((one, other) => other - one),
    most,
  )
  return ideal === 0 ? undefined : total(found, most) / ideal
}
