import { expect, test } from 'vitest'
import { boardNameFault, byPickerName, nameKeyOf, slugOf } from './rules.ts'

test("a board's name is fifty characters at most, however many bytes they take", () => {
  expect(boardNameFault('🍋'.repeat(50))).toBeUndefined()
  expect(boardNameFault('🍋'.repeat(51))).toEqual({ code: 'name-long', data: { max: 50 } })
  expect(boardNameFault(' \t ')).toEqual({ code: 'name-blank' })
})

test('two names are one when only case and space set them apart', () => {
  expect(nameKeyOf('  Slow   Breakfasts ')).toBe(nameKeyOf('slow breakfasts'))
})

test("a board's address is made of its name, whatever it is written in", () => {
  const none = new Set<string>()
  expect(slugOf('Été à la mer!', none)).toBe('ete-a-la-mer')
  expect(slugOf('北欧 家具', none)).toBe('北欧-家具')
  expect(slugOf('🍋🍋', none)).toBe('board')
  expect(slugOf('Lamps', new Set(['lamps', 'lamps-2']))).toBe('lamps-3')
})

test('S5.14 names that start with a digit come after the others', () => {
  const names = ['10 ideas', 'zebra', '9 lives', 'Äpfel', 'apple'].map((name) => ({ name }))
  expect(names.toSorted(byPickerName).map(({ name }) => name)).toEqual([
    'Äpfel',
    'apple',
    'zebra',
    '9 lives',
    '10 ideas',
  ])
})
