import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyViewer } from './verify-viewer.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/backends.md'), 'utf8')

test('the token of the exchange in docs/backends.md is valid by the keys beside it', async () => {
  const [, token = ''] = /^Tessera-Viewer: (\S+\n(?: {2}\S+\n)+)/m.exec(page) ?? []
  const [keys = ''] = /\{\n {2}"keys": [\s\S]*?\n\}/.exec(page) ?? []
  const [claims = ''] = /\{\n {2}"iss"[\s\S]*?\n\}/.exec(page) ?? []
  const viewer = await verifyViewer(
    { 'tessera-viewer': token.replace(/\s/g, '') },
    {
      product: 'https://pins.example.org',
      module: 'events',
      origin: 'https://events.example.org',
      now: new Date('2026-05-04T10:00:30Z'),
      fetch: async () => new Response(keys),
    },
  )
  const { sub, username, locale, jti } = JSON.parse(claims)
  expect(viewer).toEqual({ viewer: 'member', subject: sub, username, locale, request: jti })
})
