import { expect, test } from 'vitest'
import {
  allChoice,
  changedChoice,
  choiceAmong,
  choiceWithout,
  chosenAmong,
  chosenOf,
  countChosen,
  noChoice,
} from './choice.ts'

const shown = ['1', '2', '3']

test('some pins are selected by id', () => {
  const two = changedChoice(noChoice, shown, new Set(['1', '3']))
  expect(countChosen(two, 9)).toBe(2)
  expect([...chosenAmong(two, shown)]).toEqual(['1', '3'])
  expect(chosenOf(two, 9)).toEqual({ type: 'some', ids: ['1', '3'] })
})

test('with everything selected except some, pins that load later are selected too', () => {
  const most = changedChoice(allChoice, shown, new Set(['1', '3']))
  expect(countChosen(most, 9)).toBe(8)
  expect([...chosenAmong(most, [...shown, '4'])]).toEqual(['1', '3', '4'])
  expect(chosenOf(most, 9)).toEqual({ type: 'all', but: ['2'], total: 9 })
})

test('deselecting all visible pins clears the selection', () => {
  expect(changedChoice(allChoice, shown, new Set())).toEqual(noChoice)
})

test('pins that are gone are deselected', () => {
  const all = changedChoice(noChoice, shown, new Set(shown))
  expect(choiceWithout(all, new Set(['2']))).toEqual({ type: 'some', ids: new Set(['1', '3']) })
})

test('pins that left the list count neither as selected nor as left out', () => {
  const two = changedChoice(noChoice, shown, new Set(['1', '3']))
  expect(choiceAmong(two, ['1', '2'])).toEqual({ type: 'some', ids: new Set(['1']) })
  expect(choiceAmong(two, shown)).toBe(two)
  const most = changedChoice(allChoice, shown, new Set(['1']))
  expect(countChosen(choiceAmong(most, ['1', '2']), 8)).toBe(7)
})
