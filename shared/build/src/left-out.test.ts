import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { replacedPieces } from './replaced-pieces.ts'

const query = join(import.meta.dirname, '../../module/node_modules/@tanstack/react-query')
const installed = { queries: join(dirname(realpathSync(query)), 'query-core') }

test.each(replacedPieces.map((piece) => [piece.name, piece] as const))(
  '%s: the installed packages have the files that it replaces, which export nothing that it lacks',
  async (_, piece) => {
    expect(await piece.misfits(installed)).toEqual([])
  },
)

test('a package that moved its files does not fit', async () => {
  const [piece] = replacedPieces
  const elsewhere = { queries: join(import.meta.dirname, 'instead') }
  expect(await piece?.misfits(elsewhere)).toEqual([expect.stringContaining('has 0 of the 1')])
})

test('the cache of mutations that is left out has what the query client asks of it', async () => {
  const file = join(installed.queries, 'build/modern/queryClient.js')
  const { QueryClient } = await import(pathToFileURL(file).href)
  const { MutationCache } = await import('./instead/mutation-cache.ts')
  const client = new QueryClient({ mutationCache: new MutationCache() })
  client.mount()
  expect(client.isMutating()).toBe(0)
  await client.resumePausedMutations()
  client.clear()
  client.unmount()
})
