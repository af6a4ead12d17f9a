import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { replacedPieces } from './replaced-pieces.ts'

const shell = join(import.meta.dirname, '../../../shell/node_modules')
const installed = {
  router: join(dirname(realpathSync(join(shell, 'react-router-dom'))), 'react-router'),
}

test.each(replacedPieces.map((piece) => [piece.name, piece] as const))(
  '%s: the installed packages have the files that it replaces, which export nothing that it lacks',
  async (_, piece) => {
    expect(await piece.misfits(installed)).toEqual([])
  },
)

test('a package that moved its files does not fit', async () => {
  const elsewhere = { router: import.meta.dirname }
  const [router] = replacedPieces
  expect(await router?.misfits(elsewhere)).toHaveLength(2)
})
