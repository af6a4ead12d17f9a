import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { replacedPieces } from './replaced-pieces.ts'

/** The folder in which the package manager has a package beside all that it depends on. */
const beside = (path: string): string => dirname(dirname(realpathSync(path)))

const query = beside(join(import.meta.dirname, '../../module/node_modules/@tanstack/react-query'))
const queries = join(query, '@tanstack/query-core')
const installed = { queries }

test.each(replacedPieces.map((piece) => [piece.name, piece] as const))(
  '%s: the installed packages have the files that it replaces, which export nothing that it lacks',
  async (_, piece) => {
    expect(await piece.misfits(installed)).toEqual([])
  },
)

test('a package that moved its files does not fit', async () => {
  const elsewhere = { queries: import.meta.dirname }
  const [mutations] = replacedPieces
  expect(await mutations?.misfits(elsewhere)).toEqual([expect.stringContaining('has no file')])
})

test('the cache of mutations that is left out has what the query client asks of it', async () => {
  const file = join(queries, 'build/modern/queryClient.js')
  const { QueryClient } = await import(pathToFileURL(file).href)
  const { MutationCache } = await import('./instead/mutation-cache.ts')
  const client = new QueryClient({ mutationCache: new MutationCache() })
  client.mount()
  expect(client.isMutating()).toBe(0)
  await client.resumePausedMutations()
  client.clear()
  client.unmount()
})
