import type { Rspack } from '@rsbuild/core'
import { expect, test } from 'vitest'
import { chunkFiles } from './chunk-files.ts'

const group = (...names: readonly string[]) => ({
  assets: names.map((name) => ({ name, size: 1 })),
})

test('the files of a chunk are listed in one order, whichever was ready first', () => {
  const read = (...names: readonly string[]) =>
    chunkFiles({ namedChunkGroups: { index: group(...names) } } satisfies Pick<
      Rspack.StatsCompilation,
      'namedChunkGroups'
    >)
  const files = { index: ['a.css', 'b.js', 'a.js'] }
  expect(read('a.css', 'b.js', 'a.js', 'font.woff2')).toEqual(files)
  expect(read('b.js', 'a.css', 'a.js', 'b.hot-update.js')).toEqual(files)
})
