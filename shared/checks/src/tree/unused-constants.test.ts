import { expect, test } from 'vitest'
import { type Source, unusedConstants } from './unused-constants.ts'

const taken = "import { limits } from '@tessera/contracts/limits'\n"
const lists = [{ name: 'limits', members: ['pins', 'boards'] }]

const source = (text: string, isTest = false): Source => ({ file: 'server/src/a.ts', text, isTest })
const unused = (...sources: readonly Source[]) => unusedConstants(lists, sources, new Set())

test('a constant that only tests and comments mention is reported', () => {
  expect(unused(source(`${taken}use(limits.pins)`))).toEqual(['limits.boards'])
  expect(
    unused(
      source(`${taken}/** limits.pins */\n// limits.boards\nuse(limits.pins)`),
      source(`${taken}expect(limits.boards).toBe(1)`, true),
    ),
  ).toEqual(['limits.boards'])
})

test('a constant that is only for tests counts as used in a test', () => {
  const held = new Set(['limits.boards'])
  const read = source(`${taken}use(limits.pins)`)
  const inTest = source(`${taken}expect(limits.boards).toBe(1)`, true)
  expect(unusedConstants(lists, [read, inTest], held)).toEqual([])
  expect(unusedConstants(lists, [read], held)).toEqual(['limits.boards'])
})

test('destructuring uses a member, and passing on a list uses all members', () => {
  expect(unused(source(`${taken}const { pins, boards: most } = limits`))).toEqual([])
  expect(unused(source(`${taken}z.enum(limits)`))).toEqual([])
  expect(unused(source(`${taken}type One = keyof typeof limits`))).toHaveLength(2)
})

test('another object with the same name does not count', () => {
  expect(unused(source('const limits = { pins: 1 }\nuse(limits.pins)'))).toHaveLength(2)
  expect(unused(source("import { limits } from './limits.ts'\nuse(limits)"))).toHaveLength(2)
})

test('members that are used by name count where the name is', () => {
  const codes = [{ name: 'errorCodes', members: ['not-found', 'gone'] }]
  const text = "refused('not-found')"
  expect(unusedConstants(codes, [source(text)])).toEqual(['errorCodes.gone'])
  expect(unusedConstants(codes, [source(text), source('const fixes = { gone: 1 }')])).toEqual([])
})
