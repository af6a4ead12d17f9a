import { expect, test } from 'vitest'
import { mentionsIn } from './mentions.ts'

test.each([
  ['@ana_prado look at this', ['ana_prado']],
  ['For @Ana and @ana, and (@mira_okafor)!', ['ana', 'mira_okafor']],
  ['mail ana@prado.test or a.@ana', []],
  ['@ab is too short', []],
  ['no names', []],
])('%j mentions %j', (text, names) => {
  expect(mentionsIn(text)).toEqual(names)
})

test('one comment notifies five people by name', () => {
  const crowd = Array.from({ length: 9 }, (_, at) => `@person_${at}`).join(' ')
  expect(mentionsIn(crowd)).toHaveLength(5)
})
