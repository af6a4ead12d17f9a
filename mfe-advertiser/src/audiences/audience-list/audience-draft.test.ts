import { expect, test } from 'vitest'
import { emptyDraft, readDraft } from './audience-draft.ts'

const draft = { ...emptyDraft('DE'), name: 'People' }

test.each([
  [{}, { kind: 'visitors', events: ['page_visit'], days: 30 }],
  [{ kind: 'list' as const }, { kind: 'list' }],
  [
    { kind: 'engagement' as const, days: ' 90 ' },
    { kind: 'engagement', acts: ['ad_click', 'pin_save'], days: 90 },
  ],
  [
    { kind: 'lookalike' as const, seed: '7', days: '' },
    { kind: 'lookalike', seed_id: '7', country: 'DE', percent: 5 },
  ],
])('a draft with %j makes a rule', (given, rule) => {
  expect(readDraft({ ...draft, ...given })).toEqual({ rule, faults: new Set() })
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ events: [] }, ['events']],
  [{ days: '0' }, ['days']],
  [{ days: '91' }, ['days']],
  [{ days: '1.5' }, ['days']],
  [{ kind: 'engagement' as const, acts: [], days: '' }, ['acts', 'days']],
  [{ kind: 'lookalike' as const }, ['seed']],
])('a draft with %j has faults', (given, faults) => {
  expect(readDraft({ ...draft, ...given })).toEqual({ rule: null, faults: new Set(faults) })
})
