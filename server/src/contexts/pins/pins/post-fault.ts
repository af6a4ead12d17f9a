import type { Language } from '@tessera/contracts/language'
import { type Refusal, refused } from '../../../calls/answer.ts'
import { blockedLink } from '../../base/link-lists/flags.ts'
import type { Sql } from '../../base/sql.ts'
import { refusedTerm, type TermPorts } from '../../base/terms/check-texts.ts'
import type { TermPlace } from '../../base/terms/term-matcher.ts'

/** Texts and links that somebody wants to publish. */
interface Posting {
  readonly place: TermPlace
  readonly texts: readonly (string | undefined)[]
  readonly links?: readonly (string | null | undefined)[]
  /** The language of the writer, where a request says it. */
  readonly language?: Language
}

/** Refuses texts with a term that the list refuses, and links to blocked domains; undefined for anything else. */
export async function postFault(
  db: Sql,
  ports: TermPorts,
  { place, texts, links = [], language }: Posting,
): Promise<Refusal | undefined> {
  const said = texts.filter((text) => text !== undefined)
  const term = await refusedTerm(db, ports, { place, texts: said, language: languageIn(language) })
  if (term !== undefined) return term
  const link = await blockedLink(db, links)
  return link === undefined ? undefined : refused('link-blocked', { domain: link.host })
}

const languageIn = (language: Language | undefined): string | undefined =>
  language?.locale.slice(0, 2)

/** The texts and links of a pin that somebody makes. */
export const postingOf = (input: {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly link?: string | null | undefined
  readonly slides?:
    | readonly {
        readonly title: string
        readonly alt_text: string
        readonly link?: string | null | undefined
      }[]
    | undefined
}): Posting => ({
  place: 'pin',
  texts: [
    input.title,
    input.description,
    input.alt_text,
    ...(input.slides ?? []).flatMap(({ title, alt_text }) => [title, alt_text]),
  ],
  links: [input.link, ...(input.slides ?? []).map(({ link }) => link)],
})
