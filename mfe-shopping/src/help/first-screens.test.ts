import { join } from 'node:path'
import { drawnScreen } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import screen from './first-screen.ts'
import index from './index-first-screen.ts'

const shopping = { module: 'shopping', root: join(import.meta.dirname, '../..') }

test.each([...articles])(
  'the article on %s is drawn with its title, text and links',
  (topic, article) => {
    const page = drawnScreen(screen, shopping, { params: { topic } })
    const { title, paragraphs, lines } = article
    expect(page?.text).toBe(
      ['All help', title, ...paragraphs, ...lines.map(({ text }) => text)].join(''),
    )
    expect(page?.of('a')).toHaveLength(1 + lines.length)
  },
)

test('a topic without an article is not drawn', () => {
  expect(drawnScreen(screen, shopping, { params: { topic: 'juggling' } })).toBeUndefined()
  expect(drawnScreen(screen, shopping, { params: { topic: 'constructor' } })).toBeUndefined()
})

test('the index is drawn with a link to every article and its search field', () => {
  const page = drawnScreen(index, shopping, { locale: 'de' })
  expect(page?.of('a')).toHaveLength(articles.size)
  expect(page?.of('input')).toEqual([{ type: 'search', 'data-field': 'help' }])
  expect(page?.text).toContain('Hilfe')
})
