import { join } from 'node:path'
import { topicFeed } from '@tessera/contracts/calls/feed'
import { topics } from '@tessera/contracts/topics'
import { answered, drawnScreen, pinWith } from '@tessera/testing/first-screen'
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

test('a topic of Explore has the picture of the first pin that the document brings for it', () => {
  const input = { topic: 'travel', page_size: 1 }
  const pictures = (...answers: Parameters<typeof answered<typeof topicFeed>>[]) =>
    drawnScreen(explore, shopping, { answers: answers.map((each) => answered(...each)) })?.of('img')
  expect(pictures([topicFeed, [pinWith({})], input])).toEqual([
    {
      alt: '',
      width: '474',
      height: '474',
      'data-color': '#203a33',
      sizes: '(max-width: 599px) 33vw, 200px',
      srcset: '/media/a/236.webp 236w,/media/a/474.webp 474w',
      src: '/media/a/474.webp',
    },
  ])
  expect(pictures([topicFeed, [], input])).toEqual([])
  expect(pictures([topicFeed, [pinWith({})], { topic: 'nowhere', page_size: 1 }])).toEqual([])
})
