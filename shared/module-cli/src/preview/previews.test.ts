import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import { previews, withPreview } from './previews.ts'

const id = '0123456789abcdef'
const build = z.parse(BuildId, '741ce9c59b5b'.padEnd(64, '0'))
const preview = {
  id,
  module: 'notes',
  builds: { notes: build },
  address: `/?set=${id}:sign`,
  tags: [
    { tag: 'branch=fix-x', address: '/?set=notes:branch:fix-x:sign' },
    { tag: 'person=mira', address: null },
  ],
  by: 'notes team',
  why: 'publish',
  made_at: '2026-11-29T10:02:00.000Z',
  until: '2026-12-29T10:02:00.000Z',
}

function clientWith(answer: unknown) {
  const sent: string[] = []
  return {
    sent,
    send: async (method: string, path: string, body?: string | Uint8Array<ArrayBuffer>) => {
      sent.push([method, path, ...(body === undefined ? [] : [String(body)])].join(' '))
      return answer
    },
  }
}

const read = (text: string) => readArguments(text.split(' '), { TESSERA_URL: 'https://pins.test' })

test('a published build gets a preview, whose address and that of its branch are printed', async () => {
  const client = clientWith({ preview })
  const outcome = await withPreview(
    client,
    { lines: ['Published.'], data: { module: 'notes' } },
    {
      build: { id: build, descriptor: { name: 'notes', version: '1.0.0', files: [] } },
      tags: ['branch=fix-x', 'person=mira'],
      origin: 'https://pins.test',
      why: 'publish',
      with: 'https://pins.test/?set=tags:branch:fix-x:sign',
    },
  )
  expect(outcome.lines).toEqual([
    'Published.',
    `Preview ${id} runs in one browser, after a press on this page:`,
    `https://pins.test/?set=${id}:sign`,
    'The last build of fix-x has this address:',
    'https://pins.test/?set=notes:branch:fix-x:sign',
  ])
  expect(outcome.data).toMatchObject({ preview: id, link: `https://pins.test/?set=${id}:sign` })
  expect(client.sent[0]).toContain('"with":"tags:branch:fix-x:sign"')
})

test('previews are listed with builds, tags, and until when they stay', async () => {
  const client = clientWith({ previews: [preview] })
  const { lines } = await previews(client, read('previews notes'))
  expect(client.sent).toEqual(['GET /registry/previews?module=notes'])
  expect(lines).toEqual([
    `${id}  notes 741ce9c59b5b`,
    '    made 2026-11-29T10:02 by notes team (publish), until 2026-12-29; branch=fix-x, person=mira',
    `    https://pins.test/?set=${id}:sign`,
  ])
  const none = await previews(clientWith({ previews: [] }), read('previews'))
  expect(none.lines[0]).toContain('publish NAME --preview')
})

test('a preview is revoked by its digits, with a reason', async () => {
  const client = clientWith({ revoked: id })
  await previews(client, read(`previews --revoke ${id} --why leaks`))
  expect(client.sent).toEqual([`DELETE /registry/previews/${id}?why=leaks`])
  await expect(previews(client, read('previews --revoke ../x'))).rejects.toThrow('16 digits')
})

test('a preview is made of a build that nobody gets', () => {
  expect(read('publish notes --preview --tag branch=a --tag ci=1')).toMatchObject({
    preview: true,
    tags: ['branch=a', 'ci=1'],
  })
  expect(() => read('publish notes --preview --percent 5')).toThrow('exclude each other')
  expect(() => read('publish notes --tag branch=a')).toThrow('--tag goes with --preview')
})
