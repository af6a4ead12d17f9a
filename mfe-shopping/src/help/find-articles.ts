import type { Article } from './article.ts'

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
