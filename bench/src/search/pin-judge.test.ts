import { demoWorld } from '@tessera/demo/content/world'
import { expect, test } from 'vitest'
import { englishSearches } from './english-searches.ts'
import { germanSearches } from './german-searches.ts'
import { judgedBoards, judgedPins } from './judged-pins.ts'
import type { KindName } from './kinds/kinds.ts'
import type { NarrowerName } from './narrowers.ts'
import { pinJudge } from './pin-judge.ts'
import { type KnownPin, readPin } from './read-pin.ts'

const photo = (title: string, more: Partial<KnownPin> = {}): KnownPin => ({
  title,
  description: '',
  category: '',
  facts: '',
  picture: 'pictures/x',
  subject: '',
  family: '',
  ...more,
})

const sheet = (title: string, description = ''): KnownPin =>
  photo(title, { picture: 'prints/x', description })

const grade = (pin: KnownPin, kind: KindName, ...narrowed: readonly NarrowerName[]) =>
  pinJudge({ kind, narrowed })(readPin(pin))

test('a pin shows the thing that its title or its picture names before anything beside it', () => {
  expect(grade(photo('Armchair beside a vase'), 'vase')).toBe(1)
  expect(grade(photo('Armchair beside a vase'), 'armchair')).toBe(2)
  expect(grade(photo('Pistachio cake with fresh berries'), 'bread', 'fresh')).toBe(0)
  expect(grade(photo('Bright corner', { subject: 'Oak armchair by a window' }), 'armchair')).toBe(2)
  expect(grade(photo('Bright corner', { family: 'armchairs' }), 'armchair')).toBe(2)
  expect(grade(photo('Clay table lamp for a small bedroom'), 'bedroom', 'small')).toBe(1)
  expect(grade(photo('How to mix cushions on a wooden bench'), 'cushion')).toBe(2)
  expect(grade(photo('How to mix cushions on a wooden bench'), 'bench')).toBe(1)
})

test('a holder shows what it holds, and several things are several subjects', () => {
  expect(grade(photo('A crate of limes for the party'), 'fruit')).toBe(2)
  expect(grade(photo('A bowl of lemons in the sun'), 'lemon')).toBe(2)
  expect(grade(photo('A bowl of lemons in the sun'), 'bowl')).toBe(1)
  expect(grade(photo('Wall of bookshelves in walnut'), 'bookshelf')).toBe(2)
  expect(grade(photo('Vases and dried grass on a navy ground'), 'driedFlowers')).toBe(2)
  expect(grade(photo('Berry smoothie bowl with banana'), 'bowl')).toBe(1)
})

test('words that only describe are no things, and what a picture shows second stands beside', () => {
  expect(grade(photo('Peach and clay color study'), 'fruit')).toBe(1)
  expect(grade(photo('Pumpkins', { subject: 'Orange, white and green pumpkins' }), 'fruit')).toBe(1)
  const chair = photo('Bright corner', { subject: 'Rust lounge chair and houseplant' })
  expect(grade(chair, 'armchair')).toBe(2)
  expect(grade(chair, 'plant')).toBe(1)
  expect(grade(photo('Pears and figs'), 'fruit')).toBe(2)
})

test('a family of two things says nothing of one picture', () => {
  expect(grade(photo('Window with blue shutters', { family: 'streets and doors' }), 'door')).toBe(0)
})

test('a print of a thing is no thing, and a drawn animal is an animal', () => {
  expect(grade(sheet('Red city bicycle print'), 'bicycle')).toBe(1)
  expect(grade(sheet('Red city bicycle print'), 'poster')).toBe(2)
  expect(grade(sheet('Poster of a sleeping cat'), 'cat')).toBe(2)
  expect(grade(sheet('Asleep on the sofa', '#dachshund #dog #sofa'), 'dog')).toBe(2)
  expect(grade(sheet('Asleep on the sofa', '#dachshund #dog #sofa'), 'sofa')).toBe(1)
  expect(grade(photo('Bed', { description: 'With room for a #dog' }), 'dog')).toBe(1)
  expect(grade(sheet('Pumpkin soup recipe card'), 'soup', 'pumpkin')).toBe(3)
})

test('a color counts when it is that of the thing', () => {
  expect(grade(photo('Sage green vase with a twig'), 'vase', 'green')).toBe(3)
  expect(grade(photo('White jug on a green ground'), 'jug', 'green')).toBe(2)
  expect(grade(photo('Vases in white and rust on a sage ground'), 'vase', 'green')).toBe(2)
  expect(grade(photo('Vases in white and rust on a sage ground'), 'vase', 'white')).toBe(3)
  expect(grade(photo('Latte in a speckled pink cup'), 'coffee', 'pink')).toBe(2)
  expect(grade(photo('Round chair', { facts: 'green modern' }), 'chair', 'green')).toBe(3)
  expect(grade(photo('Green door'), 'vase', 'green')).toBe(0)
})

test('the color of a room is that of a large part of it', () => {
  const room = (title: string) => photo(title, { family: 'living rooms' })
  expect(grade(room('Small room with a navy sofa'), 'livingRoom', 'blue')).toBe(3)
  expect(grade(room('Cream room with blue cushions'), 'livingRoom', 'blue')).toBe(2)
})

test('a room is small when the text says so of it, and not of what stands in it', () => {
  const bathroom = (description: string) => photo('Tiles', { description, family: 'bathrooms' })
  expect(grade(bathroom('They keep a small bathroom light.'), 'bathroom', 'small')).toBe(3)
  expect(grade(bathroom('With one small round mirror of brass.'), 'bathroom', 'small')).toBe(2)
  expect(grade(photo('Ocher bottle vase with a narrow neck'), 'kitchen', 'small')).toBe(0)
})

test('all that narrows has to fit', () => {
  const vase = photo('White vase', { description: '#stoneware' })
  expect(grade(vase, 'vase', 'white', 'forWedding')).toBe(2)
  expect(grade(vase, 'vase', 'white')).toBe(3)
})

test('a hashtag writes words as one, and plurals are read as singulars', () => {
  expect(grade(photo('Shelf', { description: '#livingroom' }), 'livingRoom')).toBe(1)
  expect(grade(photo('Vases'), 'vase')).toBe(2)
  expect(grade(photo('Two cookies'), 'cookie')).toBe(2)
  expect(grade(photo('Two bookcases'), 'bookshelf')).toBe(2)
  expect(grade(photo('A child’s room'), 'kidsRoom')).toBe(2)
})

test('a topic is fit by what says it, a little by a description alone', () => {
  expect(grade(photo('Cozy corner'), 'cozy')).toBe(2)
  expect(grade(photo('Corner', { description: '#cozy' }), 'cozy')).toBe(2)
  expect(grade(photo('Corner', { description: 'It is cozy.' }), 'cozy')).toBe(1)
})

test('there are two hundred searches in English, forty in German, sixty pins and thirty boards', () => {
  const different = (values: readonly string[]) => new Set(values).size
  expect(different(englishSearches.map(({ query }) => query))).toBe(200)
  expect(different(germanSearches.map(({ query }) => query))).toBe(40)
  expect(different(judgedPins.map(({ picture }) => picture))).toBe(60)
  expect(different(judgedBoards.map(({ board }) => board))).toBe(30)
})

test('each judged pin and board is public in the demo world', () => {
  const boards = new Map(demoWorld.boards.map((board) => [board.slug, board]))
  const isPublic = (slug: string) => boards.get(slug)?.secret === false
  const pictures = new Set(
    demoWorld.pins.filter(({ board }) => isPublic(board)).map(({ picture }) => picture),
  )
  expect(judgedPins.filter(({ picture }) => !pictures.has(picture))).toEqual([])
  expect(judgedBoards.filter(({ board }) => !isPublic(board))).toEqual([])
})
