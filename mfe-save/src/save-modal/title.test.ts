import { expect, test } from 'vitest'
import { saveModalTitle } from './title.ts'

test('S2.9 the modal asks to choose a board', () => {
  expect(saveModalTitle('choose-board')).toBe('Choose board')
  expect(saveModalTitle('opening')).toBe('Choose board')
})

test('S2.7 it asks to create one where one is created', () => {
  expect(saveModalTitle('create-board')).toBe('Create board')
})

test('S2.11 after a new board is created it says so', () => {
  expect(saveModalTitle('board-created')).toBe('Board created')
})
