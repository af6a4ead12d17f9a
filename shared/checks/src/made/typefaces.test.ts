import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'
import { staleTypefaces, typefaceFiles, uncommonInCopy } from './typefaces.ts'

const styles = readFileSync(join(root, 'shared/ui/src/fonts.css'), 'utf8').replace(/\s+/g, ' ')

test('the files of the typefaces are what npm run fix makes', () => {
  expect(staleTypefaces()).toEqual([])
})

test.each(typefaceFiles)('the styles load $path for its characters alone', ({ path, range }) => {
  const name = path.split('/').at(-1)
  const face = styles.split('@font-face').find((each) => each.includes(`/${name}"`))
  expect(face).toContain(`unicode-range: ${range};`)
})

test('all files of a typeface have the same weights, so that browsers take each letter from its own', () => {
  for (const family of ['Instrument Sans Variable', 'Bricolage Grotesque Variable']) {
    const faces = styles.split('@font-face').filter((each) => each.includes(`"${family}"`))
    const weights = faces.map((face) => /font-weight: ([^;]+)/.exec(face)?.[1])
    expect(faces).toHaveLength(3)
    expect(new Set(weights).size).toBe(1)
  }
})

test('the characters of the copy in every language are in the files that every page loads', () => {
  // The typefaces have no arrow to the right and no sign of the command key; the system's show.
  expect(uncommonInCopy().toSorted()).toEqual(['→', '⌘'])
})

test('the files that every page loads are at most 46 kB together', () => {
  const bytes = typefaceFiles
    .filter(({ path }) => path.endsWith('-common.woff2'))
    .map(({ path }) => readFileSync(join(root, path)).length)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(46_000)
})
