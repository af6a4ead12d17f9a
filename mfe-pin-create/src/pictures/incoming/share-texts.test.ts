import { expect, test } from 'vitest'
import { shareOf, withoutShare } from './share-texts.ts'

const of = (query: Readonly<Record<string, string>>) => shareOf(new URLSearchParams(query))
const link = 'https://soup.example/tomato'
const empty = { title: '', description: '', link: '', id: undefined, hasLost: false }

test.each<readonly [what: string, query: Readonly<Record<string, string>>, share: object]>([
  ['a link', { url: link }, { link }],
  ['a title and a link', { title: 'Soup', url: link }, { title: 'Soup', link }],
  ['a link as text', { text: link }, { link }],
  ['a link in a text', { text: `Look: ${link}.` }, { link, description: 'Look: .' }],
  ['a link at the end', { title: 'Soup', text: `Soup ${link}` }, { title: 'Soup', link }],
  [
    'the text of a quote',
    { text: '“Soup”\n\nslowly', url: link },
    { link, description: '“Soup” slowly' },
  ],
  ['a link as title', { title: link }, { link }],
  ['a link that is none', { url: 'javascript:alert(1)', text: 'Soup' }, { description: 'Soup' }],
  ['a long title', { title: 'x'.repeat(300) }, { title: 'x'.repeat(100) }],
  ['a long text', { text: 'x'.repeat(2_000) }, { description: 'x'.repeat(500) }],
  ['files', { share: '1-a' }, { id: '1-a' }],
  [
    'files that could not come along',
    { unshared: '2', title: 'Soup' },
    { title: 'Soup', hasLost: true },
  ],
])('%s is read', (_, query, share) => {
  expect(of(query)).toEqual({ ...empty, ...share })
})

test('an address that shares nothing opens the builder as it is', () => {
  expect(of({ board: '10' })).toBeUndefined()
  expect(withoutShare(new URLSearchParams({ board: '10', title: 'Soup', share: '1' }))).toBe(
    '?board=10',
  )
  expect(withoutShare(new URLSearchParams({ unshared: '1' }))).toBe('')
})
