import { defineCommand } from '@tessera/cache'
import { planImport } from '@tessera/contracts/calls/imports'
import {
  cancelRestore,
  pauseRestore,
  resumeRestore,
  startRestore,
  undoRestore,
} from '@tessera/contracts/calls/restores'

const options = { key: ({ id }: { readonly id: string }) => id }

/** Starts a planned restore. */
export const startCommand = defineCommand(startRestore, { name: 'start-restore', ...options })

/** Pauses a restore. */
export const pauseCommand = defineCommand(pauseRestore, { name: 'pause-restore', ...options })

/** Resumes a restore. */
export const resumeCommand = defineCommand(resumeRestore, { name: 'resume-restore', ...options })

/** Cancels a restore. */
export const cancelCommand = defineCommand(cancelRestore, { name: 'cancel-restore', ...options })

/** Deletes what a restore created. */
export const undoCommand = defineCommand(undoRestore, { name: 'undo-restore', ...options })

/** Plans an import of the download instead. */
export const importCommand = defineCommand(planImport, {
  name: 'import-instead',
  key: ({ upload_id: id }) => id,
})
