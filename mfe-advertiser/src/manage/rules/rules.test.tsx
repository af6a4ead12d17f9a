// @vitest-environment jsdom
import { advertisers } from '@tessera/contracts/calls/access'
import {
  createAdRule,
  deleteAdRule,
  listAdRuleActs,
  listAdRules,
  previewAdRule,
  undoAdRuleAct,
  updateAdRule,
} from '@tessera/contracts/calls/ad-rules'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import { listReportPeople } from '@tessera/contracts/calls/report-center'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import RulesPage from './page.tsx'

const account = {
  id: '31',
  owner_user_id: '9',
  owner_username: 'studio',
  name: 'Lamps',
  country: 'DE',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
}
const rule = {
  name: 'Dear ads',
  level: 'ad',
  campaign_ids: [],
  every_days: 1,
  minimum: null,
  conditions: [{ metric: 'cost_per_click', days: 'last-7', is: 'over', value: 1_000_000 }],
  action: { kind: 'pause', resumes: false },
  from_hour: 0,
  to_hour: 24,
  recipients: [],
  is_on: true,
}
const saved = { id: '5', rule, created_by: 'Mira', last_run_at: '2026-11-26T12:00:00Z' }
const about = {
  level: 'ad',
  object_id: '7',
  name: 'Reading lamp',
  campaign_id: '4',
  before_micro: null,
  campaign_name: 'Spring',
  after_micro: null,
  seen: [{ metric: 'cost_per_click', days: 'last-7', value: 1_250_000, is_settling: true }],
}
const done = {
  ...about,
  id: '11',
  rule_id: '5',
  rule_name: 'Dear ads',
  at: '2026-11-26T12:00:00Z',
  does: 'pause',
  outcome: 'acted',
  reasons: [],
  can_undo: true,
  undone_at: null,
}

function open(query = '') {
  const asked: unknown[] = []
  const keep = (answer: unknown) => (input: unknown) => {
    asked.push(input)
    return answerWith(answer)
  }
  const shell = testShell({
    viewer: viewer({ id: '9', is_partner: true }),
    ...answers(
      [advertisers, () => answerWith([account])],
      [listAdRules, () => answerWith([saved])],
      [createAdRule, keep(saved)],
      [updateAdRule, keep({ ...saved, rule: { ...rule, is_on: false } })],
      [deleteAdRule, keep(null)],
      [listCampaigns, () => answerWith([])],
      [listReportPeople, () => answerWith([{ id: '9', name: 'Mira', is_viewer: true }])],
      [
        previewAdRule,
        keep({
          rows: [{ ...about, does: 'pause', idle: null, faults: [] }],
          looked_at: 3,
          would_act: 1,
          is_within_hours: true,
        }),
      ],
      [
        listAdRuleActs,
        () =>
          answerWith([
            done,
            { ...done, id: '10', outcome: 'stopped', can_undo: false },
            { ...done, id: '9', outcome: 'refused', reasons: ['It has ended.'], can_undo: false },
          ]),
      ],
      [undoAdRuleAct, keep({ ...done, can_undo: false, undone_at: '2026-11-26T13:00:00Z' })],
    ),
  })
  shell.render(<RulesPage params={{ advertiserId: '31' }} query={new URLSearchParams(query)} />)
  return { shell, asked, user: userEvent.setup() }
}

test('a rule is written, read back in plain words, tried and saved', async () => {
  const { shell, asked, user } = open('part=new')
  await user.click(await screen.findByRole('button', { name: 'Save rule' }))
  expect(await screen.findByText('Enter a name.')).toBeTruthy()
  expect(asked).toEqual([])
  await user.type(screen.getByLabelText('Name'), 'Dear ads')
  await user.type(screen.getByLabelText('Value in EUR'), '1.25')
  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  const second = within(screen.getByRole('group', { name: 'Condition 2' }))
  await user.type(second.getByLabelText('Value in EUR'), '20')
  const reads = screen.getByRole('region', { name: 'The rule reads' })
  expect(reads.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(
    'Pause an ad when it has a cost per click over €1.25 in the last 7 days and spend over €20.00 in the last 7 days. It waits for at least 50 clicks.',
  )
  await user.click(screen.getByRole('button', { name: 'See what it would do now' }))
  const table = await screen.findByRole('table', { name: 'What it would do now' })
  expect(within(table).getByText('Reading lamp')).toBeTruthy()
  expect(within(table).getByText('Pause it')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save rule' }))
  await vi.waitFor(() => expect(shell.addresses).toContain('/advertiser/31/rules/'))
  const conditions = [
    { metric: 'cost_per_click', days: 'last-7', is: 'over', value: 1_250_000 },
    { metric: 'spend', days: 'last-7', is: 'over', value: 20_000_000 },
  ]
  expect(asked.at(-1)).toMatchObject({
    advertiser_id: '31',
    rule: { name: 'Dear ads', conditions, minimum: { figure: 'clicks', count: 50 } },
  })
})

test('a rule of the list is switched off, and deleted after a question', async () => {
  const { asked, user } = open()
  await user.click(await screen.findByRole('switch', { name: 'On: Dear ads' }))
  await vi.waitFor(() => expect(asked).toMatchObject([{ rule_id: '5', rule: { is_on: false } }]))
  await user.click(screen.getByRole('button', { name: 'Delete Dear ads' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ advertiser_id: '31', rule_id: '5' }))
})

test('the log says what rules did with the figures that they saw, and an act is undone', async () => {
  const { asked, user } = open('part=log')
  const log = await screen.findByRole('table', { name: 'Log' })
  const texts = within(log)
    .getAllByRole('row')
    .map((row) => row.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '')
  expect(texts[1]).toContain('Cost per click, Last 7 days: €1.25 (can still change)')
  expect(texts[2]).toContain('they may work against each other')
  expect(texts[3]).toContain("Couldn't do it: It has ended.")
  await user.click(within(log).getByRole('button', { name: 'Undo: Reading lamp' }))
  await vi.waitFor(() => expect(asked).toEqual([{ advertiser_id: '31', act_id: '11' }]))
})
