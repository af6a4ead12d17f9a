import { expect, test } from 'vitest'
import { compareLibraries } from './compare-libraries.ts'

const media = (id: string) => ({ id, picture: `pictures/${id}.webp`, video: null, captions: null })

/** A library whose ids all begin with a digit. */
function library(digit: string, over: Record<string, unknown> = {}) {
  const id = (end: string) => `${digit}${end}`
  const pin = (end: string, place: string) => ({
    id: id(end),
    idea: id(end),
    board: id('1'),
    section: id('2'),
    media: media(id('9')),
    description: '',
    note: 'Mine',
    is_own: true,
    creator: null,
    pictures: [],
    tags: [],
    place: id(place),
  })
  return {
    boards: [{ id: id('1'), name: 'Lamps', cover: media(id('9')), owner: null, others_pins: 0 }],
    sections: [{ id: id('2'), board: id('1'), title: 'Hall' }],
    pins: [{ ...pin('3', '8'), ...over }, pin('4', '7')],
    comments: [{ id: id('5'), pin: id('3'), idea: id('3'), text: 'Heavy' }],
  }
}

test('two libraries that differ in ids alone are equal', () => {
  expect(compareLibraries(library('1'), library('2'))).toEqual([])
  const saved = { is_own: false, creator: { username: 'a', full_name: 'A' } }
  const restored = { description: 'Saved from A' }
  expect(compareLibraries(library('1', saved), library('2', restored))).toEqual([])
})

test('a change of words, order, place, media or number is a difference', () => {
  const fieldsOf = (over: Record<string, unknown>) =>
    compareLibraries(library('1'), library('2', over)).map(({ field }) => field)
  expect(fieldsOf({ note: 'Yours' })).toEqual(['note'])
  expect(fieldsOf({ place: '26' })).toEqual(['place', 'place'])
  expect(fieldsOf({ section: null })).toEqual(['section'])
  expect(fieldsOf({ media: media('28') })).toContain('media')
  expect(fieldsOf({ idea: '24' })).toContain('idea')
  const { pins, ...rest } = library('2')
  expect(compareLibraries(library('1'), { ...rest, pins: pins.slice(0, 1) })).not.toEqual([])
})
