import { expect, test } from 'vitest'
import { titleLines } from './list-tests.ts'

test('titles are listed with their file and blocks, one a line, sorted', () => {
  const titled = (title: string, blocks: readonly string[] = []) => ({
    blocks,
    title,
    state: 'not run' as const,
  })
  const lines = titleLines([
    { file: 'b.test.ts', ok: true, tests: [titled('z'), titled('y', ['outer', 'inner'])] },
    { file: 'a.test.ts', ok: true, tests: [titled('x')] },
  ])
  expect(lines).toEqual(['a.test.ts › x', 'b.test.ts › outer › inner › y', 'b.test.ts › z'])
})
