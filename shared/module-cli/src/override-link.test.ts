import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { withLink } from './override-link.ts'

const build = {
  id: z.parse(BuildId, 'a'.repeat(64)),
  descriptor: { name: 'notes', version: '1.0.0', files: [] },
}
const outcome = { lines: ['Published.'], data: { module: 'notes' } }
const link = `https://pins.example.org/_/overrides/?module=notes&build=${build.id}`

test('a build that nobody gets yet is published with the link of a page that runs it in one browser', () => {
  const asked = { origin: 'https://pins.example.org', isForNobody: true }
  expect(withLink(outcome, build, asked)).toEqual({
    lines: [
      'Published.',
      'People who may override modules run it in their browser after a press on this page:',
      link,
    ],
    data: { module: 'notes', link },
  })
  expect(withLink(outcome, build, { ...asked, isForNobody: false })).toBe(outcome)
})
