import { bulkColumnNames } from '@tessera/contracts/ads/bulk-template'
import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import { CampaignId } from '@tessera/contracts/ids'
import { english } from '@tessera/contracts/language'
import { array, assert, asyncProperty, constantFrom, option, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '../../../reports/files/csv.ts'
import { cellsOfRow, rowsOfTree } from '../template-rows.ts'
import { openTemplate } from './open-template.ts'
import { planCampaign } from './plan-campaign.ts'
import { readAmount, readDay, readId, readList, readYesNo } from './read-cell.ts'
import { readTemplate } from './read-template.ts'
import { bulkWords } from './words.ts'

const say = bulkWords(english)
const plain = { decimal: '.', say } as const
const german = { decimal: ',', say } as const

const tree = (over: Partial<CampaignTree> = {}, targeting = {}): CampaignTree =>
  JSON.parse(
    JSON.stringify({
      campaign_id: '11',
      name: 'Lamps',
      objective: 'CONSIDERATION',
      state: 'active',
      daily_budget_micro: 10_000_000,
      total_budget_micro: null,
      is_flexible: false,
      first_day: '2026-11-01',
      last_day: null,
      has_begun: true,
      has_ended: false,
      made_with: 'test',
      currency: 'USD',
      ad_groups: [
        {
          ad_group_id: '21',
          name: 'Home',
          state: 'active',
          targeting,
          is_automatic: true,
          bid_micro: 123_456,
          product_group_id: null,
          conversion_tag_id: null,
          conversion_event: null,
          ads: [
            {
              ad_id: '31',
              pin_id: '41',
              title: 'Lamp',
              image_url: null,
              state: 'active',
              destination_url: null,
              review: 'approved',
              review_reason: null,
            },
          ],
        },
      ],
      ...over,
    }),
  )

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Reads a file in pieces, and plans what it makes of campaigns. */
async function planned(bytes: Uint8Array, trees: readonly CampaignTree[] = [tree()], size = 7) {
  const opened = await openTemplate(piecesOf(bytes, size))
  if (!('rows' in opened)) return { unfit: opened, plans: [], faults: [] }
  const reading = { decimal: opened.decimal, say }
  const read = await readTemplate(opened, reading)
  const plans = (read?.campaigns ?? []).map((campaign) =>
    planCampaign(campaign, trees.find((each) => each.campaign_id === campaign.id) ?? null, {
      reading,
      clientKey: 'bulk-1-0',
    }),
  )
  const faults = [...(read?.faults ?? []), ...plans.flatMap((plan) => plan.faults)]
  return { plans, faults: faults.map(({ row, column, code }) => [row, column, code]) }
}
const plannedText = (...lines: readonly string[]) =>
  planned(new TextEncoder().encode(lines.join('\n')))

test.each([
  ['12.50', plain, 12_500_000],
  ['12,5', plain, 12_500_000],
  ['1.234', plain, 1_234_000],
  ['1.234', german, 'amount-unclear'],
  ['1,234', german, 1_234_000],
  ['1,234', plain, 'amount-unclear'],
  ['1,234.50', plain, 'amount-wrong'],
  ['1 234', plain, 1_234_000_000],
  ['0.000001', plain, 1],
  ['0.0000001', plain, 'amount-wrong'],
  ['999999999.999999', plain, 999_999_999_999_999],
  ['-5', plain, 'amount-wrong'],
  ['$5', plain, 'amount-wrong'],
  ['1e3', plain, 'amount-wrong'],
] as const)('the amount %s is read exactly, or refused', (text, reading, expected) => {
  const read = readAmount(text, reading)
  expect('value' in read ? read.value : read.code).toBe(expected)
})

test.each([
  ['2026-11-26', '2026-11-26'],
  ['2026/1/5', '2026-01-05'],
  ['26.11.2026', '2026-11-26'],
  ['5.1.2026', '2026-01-05'],
  ['11/26/2026', '2026-11-26'],
  ['26/11/2026', '2026-11-26'],
  ['5/5/2026', '2026-05-05'],
  ['5/6/2026', 'day-unclear'],
  ['2026-02-30', 'day-wrong'],
  ['45987', 'day-wrong'],
])('the day %s is read when it can mean one day only', (text, expected) => {
  const read = readDay(text, plain)
  expect('value' in read ? read.value : read.code).toBe(expected)
})

test.each([
  ['C123', '123'],
  ['c123', '123'],
  ['123', '123'],
  ['="123"', '123'],
  ['G123', 'id-wrong'],
  ['1.23457E+18', 'id-rounded'],
  ['1,23457E+18', 'id-rounded'],
  ['New:Spring ', 'new:spring'],
  ['new:', 'id-wrong'],
])('the id %s is read with its letter or without, as a new name, or refused', (text, expected) => {
  const read = readId(text, 'C', plain)
  expect('value' in read ? read.value : read.code).toBe(expected)
})

test('lists and yes or no are read as people and spreadsheets write them', () => {
  expect(readList('de+at; CH', 'countries', plain)).toEqual({ value: ['DE', 'AT', 'CH'] })
  expect(readList('65+, 18-24', 'ages', plain)).toEqual({ value: ['65+', '18-24'] })
  expect(readList('DE, Mars', 'countries', plain)).toMatchObject({ code: 'value-unknown' })
  expect(readYesNo('WAHR', 'is_flexible', plain)).toEqual({ value: true })
  expect(readYesNo('maybe', 'is_flexible', plain)).toMatchObject({ code: 'value-unknown' })
})

test('a file is read with any mark, byte order mark, line breaks, order of columns and rows', async () => {
  const lines = ['Name;Campaign ID;LEVEL;;daily_budget', '"Lights; ""warm""";C11;Campaign;;12,50']
  const texts = [
    lines.join('\r\n'),
    `\ufeffsep=;\r\n${lines.join('\r\n')}\r\n;;;;\r\n`,
    lines.join('\r').replaceAll(';', '\t').replace('Lights\t', 'Lights;'),
  ]
  for (const text of texts) {
    const { plans, faults } = await planned(new TextEncoder().encode(text))
    expect(faults).toEqual([])
    const fields = { name: 'Lights; "warm"', daily_budget_micro: 12_500_000 }
    const expected = { name: 'Lamps', daily_budget_micro: 10_000_000 }
    expect(plans[0]?.edit).toEqual({ campaign_id: '11', fields, expected, ad_groups: [] })
  }
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(lines.join('\n'), 'utf16le')])
  expect((await planned(utf16)).plans[0]?.edit?.fields.name).toBe('Lights; "warm"')
})

test('cells that say what is there already, CLEAR, and parts of targeting change what they name alone', async () => {
  const of = (...cells: string[]) =>
    plannedText(
      'level,campaign_id,ad_group_id,bid,countries,ages,name',
      ['ad-group,11,G21', ...cells].join(),
    )
  const unchanged = await of('0.123456', '', '', 'Home')
  expect(unchanged.plans[0]?.edit).toBeNull()
  const cleared = await of('clear', '"DE, AT"', '', '')
  expect(cleared.plans[0]?.edit?.ad_groups?.[0]).toEqual({
    ad_group_id: '21',
    ads: [],
    fields: { bid_micro: null, targeting: { LOCATION: 'DE+AT' } },
    expected: { bid_micro: 123_456, targeting: {} },
  })
  const at = new TextEncoder().encode(
    'level,campaign_id,ad_group_id,countries,ages\nad-group,11,21,CLEAR,65+',
  )
  const aimed = tree({}, { LOCATION: 'DE', GENDER: ['female'] })
  const { plans } = await planned(at, [aimed])
  expect(plans[0]?.edit?.ad_groups?.[0]?.fields.targeting).toEqual({
    GENDER: ['female'],
    AGE_BUCKET: ['65+'],
  })
})

test('something new is named by others, is paused, and says what it lacks', async () => {
  const head = 'level,campaign_id,ad_group_id,ad_id,name,objective,daily_budget,pin_id'
  const whole = await plannedText(
    head,
    'ad,new:s,new:g,new:a,,,,P41',
    'campaign,new:S,,,Spring,consideration,20,',
    'ad-group,NEW:s,new:G,,Home,,,',
  )
  expect(whole.faults).toEqual([])
  expect(whole.plans[0]).toMatchObject({
    edit: {
      client_key: 'bulk-1-0',
      fields: { state: 'paused', name: 'Spring', objective: 'CONSIDERATION' },
      ad_groups: [{ fields: { name: 'Home' }, ads: [{ fields: { pin_id: '41' } }] }],
    },
    places: { '': 3, 'ad_groups.0': 4, 'ad_groups.0.ads.0': 2 },
  })
  const part = await plannedText(head, 'campaign,new:s,,,Spring,,,', 'ad,new:s,new:x,new:a,,,,41')
  expect(part.faults).toEqual([
    [3, 'ad_group_id', 'parent-missing'],
    [2, 'objective', 'value-needed'],
    [2, 'daily_budget', 'value-needed'],
  ])
})

test.each([
  ['an unknown level', 'banana,11,,', [2, 'level', 'level-unknown']],
  ['no id', 'campaign,,,', [2, 'campaign_id', 'id-missing']],
  ['an unknown campaign', 'campaign,12,,', [2, 'campaign_id', 'id-unknown']],
  ['an unknown ad group', 'ad-group,11,G99,', [2, 'ad_group_id', 'id-unknown']],
  ['a second row', 'campaign,11,,\ncampaign,C11,,', [3, null, 'twice']],
  ['a value of another level', 'campaign,11,,,2', [2, 'bid', 'column-elsewhere']],
  ['a name that is cleared', 'campaign,11,,CLEAR', [2, 'name', 'clear-unfit']],
  ['a long name', `campaign,11,,${'x'.repeat(64)}`, [2, 'name', 'text-long']],
  ['an open quotation mark', 'campaign,11,,"open', [2, null, 'row-broken']],
  ['a long row', `campaign,11,,${'x'.repeat(20_009)}\ncampaign,11,,`, [2, null, 'row-long']],
  ['more cells than columns', 'campaign,11,,a,,more', [2, null, 'row-broken']],
])('%s is a fault with its row and column', async (_, lines, fault) => {
  const head = 'level,campaign_id,ad_group_id,name,bid'
  const { faults } = await plannedText(head, ...lines.split('\n'))
  expect(faults).toEqual([fault])
})

test('a file without the columns that name rows, with unknown ones, or empty is unfit', async () => {
  expect((await plannedText('name,state', 'a,b')).unfit).toEqual({
    why: 'columns-missing',
    columns: ['level', 'campaign_id'],
  })
  expect((await plannedText('level,campaign_id,budgett,level')).unfit).toEqual({
    why: 'column-unknown',
    columns: ['budgett', 'level'],
  })
  expect((await plannedText('')).unfit).toMatchObject({ why: 'empty' })
})

const names = string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(
  (name) => name.trim().replace(/\0/g, '').toWellFormed() || 'x',
)
const odd = constantFrom(
  '=1+1',
  "'=1",
  '@x',
  '"',
  'a,b;c',
  'CLEAR',
  ' new:x',
  '\n',
  'a\u2028b',
  '+',
  '1.234',
)

/** A campaign with a name that reading once took for another one. */
const named = (name: string) => ({
  name,
  daily: 1 as const,
  total: null,
  last: null,
  targeting: {},
})

test('a file that is downloaded and uploaded unchanged changes nothing, whatever it holds', async () => {
  const campaign = record({
    name: odd.chain((start) => names.map((rest) => (start + rest).trim())),
    daily: constantFrom(1, 999_999, 12_500_000, 1_234_000, 1_000_000_000_000),
    total: option(constantFrom(1_234_000, 7)),
    last: option(constantFrom('2026-12-31')),
    targeting: constantFrom(
      {},
      { LOCATION: 'DE+AT' },
      { AGE_BUCKET: ['65+', '18-24'], INTEREST: ['diy'] },
      { APPTYPE: ['web_mobile'], GENDER: ['unknown'], LOCATION: 'ZZ' },
    ),
  })
  await assert(
    asyncProperty(
      array(campaign, { minLength: 1, maxLength: 3 }),
      constantFrom(',' as const, ';' as const),
      constantFrom(1, 13, 100_000),
      async (drawn, delimiter, size) => {
        const trees = drawn.map((each, at) =>
          tree(
            {
              campaign_id: CampaignId.parse(String(11 + at)),
              name: each.name,
              daily_budget_micro: each.daily,
              total_budget_micro: each.total,
              last_day: each.last,
            },
            each.targeting,
          ),
        )
        const decimal = delimiter === ';' ? ',' : '.'
        async function* parts() {
          for (const each of trees)
            yield rowsOfTree(each, { decimal, withArchived: true }).map(cellsOfRow)
        }
        const pieces: Uint8Array[] = []
        for await (const piece of csvOf(bulkColumnNames, parts(), delimiter)) pieces.push(piece)
        const { plans, faults } = await planned(Buffer.concat(pieces), trees, size)
        expect(faults).toEqual([])
        expect(plans.map(({ edit }) => edit)).toEqual(drawn.map(() => null))
      },
    ),
    {
      numRuns: 60,
      examples: [
        [[named('=1+1!\u2028!')], ',', 1],
        [[named(" '=1")], ',', 1],
      ],
    },
  )
})
