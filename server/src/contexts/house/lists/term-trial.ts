import type { Reader } from '../../../platform/readers/port.ts'
import { buildMatcher, type Term, type TermPlace } from '../../base/terms/term-matcher.ts'

/** A thing whose texts are compared with terms. */
export interface Thing {
  readonly place: TermPlace
  readonly id: string
  readonly url: string
  readonly text: string
  readonly language: string | null
}

/** The things with terms, by their places in the list, and the terms. */
export type Met = readonly (readonly [thing: number, terms: readonly string[]])[]

/** Compares things with terms, in a thread of its own. */
export const termTrialReader: Reader<
  { readonly terms: readonly Term[]; readonly things: readonly Thing[] },
  Met
> = {
  name: 'term-trial',
  read({ terms, things }) {
    const matcher = buildMatcher(terms)
    return things.flatMap(({ text, place, language }, at) => {
      const found = matcher.find(text, place, language ?? undefined)
      return found.length === 0 ? [] : [[at, found.map((term) => term.text)] as const]
    })
  },
}
