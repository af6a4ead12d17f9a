import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

const read = (EXPERIMENTS: string) => readConfiguration({ EXPERIMENTS })
const problems = (text: string) => {
  const found = read(text)
  return found.ok ? [] : found.faults.map(({ name, problem }) => `${name}: ${problem}`)
}

test('arm shares parse with and without percent signs, and an empty value runs no experiment', () => {
  expect(read('quick_promote=enabled:12.5, unified_forgot_password=enabled')).toMatchObject({
    ok: true,
    configuration: {
      EXPERIMENTS: [
        { experiment: 'quick_promote', arm: 'enabled', percent: 12.5 },
        { experiment: 'unified_forgot_password', arm: 'enabled', percent: 100 },
      ],
    },
  })
  expect(readConfiguration({})).toMatchObject({ ok: true, configuration: { EXPERIMENTS: [] } })
})

test.each([
  ['quick_promote', "Write 'quick_promote' as experiment=arm or experiment=arm:percent."],
  ['a=b:many', "Write 'a=b:many' as experiment=arm or experiment=arm:percent."],
  ['toString=enabled', "Write 'toString=enabled' as experiment=arm or experiment=arm:percent."],
  [
    'strong_passwords=loud',
    "The experiment 'strong_passwords' has no arm 'loud'. Arms: control, enabled.",
  ],
  [
    'quick_promote=enabled:60,quick_promote=control:50',
    "The shares of 'quick_promote' come to 110 %, more than 100 %.",
  ],
])('%s is refused with the fault and the known names', (text, problem) => {
  expect(problems(text)).toEqual([`EXPERIMENTS: ${problem}`])
})
