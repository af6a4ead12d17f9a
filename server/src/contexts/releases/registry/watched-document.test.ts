import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { type DocumentNews, jsonOf, watchedDocument } from './watched-document.ts'

function edited() {
  const news: DocumentNews[] = []
  const now: { stamp: string | undefined; text: string } = { stamp: '1', text: '{"n":1}' }
  const source = { stamp: async () => now.stamp, text: async () => now.text }
  const read = watchedDocument({
    name: 'numbers',
    read: jsonOf(z.object({ n: z.number() })),
    source,
    empty: { n: 0 },
    tell: (item) => news.push(item),
  })
  return { now, news, read }
}

test('an edited document is read again without a restart', async () => {
  const { now, read } = edited()
  expect(await read()).toEqual({ n: 1 })
  Object.assign(now, { stamp: '2', text: '{"n":2}' })
  expect(await read()).toEqual({ n: 2 })
})

test('an invalid document leaves the last valid one in use and is reported once', async () => {
  const { now, news, read } = edited()
  await read()
  Object.assign(now, { stamp: '2', text: '{"n":' })
  expect([await read(), await read()]).toEqual([{ n: 1 }, { n: 1 }])
  expect(news.map(({ event }) => event)).toEqual(['document.read', 'document.refused'])
})

test('a deleted document leaves the last valid one in use', async () => {
  const { now, read } = edited()
  await read()
  now.stamp = undefined
  expect(await read()).toEqual({ n: 1 })
})

test('two concurrent first reads both get the document', async () => {
  const { read } = edited()
  expect(await Promise.all([read(), read()])).toEqual([{ n: 1 }, { n: 1 }])
})
