import { type Draft, defineCommand } from '@tessera/cache'
import { emptyTrash, trash, undoAction } from '@tessera/contracts/calls/actions'
import type { TrashItem } from '@tessera/contracts/entities/action'
import { changeBoards } from '../../saving/undo/ask-boards.ts'
import { untilSettled } from '../../saving/undo/until-settled.ts'
import { words } from './words.ts'

const askTrash = (draft: Draft): void => draft.lists({ of: [trash], ask: 'now' })

/** Restores an item of the trash, and waits until it is restored. */
export const restoreItem = defineCommand(
  async (client, { action_id }: TrashItem) => {
    const begun = await client.call(undoAction, { action_id })
    return begun.ok ? untilSettled(client, begun.data) : begun
  },
  {
    name: 'restore-item',
    key: ({ action_id }) => action_id,
    confirm(action, { board_id }, draft) {
      changeBoards(draft, action, [board_id])
      askTrash(draft)
    },
  },
)

interface Deleting {
  /** All items when it is absent, also those that are not loaded. */
  readonly action_ids?: readonly TrashItem['action_id'][]
  /** The items as a toast names them. */
  readonly items: string
}

/** Deletes items of the trash forever. */
export const deleteForever = defineCommand(
  (client, { action_ids }: Deleting) =>
    client.call(emptyTrash, action_ids === undefined ? {} : { action_ids: [...action_ids] }),
  {
    name: 'delete-forever',
    confirm: (_, __, draft) => askTrash(draft),
    say: {
      done: (_, { action_ids, items }) =>
        action_ids === undefined ? words.emptied() : words.deletedForever({ items }),
    },
    refusals: 'inline',
  },
)
