import { expect, test } from 'vitest'
import { mutantsOf, withMutant } from './mutants.ts'

const mutated = (text: string): readonly string[] =>
  mutantsOf(text).map((mutant) => withMutant(text, mutant))

test.each([
  ['a < 3', ['a <= 3', 'a < 4']],
  ['a && !b', ['a || !b', 'a && b']],
  ['a ? b : c', ['true ? b : c', 'false ? b : c']],
  ["say('hi')", ["say('')"]],
  ['list.filter(keep)', ['list']],
  ['list.some(keep)', ['list.every(keep)']],
  ['const f = () => { go() }', ['const f = () => {}']],
  ['if (a) go()', ['if (true) go()', 'if (false) go()']],
  ['use([a])', ['use([])']],
])('%s has its mutants', (text, wanted) => {
  expect(mutated(text)).toEqual(wanted)
})

test('types, imports, keys and comments have none', () => {
  expect(
    mutated(
      "import a from 'b'\ntype C = 'd' | 1\n// e && f\nconst g: 'h' = i as 'h'\nconst j = { 'k': l }",
    ),
  ).toEqual([])
})

test('a mutant says its line, and offsets hold after letters beyond ASCII', () => {
  const text = "const a = 'é – 日本'\nconst b = x === y"
  const [, inSecond] = mutantsOf(text)
  expect(inSecond).toMatchObject({ line: 2, from: '===', to: '!==' })
  expect(mutated(text)[1]).toBe("const a = 'é – 日本'\nconst b = x !== y")
})
