import { limits } from '@tessera/contracts/limits'
import { topics } from '@tessera/contracts/topics'
import { topicWords } from '@tessera/server/contexts/discovery/feed/topic-words'
import { expect, test } from 'vitest'
import { readFacts } from '../pictures/picture-facts.ts'
import type { DemoPerson } from './demo-entities.ts'
import { saidThemes } from './said-of.ts'
import { demoSites } from './sites.ts'
import { themes } from './themes.ts'
import { demoWorld } from './world.ts'

const { people, boards, pins } = demoWorld
const facts = readFacts()
const boardBySlug = new Map(boards.map((board) => [board.slug, board]))
const usernames = new Set(people.map(({ username }) => username))
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('sixty people live in the demo world, ten of them businesses; six more cannot log in', () => {
  const isOut = ({ state, comesBy }: DemoPerson) => state !== undefined || comesBy !== undefined
  expect(people.filter((person) => !isOut(person))).toHaveLength(60)
  expect(people.filter(isOut)).toHaveLength(6)
  expect(people.filter(({ kind }) => kind === 'business')).toHaveLength(10)
  expect(repeated(people.map(({ email }) => email))).toEqual([])
})

test('most people have a portrait of their own, and some have initials', () => {
  const shaOf = ({ username }: DemoPerson) => facts.get(`portraits/${username}`)?.sha
  const drawn = people.flatMap((person) => shaOf(person) ?? [])
  expect(repeated(drawn)).toEqual([])
  expect(drawn.length).toBeGreaterThan(55)
  expect(drawn.length).toBeLessThan(people.length)
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

test('every board has an owner, a known theme and a slug and a name of its own', () => {
  expect(repeated(boards.map(({ slug }) => slug))).toEqual([])
  expect(repeated(boards.map(({ name }) => name))).toEqual([])
  expect(boards.filter(({ owner }) => !usernames.has(owner))).toEqual([])
  expect(boards.filter(({ theme }) => themes[theme] === undefined)).toEqual([])
  expect(boards.length).toBeGreaterThan(70)
})

test('every theme of the world has comments of its own, and comments name no other', () => {
  expect(saidThemes.toSorted()).toEqual(Object.keys(themes).toSorted())
})

test('every pin is on an existing board, and in one of its sections if it names one', () => {
  expect(pins.filter(({ board }) => !boardBySlug.has(board))).toEqual([])
  const lost = pins.filter(
    ({ board, section }) => section && !boardBySlug.get(board)?.sections.includes(section),
  )
  expect(lost.map(({ title }) => title)).toEqual([])
  const empty = boards.flatMap(({ slug, sections }) =>
    sections.filter((name) => !pins.some((pin) => pin.board === slug && pin.section === name)),
  )
  expect(empty).toEqual([])
})

test('every pin shows a picture of its own that is kept with the sources', () => {
  expect(pins.filter(({ picture }) => !facts.has(picture)).map(({ picture }) => picture)).toEqual(
    [],
  )
  expect(repeated(pins.map(({ picture }) => picture))).toEqual([])
})

test('no title, description or link repeats', () => {
  expect(repeated(pins.map(({ title }) => title))).toEqual([])
  expect(repeated(pins.map(({ description }) => description))).toEqual([])
  expect(repeated(pins.map(({ link }) => link))).toEqual([])
})

test('titles are three words or more that somebody would search for', () => {
  const odd = pins.filter(
    ({ title }) =>
      [...title].length > limits.pinTitleMax ||
      title.split(' ').length < 3 ||
      /[{}|.!?]| {2}/.test(title),
  )
  expect(odd.map(({ title }) => title)).toEqual([])
})

test('every pin has a sentence, three hashtags or more, and a link to a site of the demo', () => {
  const domains = new Set(demoSites.map(({ domain }) => domain))
  const dull = pins.filter(
    ({ description, link }) =>
      !/^[A-Z].*[.] (#[a-z0-9]+ ?){3,}$/.test(description) || !domains.has(new URL(link).hostname),
  )
  expect(dull.map(({ title }) => title)).toEqual([])
})

test('pictures have many heights, and none is too flat or too tall', () => {
  const ratios = pins.map(({ picture }) => {
    const { width, height } = facts.get(picture) ?? { width: 1, height: 0 }
    return height / width
  })
  expect(Math.min(...ratios)).toBeGreaterThan(0.6)
  expect(Math.max(...ratios)).toBeLessThan(2)
  expect(new Set(ratios.map((ratio) => ratio.toFixed(1))).size).toBeGreaterThan(5)
})

test('every topic has a pin that says its words, and most have many', () => {
  const counts = topics.map(({ id }) => {
    const words = topicWords[id].split(' ')
    const said = pins.filter(({ title, description }) =>
      words.some((word) => `${title} ${description}`.toLowerCase().includes(word)),
    )
    return { id, count: said.length }
  })
  expect(counts.filter(({ count }) => count === 0)).toEqual([])
  expect(counts.filter(({ count }) => count >= 5).length).toBeGreaterThan(15)
})

test('the first page of a visitor is picked by hand: sixty pins in mixed heights, two creators in turn', () => {
  const front = pins
    .filter(({ frontPlace }) => frontPlace !== undefined)
    .toSorted((one, other) => (one.frontPlace ?? 0) - (other.frontPlace ?? 0))
  expect(front.map(({ frontPlace }) => frontPlace)).toEqual(front.map((_, index) => index))
  expect(front.length).toBeGreaterThanOrEqual(60)
  const isPublic = ({ board }: (typeof front)[number]) => boardBySlug.get(board)?.secret === false
  expect(front.filter((pin) => !isPublic(pin))).toEqual([])
})

test('collaborators, advertisers, notes, sponsors and the video belong to people and pins of the world', () => {
  const titles = new Set(pins.map(({ title }) => title))
  const slugs = new Set(boards.map(({ slug }) => slug))
  const pictures = new Set(pins.map(({ picture }) => picture))
  const { collaborators, advertisers, promoted, sponsored, agents, moving, notes } = demoWorld
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
  expect(notes.filter(({ board, picture }) => !slugs.has(board) || !pictures.has(picture))).toEqual(
    [],
  )
})

test('prices are whole cents above zero, a sale is below the price before, and only businesses set them', () => {
  const priced = pins.filter(({ priceCents }) => priceCents !== undefined)
  expect(priced.length).toBeGreaterThan(30)
  const businesses = new Set(
    people.filter(({ kind }) => kind === 'business').map(({ username }) => username),
  )
  const odd = priced.filter(
    ({ priceCents = 0, creator, product }) =>
      !Number.isInteger(priceCents) ||
      priceCents <= 0 ||
      (product?.regularCents ?? Infinity) <= priceCents ||
      !businesses.has(creator),
  )
  expect(odd.map(({ title }) => title)).toEqual([])
})
