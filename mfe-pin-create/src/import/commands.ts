import { defineCommand } from '@tessera/cache'
import {
  cancelImport,
  retryImport,
  startImport,
  undoImport,
} from '@tessera/contracts/calls/imports'

const options = { key: ({ id }: { readonly id: string }) => id }

/** Starts a planned import. */
export const startCommand = defineCommand(startImport, { name: 'start-import', ...options })

/** Cancels an import. */
export const cancelCommand = defineCommand(cancelImport, { name: 'cancel-import', ...options })

/** Deletes what an import made. */
export const undoCommand = defineCommand(undoImport, { name: 'undo-import', ...options })

/** Looks again for the pictures of links with a card. */
export const retryCommand = defineCommand(retryImport, { name: 'retry-import', ...options })
