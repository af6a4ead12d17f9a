import { AudienceId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { tree } from '../../../../test/ads-world.ts'
import { type CampaignDraft, draftOfTree } from './campaign-draft.ts'
import { placedFaults } from './draft-faults.ts'
import { editOfDraft } from './edit-of-draft.ts'
import { rebased, withTheirs } from './overtaken.ts'

const locale = 'en-US'
const options = { locale, clientKey: 'a-key-of-its-own' }

/** A part of a targeting that the fields of this form leave alone. */
const unknown = { LOCATION: 'US', AUDIENCE_INCLUDE: [AudienceId.parse('5')] }

test('a campaign that nobody has written in sends nothing, to the last millionth', () => {
  const exact = tree({ daily_budget_micro: 1_234_567 }, { bid_micro: 123_456, targeting: {} })
  const { edit, isChanged } = editOfDraft(draftOfTree(exact, locale), options)
  expect([isChanged, edit.fields, edit.ad_groups]).toEqual([false, {}, []])
})

test('parts of a targeting that the form does not know stay as they are', () => {
  const draft = draftOfTree(tree(), locale)
  const [group] = draft.groups
  const groups = group === undefined ? [] : [{ ...group, targeting: unknown }]
  const { edit } = editOfDraft({ ...draft, groups }, options)
  expect(edit.ad_groups?.[0]?.fields).toEqual({ targeting: unknown })
})

test('faults of the service stand at their places in the form, though others were not sent', () => {
  const two = tree({
    ad_groups: [...tree().ad_groups, ...tree({}, { ad_group_id: '72' }).ad_groups],
  })
  const draft = draftOfTree(two, locale)
  const groups = draft.groups.map((group, index) => (index === 1 ? { ...group, name: '2' } : group))
  const sent = editOfDraft({ ...draft, groups }, options)
  const fault = { at: 'ad_groups.0.bid_micro', code: 'ad-bid-unfit', message: 'No.' }
  expect(placedFaults([fault], sent)).toEqual({ 'ad_groups.1.bid_micro': 'No.' })
})

test('both sides of a change are kept: untouched fields follow the service, new parts of both stay', () => {
  const mine: CampaignDraft = { ...draftOfTree(tree(), locale), name: 'Mine', budget: '8' }
  const fresh = tree({
    name: 'Theirs',
    total_budget_micro: 90_000_000,
    ad_groups: [
      ...tree({}, { bid_micro: 500_000 }).ad_groups,
      ...tree({}, { ad_group_id: '72' }).ad_groups,
    ],
  })
  const { draft, conflicts } = rebased(mine, fresh, locale)
  expect(draft).toMatchObject({ name: 'Mine', budget: '8', total: '90', base: fresh })
  expect(draft.groups.map(({ key, bid }) => [key, bid])).toEqual([
    ['71', '0.50'],
    ['72', ''],
  ])
  expect(conflicts).toMatchObject([{ field: 'name', mine: 'Mine', theirs: 'Theirs' }])
  const [conflict] = conflicts
  if (conflict === undefined) throw new Error('There is no conflict.')
  expect(withTheirs(draft, conflict).name).toBe('Theirs')
})
