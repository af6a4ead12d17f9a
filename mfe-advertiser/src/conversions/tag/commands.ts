import { bind, type Command, defineCommand } from '@tessera/cache'
import {
  deleteConversionTag,
  listConversionTags,
  updateConversionTag,
} from '@tessera/contracts/calls/conversion-tags'
import type { InputOf, OutputOf } from '@tessera/contracts/calls/define-call'
import { tagWords } from './words.ts'

const tags = { of: [listConversionTags], ask: 'now' } as const

interface Renaming extends InputOf<typeof updateConversionTag> {
  /** The name that undo gives back. */
  readonly before: string
}

/** Renames a tag. */
export const renameTagCommand: Command<
  Renaming,
  OutputOf<typeof updateConversionTag>
> = defineCommand(
  (client, { before: _, ...input }: Renaming) => client.call(updateConversionTag, input),
  {
    name: 'rename-conversion-tag',
    refusals: 'inline',
    confirm: (_, __, draft) => draft.lists(tags),
    undo: (_, input) =>
      bind(renameTagCommand, { ...input, name: input.before, before: input.name }),
    say: { done: ({ name }) => tagWords.renamed({ name }) },
  },
)

/** Deletes a tag. */
export const deleteTagCommand = defineCommand(deleteConversionTag, {
  name: 'delete-conversion-tag',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists(tags),
})
