import { expect, test } from 'vitest'
import { saveModalTitle } from './title.ts'

test('S2.9 the modal asks to choose a board first', () => {
  expect(saveModalTitle('choose-board')).toBe('Choose board')
  expect(saveModalTitle('opening')).toBe('Choose board')
})

test('S2.7 the title of the create-board form is ‘Create board’', () => {
  expect(saveModalTitle('create-board')).toBe('Create board')
})

test('S2.8 a chosen board with sections asks for a section', () => {
  expect(saveModalTitle('choose-section')).toBe('Choose section')
})

test('S2.6 creating on a chosen board adds a section', () => {
  expect(saveModalTitle('add-section')).toBe('Add section')
})

test('S2.10 with a given board the titles are to choose or to create a section', () => {
  expect(saveModalTitle('opening', 'section')).toBe('Choose section')
  expect(saveModalTitle('choose-section', 'section')).toBe('Choose section')
  expect(saveModalTitle('add-section', 'section')).toBe('Create section')
})

test('S2.11 after a board is created the title says so', () => {
  expect(saveModalTitle('board-created')).toBe('Board created')
})
