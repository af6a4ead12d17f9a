import type { TextTag } from '@tessera/contracts/entities/advisory'

/** A stretch of a text that looks the same throughout. */
interface Run {
  readonly text: string
  readonly bold: boolean
}

/** Stretches that lead to one place together, or nowhere. */
export interface Passage {
  readonly link: string | null
  readonly runs: readonly Run[]
}

const covering = (tags: readonly TextTag[], from: number, to: number) =>
  tags.filter(({ offset, length }) => offset <= from && offset + length >= to)

/**
 * Cuts a text where its tags begin and end, as they count: in characters from its start. Tags may lie
 * within each other; what reaches beyond the text ends with it.
 */
export function passagesOf(text: string, tags: readonly TextTag[]): readonly Passage[] {
  const within = (at: number) => Math.min(Math.max(at, 0), text.length)
  const ends = tags.flatMap(({ offset, length }) => [within(offset), within(offset + length)])
  const cuts = [...new Set([0, ...ends, text.length])].toSorted((a, b) => a - b)
  const passages: { link: string | null; runs: Run[] }[] = []
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1]
    if (to === undefined) break
    const here = covering(tags, from, to)
    const link = here.find(({ tag_type }) => tag_type === 'link')?.link ?? null
    const run = { text: text.slice(from, to), bold: here.some((tag) => tag.tag_type === 'bold') }
    const last = passages.at(-1)
    if (last !== undefined && last.link === link) last.runs.push(run)
    else passages.push({ link, runs: [run] })
  }
  return passages
}
