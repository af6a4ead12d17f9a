import { expect, test } from 'vitest'
import { type NextStep, nextStep, type Standing } from './next-step.ts'

const sent = (source: 'tag' | 'api' | 'upload') => ({
  source,
  last_event_at: '2026-11-26T10:00:00Z',
})
const none: Standing = { tags: 0, tokens: 0, sources: [], isUnwell: false }

test.each<[Partial<Standing>, NextStep]>([
  [{}, 'begin'],
  [{ isUnwell: true }, 'begin'],
  [{ tags: 1 }, 'install'],
  [{ tags: 1, sources: [{ source: 'tag', last_event_at: null }] }, 'install'],
  [{ tokens: 1 }, 'send'],
  [{ sources: [sent('upload')] }, 'api'],
  [{ tags: 1, sources: [sent('tag')] }, 'api'],
  [{ tags: 1, sources: [sent('tag')], isUnwell: true }, 'mend'],
  [{ tokens: 1, sources: [sent('api')] }, 'done'],
])('an account that stands at %j has the next step %s', (standing, step) => {
  expect(nextStep({ ...none, ...standing })).toBe(step)
})
