import { defineCommand } from '@tessera/cache'
import {
  cancelCatalogRun,
  createCatalogSource,
  deleteCatalogSource,
  runCatalogSource,
  updateCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import { words } from './words.ts'

const ofSource = { key: ({ id }: { readonly id: string }) => id, refusals: 'inline' } as const

/** Adds a source and reads it. */
export const createCommand = defineCommand(createCatalogSource, {
  name: 'create-catalog-source',
  refusals: 'inline',
})

/** Changes a source. */
export const updateCommand = defineCommand(updateCatalogSource, {
  ...ofSource,
  name: 'update-catalog-source',
  fields: { 'catalog-address-unfit': 'address', 'website-not-claimed': 'address' },
  say: { done: () => words.saved() },
})

/** Deletes a source. */
export const deleteCommand = defineCommand(deleteCatalogSource, {
  ...ofSource,
  name: 'delete-catalog-source',
})

/** Reads a source again. */
export const runCommand = defineCommand(runCatalogSource, {
  ...ofSource,
  name: 'run-catalog-source',
})

/** Cancels the run of a source. */
export const cancelCommand = defineCommand(cancelCatalogRun, {
  ...ofSource,
  name: 'cancel-catalog-run',
})
