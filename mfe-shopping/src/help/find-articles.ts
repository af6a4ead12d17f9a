import type { Article } from './articles.ts'

/** The groups of the articles, in their order. */
export const groups = ['saving', 'people', 'account', 'searches'] as const

/** A group of articles. */
export type HelpGroup = (typeof groups)[number]

/** Returns the articles that have every word of a search in their title or text. */
export function findArticles(
  articles: ReadonlyMap<string, Article>,
  text: string,
): readonly (readonly [string, Article])[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return [...articles].filter(([, { title, paragraphs }]) => {
    const said = [title, ...paragraphs].join(' ').toLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}
