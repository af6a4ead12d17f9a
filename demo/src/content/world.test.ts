import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { canLetter } from '../pictures/lettering.ts'
import { ratioBounds, subjectsOf } from '../pictures/picture-spec.ts'
import { findSubject } from '../pictures/subjects.ts'
import type { DemoPerson } from './demo-entities.ts'
import { quietBoards } from './quiet-boards.ts'
import { demoWorld } from './world.ts'

const { people, boards, pins } = demoWorld
const boardBySlug = new Map(boards.map((board) => [board.slug, board]))
const usernames = new Set(people.map(({ username }) => username))
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('sixty people live in the demo world, ten of them businesses, each with their own face; six cannot log in', () => {
  const isOut = ({ state, comesBy }: DemoPerson) => state !== undefined || comesBy !== undefined
  expect(people.filter((person) => !isOut(person))).toHaveLength(60)
  expect(people.filter(isOut)).toHaveLength(6)
  expect(people.filter(({ kind }) => kind === 'business')).toHaveLength(10)
  expect(repeated(people.map(({ email }) => email))).toEqual([])
  expect(repeated(people.map(({ portrait }) => portrait.subject))).toEqual([])
  expect(people.filter(({ portrait }) => findSubject(portrait.subject) === undefined)).toEqual([])
})

test('the people with published log-ins keep them', () => {
  const emails = new Map(people.map(({ username, email }) => [username, email]))
  expect(emails.get('mira_okafor')).toBe('mira@demo.test')
  expect(emails.get('jonas_weil')).toBe('jonas@demo.test')
  expect(emails.get('studio_lumen')).toBe('studio@demo.test')
})

test('usernames are lower-case letters, digits and underscores, each once', () => {
  expect(people.filter(({ username }) => !/^[a-z0-9_]{3,30}$/.test(username))).toEqual([])
  expect(usernames.size).toBe(people.length)
})

test('every board has an owner, a name and a slug of its own, and four pins except boards of saves only', () => {
  expect(repeated(boards.map(({ slug }) => slug))).toEqual([])
  expect(boards.filter(({ owner }) => !usernames.has(owner))).toEqual([])
  const quiet = new Set(quietBoards.map(({ slug }) => slug))
  const count = Map.groupBy(pins, ({ board }) => board)
  const thin = boards.filter(({ slug }) => !quiet.has(slug) && (count.get(slug)?.length ?? 0) < 4)
  expect(boards.length).toBeGreaterThan(250)
  expect(thin.map(({ slug }) => slug)).toEqual([])
})

test('every pin is on an existing board of its creator', () => {
  const stray = pins.filter(({ board, creator }) => boardBySlug.get(board)?.owner !== creator)
  expect(stray.map(({ title }) => title)).toEqual([])
})

test('a pin in a section is in a section of its board, and no section is empty', () => {
  const lost = pins.filter(
    ({ board, section }) => section && !boardBySlug.get(board)?.sections.includes(section),
  )
  expect(lost.map(({ title }) => title)).toEqual([])
  const empty = boards.flatMap(({ slug, sections }) =>
    sections.filter((name) => !pins.some((pin) => pin.board === slug && pin.section === name)),
  )
  expect(empty).toEqual([])
})

test('there are two thousand pins, and no title or description repeats', () => {
  expect(pins).toHaveLength(2_000)
  expect(repeated(pins.map(({ title }) => title))).toEqual([])
  expect(repeated(pins.map(({ description }) => description))).toEqual([])
})

test('no title is too long, has an unfilled gap, or counts', () => {
  const odd = pins.filter(
    ({ title }) =>
      [...title].length > limits.pinTitleMax || /[{}|]|\b(?:item|pin) \d| {2}/i.test(title),
  )
  expect(odd.map(({ title }) => title)).toEqual([])
})

test('every pin has a description, a hashtag and a link to a host that can never exist', () => {
  const dull = pins.filter(
    ({ description, link }) =>
      !/#[a-zA-Z0-9]+/.test(description) || !new URL(link).hostname.endsWith('.example'),
  )
  expect(dull.map(({ title }) => title)).toEqual([])
})

test('collaborators, advertisers, sponsors and the video belong to people and pins of the world', () => {
  const titles = new Set(pins.map(({ title }) => title))
  const slugs = new Set(boards.map(({ slug }) => slug))
  const { collaborators, advertisers, promoted, sponsored, agents, moving } = demoWorld
  const named = [
    ...collaborators.map(({ username }) => username),
    ...advertisers.flatMap(({ owner, people: others }) => [owner, ...others]),
    ...sponsored.map(({ sponsor }) => sponsor),
    ...agents.flatMap(({ business, username }) => [business, username]),
  ]
  expect(named.filter((username) => !usernames.has(username))).toEqual([])
  expect(collaborators.filter(({ board }) => !slugs.has(board))).toEqual([])
  expect(repeated(collaborators.map(({ board, username }) => `${board} ${username}`))).toEqual([])
  const told = [...promoted, ...sponsored.map(({ title }) => title), moving?.title ?? '']
  expect(told.filter((title) => !titles.has(title))).toEqual([])
})

test('prices are whole cents above zero, and only businesses set them', () => {
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

test('every subject is in the icon set, and each id has one meaning', () => {
  const names = [...new Set(pins.flatMap(({ picture }) => subjectsOf(picture.scene)))]
  expect(names.filter((name) => findSubject(name) === undefined)).toEqual([])
  const meanings = names.flatMap((name) => {
    const body = findSubject(name)?.body ?? ''
    return [...body.matchAll(/<(\w+) id="([^"]+)".*?<\/\1>/g)].map(([text, , id]) => [id, text])
  })
  const byId = Map.groupBy(meanings, ([id]) => id)
  const torn = [...byId].filter(([, each]) => new Set(each.map(([, text]) => text)).size > 1)
  expect(torn.map(([id]) => id)).toEqual([])
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
