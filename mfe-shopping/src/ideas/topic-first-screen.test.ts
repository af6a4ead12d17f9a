import { join } from 'node:path'
import { drawnScreen, pinWith } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import screen from './topic-first-screen.ts'

const shopping = { module: 'shopping', root: join(import.meta.dirname, '../..') }
const params = { topic: 'travel' }

test('a topic is drawn with its head and pins in the reader’s language, and not without pins', () => {
  const page = drawnScreen(screen, shopping, { params, pins: [pinWith({})], locale: 'de' })
  expect(page?.markup).toContain('<h1>Reisen</h1>')
  expect(page?.text).toContain('Ideen, die andere zu diesem Thema merken.')
  expect(page?.of('a')).toEqual([{ href: '/pin/7/' }])
  expect(page?.of('ul')[0]).toMatchObject({ 'aria-label': 'Ideen zu Reisen' })
  expect(drawnScreen(screen, shopping, { params })).toBeUndefined()
})
