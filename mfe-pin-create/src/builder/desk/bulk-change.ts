import { limits } from '@tessera/contracts/limits'
import type { ChosenBoard } from '../../details/board/board-field.tsx'
import type { BuilderEvent, Draft } from '../draft/flow.ts'

/** A change of many drafts at once; an empty field leaves them as they are. */
export interface BulkChange {
  readonly board?: ChosenBoard | undefined
  readonly link: string
  /** Words with spaces or commas between, with or without '#'. */
  readonly tags: string
}

const tagsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,#]+/)
      .filter((tag) => tag !== '')
      .map((tag) => `#${tag}`),
  ),
]

const hashtags = (description: string): ReadonlySet<string> =>
  new Set((description.match(/#[^\s#,.;:!?]+/g) ?? []).map((tag) => tag.toLowerCase()))

/** Adds tags that a description lacks, as many as it has room for. */
function withTags(description: string, tags: readonly string[]): string {
  const known = hashtags(description)
  return tags
    .filter((tag) => !known.has(tag.toLowerCase()))
    .reduce((text, tag) => {
      const longer = text.trim() === '' ? tag : `${text.trimEnd()} ${tag}`
      return longer.length > limits.pinTextMax ? text : longer
    }, description)
}

/** Returns the events that change one of the drafts. */
export function eventsOf(
  { description }: Pick<Draft, 'description'>,
  { board, link, tags }: BulkChange,
): readonly BuilderEvent[] {
  const value = withTags(description, tagsIn(tags))
  return [
    ...(board === undefined ? [] : [{ type: 'board-chosen', ...board } as const]),
    ...(link.trim() === '' ? [] : [{ type: 'typed', field: 'link', value: link.trim() } as const]),
    ...(value === description ? [] : [{ type: 'typed', field: 'description', value } as const]),
  ]
}
