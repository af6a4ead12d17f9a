import { expect, test } from 'vitest'
import { evaluated } from './expression.ts'

const names: Readonly<Record<string, unknown>> = {
  'github.event_name': 'push',
  'inputs.step': '',
  $BRANCH: 'main',
  $MAIN: 'main',
}
const meaning = {
  value: (name: string) => names[name],
  call: (name: string, args: readonly unknown[]) => `${name}:${args.join('+')}`,
}

test.each([
  ["github.event_name == 'push' || inputs.step == 'canary'", true],
  ["inputs.step == 'promote'", false],
  ["(github.event_name == 'push' && !inputs.step) || false", true],
  ["github.event_name != 'push'", false],
  ['$BRANCH == $MAIN', true],
  ['$NONE == null', true],
  ['$BRANCH =~ /^ma.n$/', true],
  ['$BRANCH !~ /^ma.n$/ && $BRANCH', false],
  ["format('a', github.event_name)", 'format:a+push'],
  ["inputs.step || 'it''s'", "it's"],
])('%s', (text, value) => {
  expect(evaluated(text, meaning)).toBe(value)
})

test.each(['a ==', 'a b', 'a ? b', "x('a"])('%s is refused', (text) => {
  expect(() => evaluated(text, { value: () => '' })).toThrow(/expression|expected|function/)
})
