import { expect, test } from 'vitest'
import { boardNameFault, byPickerName, nameKeyOf, slugOf } from './rules.ts'

test('a board name may have fifty characters, whatever their size in bytes', () => {
  expect(boardNameFault('🍋'.repeat(50))).toBeUndefined()
  expect(boardNameFault('🍋'.repeat(51))).toEqual({ code: 'name-long', data: { max: 50 } })
  expect(boardNameFault(' \t ')).toEqual({ code: 'name-blank' })
})

test('nameKeyOf ignores case and extra spaces', () => {
  expect(nameKeyOf('  Slow   Breakfasts ')).toBe(nameKeyOf('slow breakfasts'))
})

test('slugOf builds a slug from a name in any script', () => {
  const none = new Set<string>()
  expect(slugOf('Été à la mer!', none)).toBe('ete-a-la-mer')
  expect(slugOf('北欧 家具', none)).toBe('北欧-家具')
  expect(slugOf('🍋🍋', none)).toBe('board')
  expect(slugOf('Lamps', new Set(['lamps', 'lamps-2']))).toBe('lamps-3')
})

test('S5.14 the picker sorts names that start with a digit after the others', () => {
  const names = ['10 ideas', 'zebra', '9 lives', 'Äpfel', 'apple'].map((name) => ({ name }))
  expect(names.toSorted(byPickerName).map(({ name }) => name)).toEqual([
    'Äpfel',
    'apple',
    'zebra',
    '9 lives',
    '10 ideas',
  ])
})
