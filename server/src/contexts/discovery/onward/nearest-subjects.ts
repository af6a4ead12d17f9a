import { usualName } from '../kinds/relations.ts'
import { groupsOf, type Spoken, weights } from '../kinds/word-groups.ts'

/** Max subjects to look for pictures of. */
const subjectsMost = 24

/** Returns the related names of each word or phrase of a query, nearest first. */
const relatedNames = (words: readonly string[], spoken: Spoken): readonly (readonly string[])[] =>
  groupsOf(words, spoken).map(({ terms }) =>
    terms
      .filter(({ weight }) => weight < weights.synonym)
      .map((term) => usualName(term.words.join(' '))),
  )

/**
 * Returns searches near a query, nearest first: kinds of a thing, what belongs to it, what it is a kind of,
 * and other kinds of that. Words of the query take turns, the last one first: it mostly names the thing.
 */
export function nearestSubjects(words: readonly string[], spoken: Spoken): readonly string[] {
  const typed = new Set([...words.map(usualName), usualName(words.join(' '))])
  const lines = relatedNames(words, spoken)
    .toReversed()
    .map((names) => [...new Set(names)].filter((name) => !typed.has(name)))
  const longest = Math.max(0, ...lines.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    lines.flatMap((names) => names[at] ?? []),
  ).flat()
  return [...new Set(inTurn)].slice(0, subjectsMost)
}
