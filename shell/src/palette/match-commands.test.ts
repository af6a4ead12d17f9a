import { expect, test } from 'vitest'
import { matchCommands } from './match-commands.ts'

const commands = [
  { label: 'Home' },
  { label: 'Notifications' },
  { label: 'Appearance', also: 'theme colors' },
  { label: 'Create board' },
  { label: 'Kitchen ideas', note: 'Board' },
  { label: 'Küche und Möbel' },
  { label: '寝室のアイデア' },
]

const found = (query: string) => matchCommands(query, commands).map(({ label }) => label)

test.each([
  ['hom', 'Home'],
  ['HOME', 'Home'],
  ['board create', 'Create board'],
  ['kuche', 'Küche und Möbel'],
  ['theme', 'Appearance'],
  ['アイデア', '寝室のアイデア'],
])('%s finds %s first', (query, label) => {
  expect(found(query)[0]).toBe(label)
})

test.each([
  ['notfications', 'Notifications'],
  ['ntoifications', 'Notifications'],
  ['apperance', 'Appearance'],
  ['kitchne', 'Kitchen ideas'],
  ['kicthen id', 'Kitchen ideas'],
  ['notifx', 'Notifications'],
])('%s finds %s in spite of the typo', (query, label) => {
  expect(found(query)).toEqual([label])
})

test.each(['hat', 'zzz', 'home zebra', '', '  '])('‘%s’ finds nothing', (query) => {
  expect(found(query)).toEqual([])
})

test('a match in the label comes before one in the other words', () => {
  expect(found('board')).toEqual(['Create board', 'Kitchen ideas'])
})

test('a word at the start comes before one within another word', () => {
  const two = [{ label: 'Somehow' }, { label: 'How to' }]
  expect(matchCommands('how', two).map(({ label }) => label)).toEqual(['How to', 'Somehow'])
})
