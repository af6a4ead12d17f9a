import type { getAdReason } from '@tessera/contracts/calls/ad-preferences'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { topics } from '@tessera/contracts/topics'
import { words } from './words.ts'

/** The reasons of an ad. */
export type AdReason = OutputOf<typeof getAdReason>

/** Returns what an ad's business asked for, as lines that continue 'people'. */
export function reasonLines(reason: AdReason, locale: string): readonly string[] {
  const { country, age, gender, interests, audiences, place } = reason
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const liked = topics.filter(({ id }) => interests.includes(id))
  return [
    ...(country === null ? [] : [words.country({ country: countries.of(country) ?? country })]),
    ...(age === null ? [] : [words.age({ age })]),
    ...(gender === null ? [] : [words[gender]()]),
    ...liked.map(({ name }) => words.interest({ topic: name })),
    ...audiences.map((kind) => words[kind]()),
    ...(place === 'home' ? [] : [words[place]()]),
  ]
}
