import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedSince, readResults, writeResults } from './written-results.ts'

const search = (ndcg: number | null, grades: string, ...titles: readonly string[]) => ({
  ndcg,
  grades,
  titles: [...titles],
})

test('changes are told query by query, the worst first, with what moved in the first three', () => {
  const before = {
    searches: {
      'English: vase': search(0.9, '222', 'Blue vase', 'Red vase', 'Jug'),
      'English: rug': search(0.5, '02', 'Chair', 'Rug'),
      'English: sofa': search(1, '2', 'Sofa'),
    },
    shares: { 'more like this: Waffles': 0.5, 'more like this: Door': 0.2 },
  }
  const now = {
    searches: {
      'English: vase': search(0.7, '122', 'Jug', 'Blue vase', 'Armchair'),
      'English: rug': search(1, '20', 'Rug', 'Chair'),
      'English: sofa': search(1, '2', 'Sofa'),
      'English: küche': search(null, ''),
    },
    shares: { 'more like this: Waffles': 1, 'more like this: Door': 0.2 },
  }
  expect(changedSince(before, now)).toEqual([
    'English: vase  0.90 → 0.70 (−0.20)  222 → 122\n    − Red vase\n    + Armchair',
    'English: rug  0.50 → 1.00 (+0.50)  02 → 20',
    'more like this: Waffles  0.50 → 1.00 (+0.50)',
    'Not in the written result: English: küche',
  ])
  expect(changedSince(now, now)).toEqual([])
})

test('results are read as they were written, and another file is refused with the fix', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-written-'))
  const [file, other] = [join(folder, 'results.json'), join(folder, 'other.json')]
  const results = {
    searches: { 'English: vase': search(null, '', 'Vase') },
    shares: { 'boards: lamps': 1 },
  }
  try {
    await writeResults(file, results)
    expect(await readResults(file)).toEqual(results)
    for (const text of ['{"searches":[]}', 'figures']) {
      await writeFile(other, text)
      await expect(readResults(other)).rejects.toThrow(`--search --write=${other}`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
