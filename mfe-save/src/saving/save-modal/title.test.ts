import { expect, test } from 'vitest'
import { saveModalTitle } from './title.ts'

test('S2.9 the modal asks to choose a board', () => {
  expect(saveModalTitle('choose-board')).toBe('Choose board')
  expect(saveModalTitle('opening')).toBe('Choose board')
})

test('S2.7 it asks to create one where one is created', () => {
  expect(saveModalTitle('create-board')).toBe('Create board')
})

test('S2.8 of a chosen board that has sections it asks which one', () => {
  expect(saveModalTitle('choose-section')).toBe('Choose section')
})

test('S2.6 where something is created on a chosen board it asks to add a section', () => {
  expect(saveModalTitle('add-section')).toBe('Add section')
})

test('S2.10 where the board was decided on before, it asks to choose a section or to create one', () => {
  expect(saveModalTitle('opening', 'section')).toBe('Choose section')
  expect(saveModalTitle('choose-section', 'section')).toBe('Choose section')
  expect(saveModalTitle('add-section', 'section')).toBe('Create section')
})

test('S2.11 after a new board is created it says so', () => {
  expect(saveModalTitle('board-created')).toBe('Board created')
})
