import { join } from 'node:path'
import { topics } from '@tessera/contracts/topics'
import { drawnScreen, pinWith } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import explore from './first-screen.ts'
import screen from './topic-first-screen.ts'

const shopping = { module: 'shopping', root: join(import.meta.dirname, '../../..') }
const params = { topic: 'travel' }

test('a topic is drawn with its head and pins in the reader’s language, and not without pins', () => {
  const page = drawnScreen(screen, shopping, { params, pins: [pinWith({})], locale: 'de' })
  expect(page?.markup).toContain('<h1>Reisen</h1>')
  expect(page?.text).toContain('Ideen, die andere zu diesem Thema merken.')
  expect(page?.of('a')).toEqual([{ href: '/pin/7/' }])
  expect(page?.of('ul')[0]).toMatchObject({ 'aria-label': 'Ideen zu Reisen' })
  expect(drawnScreen(screen, shopping, { params })).toBeUndefined()
})

test('Explore is drawn with its topics as links, in the reader’s language', () => {
  const page = drawnScreen(explore, shopping, { locale: 'de' })
  expect(page?.text).toContain('Wonach ist dir heute?')
  expect(page?.of('a')).toHaveLength(topics.length)
  expect(page?.of('a')[6]).toEqual({ href: '/ideas/travel/' })
})
