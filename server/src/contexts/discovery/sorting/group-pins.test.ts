import { expect, test } from 'vitest'
import { languageOf } from '../../../languages/language-of.ts'
import { boardFor, groupPins } from './group-pins.ts'
import { bestSubjects, boardNameOf } from './subject-names.ts'

const pin = (title: string, description = '') => ({ title, description })

test.each([
  ['Open kitchen shelves in oak', 'Kitchen', 'Küche'],
  ['Clay table lamp for a small bedroom', 'Lamp', 'Lampe'],
  ['Sage green bathroom with brass taps', 'Bathroom', 'Badezimmer'],
])(
  'a board for “%s” is named by what the pin shows, in the reader’s language',
  (title, english, german) => {
    const [subject = ''] = bestSubjects(pin(title))
    expect(boardNameOf(subject, languageOf('en'))).toBe(english)
    expect(boardNameOf(subject, languageOf('de'))).toBe(german)
  },
)

test('a pin whose title names no thing is named by its hashtags, or not at all', () => {
  expect(bestSubjects(pin('Qualm', '#livingroom'))).toEqual(['living room'])
  expect(bestSubjects(pin('Qualm'))).toEqual([])
})

test('pins are grouped by subject, the largest group first, each pin once; two are no group', () => {
  const kitchens = [
    'Open kitchen shelves',
    'Kitchen in blue',
    'Small kitchen',
    'White kitchen',
  ].map((title) => pin(title))
  const lamps = ['Table lamp', 'Floor lamp in brass', 'Paper lamp', 'Desk lamp'].map((title) =>
    pin(title, '#kitchen'),
  )
  const salads = [pin('Tomato salad'), pin('Potato salad')]
  const groups = groupPins([...lamps.slice(0, 3), ...kitchens, ...salads])
  expect(groups.map(({ pins }) => pins.length)).toEqual([7])
  expect(groups[0]?.subject).toBe('kitchen')
  const apart = groupPins([...lamps.map(({ title }) => pin(title)), ...kitchens.slice(0, 3)])
  expect(apart.map(({ subject }) => subject)).toEqual(['lamp', 'kitchen'])
})

test('the board whose name says the subject is proposed', () => {
  const boards = [{ name: 'Quiet corners' }, { name: 'Dream kitchens' }]
  expect(boardFor('kitchen', boards)).toBe(boards[1])
  expect(boardFor('lamp', boards)).toBeUndefined()
})
