import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerIn, teamOf } from './team-of.ts'

const root = join(import.meta.dirname, '../../..')

const text = `# A comment
*                @acme/platform
/mfe-save/       @acme/save @acme/design   # and design looks at it
/mfe-save/src/   @acme/inner
lists/           @acme/lists
/.swcrc          @acme/build
`

test.each([
  ['mfe-save', '@acme/save'],
  ['mfe-saved', '@acme/platform'],
  ['shell', '@acme/platform'],
  ['teams/lists', '@acme/lists'],
])('the team of %s is %s: the first owner of the last line that matches', (folder, team) => {
  expect(ownerIn(text, folder)).toBe(team)
})

test('a folder that no line matches has no team', () => {
  expect(ownerIn('/mfe-save/ @acme/save', 'mfe-auth')).toBeUndefined()
})

test('each module of this checkout has a team of its own, and the shell has one', () => {
  const rooms = [
    'mfe-auth',
    'mfe-save',
    'mfe-pin-create',
    'mfe-shopping',
    'mfe-advertiser',
    'shell',
  ]
  const teams = rooms.map((room) => teamOf(join(root, room)))
  expect(teams).not.toContain(undefined)
  expect(new Set(teams).size).toBe(rooms.length)
})
