import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { replacedPieces } from './replaced-pieces.ts'

/** The folder in which the package manager has a package beside all that it depends on. */
const beside = (path: string): string => dirname(dirname(realpathSync(path)))

const enhanced = beside(
  join(import.meta.dirname, '../../module/node_modules/@module-federation/enhanced'),
)
const packages = join(enhanced, '@module-federation')
const tools = join(beside(join(packages, 'runtime-tools')), '@module-federation')
const runtime = join(beside(join(tools, 'runtime')), '@module-federation')
const query = beside(join(import.meta.dirname, '../../module/node_modules/@tanstack/react-query'))
const queries = join(query, '@tanstack/query-core')
const shell = join(import.meta.dirname, '../../../shell/node_modules')
const installed = {
  inPart: [
    queries,
    join(runtime, 'error-codes'),
    join(runtime, 'runtime-core'),
    join(runtime, 'sdk'),
    join(tools, 'webpack-bundler-runtime'),
  ],
  router: join(dirname(realpathSync(join(shell, 'react-router-dom'))), 'react-router'),
}

test.each(replacedPieces.map((piece) => [piece.name, piece] as const))(
  '%s: the installed packages have the files that it replaces, which export nothing that it lacks',
  async (_, piece) => {
    expect(await piece.misfits(installed)).toEqual([])
  },
)

test('a package that moved its files, or exports more, does not fit', async () => {
  const [loading, version] = replacedPieces
  const elsewhere = { ...installed, inPart: [join(import.meta.dirname, 'instead')] }
  expect(await version?.misfits(elsewhere)).toEqual([expect.stringContaining('has 0 of the 1')])
  expect(await loading?.misfits(elsewhere)).toEqual([expect.stringContaining('has 0 of the')])
  const router = replacedPieces.at(-1)
  expect(await router?.misfits({ ...installed, router: import.meta.dirname })).toHaveLength(2)
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
