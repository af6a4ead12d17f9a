import { getBoard } from '@tessera/contracts/calls/boards'
import { readTemplate } from '@tessera/contracts/first-screen/read-template'
import { languageFrom } from '@tessera/contracts/language'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { expect, test } from 'vitest'
import { compileFirstScreen } from './compile-first-screen.ts'
import { counted, each, element, face, firstScreen, has, linkTo, not, say, tiles } from './index.ts'

const words = defineMessages({ by: 'By {name}', list: 'Pins on {board}' })
const pins = { one: '{count} Pin', other: '{count} Pins' }

const german = languageFrom('de', {
  'By {name}': 'Von {name}',
  '{count} Pins': { one: '{count} Pin', other: '{count} Pins (viele)' },
})
const hebrew = languageFrom('he', { 'By {name}': '{name} מאת' })

const screen = firstScreen(paths.board, { board: getBoard }, ({ board, pins: all, params }) => ({
  unless: not(has(all)),
  content: [
    element('h1', {}, say(words.by, { name: board.owner.full_name })),
    element('a', { href: linkTo(paths.profile, { username: params.username }) }),
    counted(board.pin_count, pins),
    each(board.sections, 5, (section) => [
      section.title,
      each(section.preview_pins, 2, (picture) => [face(picture, 32)]),
    ]),
    tiles(say(words.list, { board: board.name })),
  ].map((part) => ('node' in part ? part : element('p', {}, part))),
}))

test('a first screen becomes data, with its texts in each language and its paths as text', () => {
  const template = compileFirstScreen(screen, [german, hebrew])
  expect(template).toMatchObject({
    answers: { board: 'BoardResource.get' },
    texts: [
      { en: 'By {name}', de: 'Von {name}', he: '{name} מאת' },
      { en: pins, de: { one: '{count} Pin', other: '{count} Pins (viele)' }, he: pins },
      { en: 'Pins on {board}', de: 'Pins on {board}' },
    ],
    unless: { not: { has: { get: 'pins' } } },
    content: [
      { content: [{ text: { say: 0, with: { name: { get: 'board.owner.full_name' } } } }] },
      {
        attributes: {
          href: { to: '/:username/', params: { username: { get: 'params.username' } } },
        },
      },
      { tag: 'p', content: [{ text: { say: 1, count: { get: 'board.pin_count' } } }] },
      {
        each: 'board.sections',
        as: 'item1',
        most: 5,
        content: [
          { text: { get: 'item1.title' } },
          { each: 'item1.preview_pins', as: 'item2', most: 2 },
        ],
      },
      { step: 'tiles', label: { say: 2, with: { board: { get: 'board.name' } } } },
    ],
  })
  const calls = new Set(['BoardResource.get'])
  const text = JSON.stringify(template)
  expect(readTemplate(text, { module: 'save', calls })).toMatchObject({ ok: true })
})

test('words that no language could say otherwise are refused, and marks are not', () => {
  expect(() => element('p', {}, 'Pins')).toThrow("The text 'Pins' has words; say it with say(")
  expect(() => element('p', {}, ' · ')).not.toThrow()
})
