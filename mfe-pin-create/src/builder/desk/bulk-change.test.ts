import { expect, test } from 'vitest'
import { eventsOf } from './bulk-change.ts'

const nothing = { link: '', tags: '' }
const typed = (field: string, value: string) => ({ type: 'typed', field, value })

test('what is left empty changes nothing', () => {
  expect(eventsOf({ description: 'Soup' }, { link: ' ', tags: ' , #' })).toEqual([])
})

test('board, link and tags are changed together', () => {
  const board = { id: '3', name: 'Soups' }
  expect(
    eventsOf({ description: 'Slowly.' }, { board, link: ' a.example ', tags: 'soup, #stew' }),
  ).toEqual([
    { type: 'board-chosen', ...board },
    typed('link', 'a.example'),
    typed('description', 'Slowly. #soup #stew'),
  ])
})

test('a tag that a description has is not added again, in whatever case', () => {
  expect(eventsOf({ description: 'My #Soup.' }, { ...nothing, tags: 'soup stew stew' })).toEqual([
    typed('description', 'My #Soup. #stew'),
  ])
  expect(eventsOf({ description: '' }, { ...nothing, tags: '#soup#stew' })).toEqual([
    typed('description', '#soup #stew'),
  ])
})

test('tags that a description has no room for are left out', () => {
  const description = 'x'.repeat(494)
  expect(eventsOf({ description }, { ...nothing, tags: 'soups pie' })).toEqual([
    typed('description', `${description} #pie`),
  ])
})
