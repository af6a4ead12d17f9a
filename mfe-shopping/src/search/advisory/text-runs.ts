import type { TextTag } from '@tessera/contracts/entities/advisory'

/** A part of a text with one style. */
interface Run {
  readonly text: string
  readonly bold: boolean
}

/** Parts of a text with the same link, or without one. */
export interface Passage {
  readonly link: string | null
  readonly runs: readonly Run[]
}

const covering = (tags: readonly TextTag[], from: number, to: number) =>
  tags.filter(({ offset, length }) => offset <= from && offset + length >= to)

/**
 * Splits a text at its tags, whose offsets count characters. Tags may be nested; a tag that exceeds
 * the text ends with it.
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
