import { expect, test } from 'vitest'
import { canLetter } from '../pictures/lettering.ts'
import { ratioBounds, subjectsOf } from '../pictures/picture-spec.ts'
import { findSubject } from '../pictures/subjects.ts'
import { demoWorld } from './world.ts'

const { people, boards, pins } = demoWorld
const boardBySlug = new Map(boards.map((board) => [board.slug, board]))
const usernames = new Set(people.map(({ username }) => username))
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('eight people live in the demo world, two of them businesses', () => {
  expect(people).toHaveLength(8)
  expect(people.filter(({ kind }) => kind === 'business')).toHaveLength(2)
  expect(repeated(people.map(({ email }) => email))).toEqual([])
})

test('usernames are lower-case letters, digits and underscores, each once', () => {
  expect(people.filter(({ username }) => !/^[a-z0-9_]{3,30}$/.test(username))).toEqual([])
  expect(usernames.size).toBe(people.length)
})

test('every board has an owner, a name and a slug of its own, and at least four pins', () => {
  expect(repeated(boards.map(({ slug }) => slug))).toEqual([])
  expect(boards.filter(({ owner }) => !usernames.has(owner))).toEqual([])
  const thin = boards.filter(({ slug }) => pins.filter(({ board }) => board === slug).length < 4)
  expect(thin.map(({ slug }) => slug)).toEqual([])
})

test('every pin is on a board that exists and made by the owner of that board', () => {
  const stray = pins.filter(({ board, creator }) => boardBySlug.get(board)?.owner !== creator)
  expect(stray.map(({ title }) => title)).toEqual([])
})

test('a pin in a section is in a section its board has, and no section is empty', () => {
  const lost = pins.filter(
    ({ board, section }) => section && !boardBySlug.get(board)?.sections.includes(section),
  )
  expect(lost.map(({ title }) => title)).toEqual([])
  const empty = boards.flatMap(({ slug, sections }) =>
    sections.filter((name) => !pins.some((pin) => pin.board === slug && pin.section === name)),
  )
  expect(empty).toEqual([])
})

test('there are about a hundred and fifty pins, and no title comes twice', () => {
  expect(pins.length).toBeGreaterThanOrEqual(140)
  expect(repeated(pins.map(({ title }) => title))).toEqual([])
})

test('every pin says something, carries a hashtag and links to a host that can never exist', () => {
  const dull = pins.filter(
    ({ description, link }) =>
      !/#[a-z]+/.test(description) || !new URL(link).hostname.endsWith('.example'),
  )
  expect(dull.map(({ title }) => title)).toEqual([])
})

test('prices are whole cents above nothing, and only businesses ask them', () => {
  const priced = pins.filter(({ priceCents }) => priceCents !== undefined)
  expect(priced.length).toBeGreaterThan(15)
  const businesses = new Set(
    people.filter(({ kind }) => kind === 'business').map(({ username }) => username),
  )
  const odd = priced.filter(
    ({ priceCents = 0, creator }) =>
      !Number.isInteger(priceCents) || priceCents <= 0 || !businesses.has(creator),
  )
  expect(odd.map(({ title }) => title)).toEqual([])
})

test('every picture is neither too flat nor too tall', () => {
  const { low, high } = ratioBounds
  const outside = pins.filter(({ picture }) => picture.ratio < low || picture.ratio > high)
  expect(outside.map(({ title }) => title)).toEqual([])
})

test('every subject is in the icon set and brings no ids that could clash', () => {
  const names = pins.flatMap(({ picture }) => subjectsOf(picture.scene))
  const bad = names.filter((name) => / id="/.test(findSubject(name)?.body ?? ' id="'))
  expect(bad).toEqual([])
})

test('every word in a picture can be lettered', () => {
  const lines = pins.flatMap(({ picture: { scene } }) => {
    if (!('lettering' in scene)) return []
    return typeof scene.lettering === 'string' ? [scene.lettering] : (scene.lettering ?? [])
  })
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => !canLetter(line))).toEqual([])
})

test('no two pictures are alike', () => {
  expect(repeated(pins.map(({ picture }) => JSON.stringify(picture)))).toEqual([])
  expect(repeated(pins.map(({ picture }) => String(picture.seed)))).toEqual([])
})
