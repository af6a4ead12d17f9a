import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'

/** A fake service's own way of finding out which call a request makes. */
const ownMatching = /\brequest\.url\b|\(\{ url \}(?:: Request)?\) =>/

const folders = ['shell', ...moduleFolders(), 'shared/cache', 'shared/module', 'shared/pins']
  .flatMap((room) => [`${room}/src`, `${room}/test`])
  .filter((folder) => existsSync(join(root, folder)))

const found = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\/test\/.*[.]tsx?$|[.]test[.]tsx?$/.test(path))
    .filter((path) => ownMatching.test(readFileSync(join(root, path), 'utf8'))),
)

test('tests answer requests by call, with answers(), and not by matching addresses', () => {
  expect(found).toEqual([])
})

test.each([
  ["answer: (request) => (request.url.includes('Hide') ? hide() : pins())", true],
  ['const { pathname } = new URL(request.url)', true],
  ['answer: ({ url }) => {', true],
  ['answers([hidePin, hide])', false],
])('a line such as %j matches addresses: %j', (line, isFound) => {
  expect(ownMatching.test(line)).toBe(isFound)
})
