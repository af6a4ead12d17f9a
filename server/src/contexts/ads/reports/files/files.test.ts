import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { CampaignId } from '@tessera/contracts/ids'
import { english } from '@tessera/contracts/language'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Cell } from './cell.ts'
import { csvOf } from './csv.ts'
import { streamOf } from './file-response.ts'
import { fileColumns } from './report-columns.ts'
import { fileWords } from './words.ts'
import { sheetName, xlsxOf } from './xlsx.ts'

async function* inParts(...parts: (readonly (readonly Cell[])[])[]) {
  yield* parts
}

const bytesOf = async (written: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  new Uint8Array(await new Response(streamOf(written)).arrayBuffer())

const text = (words: string): Cell => ({ kind: 'text', text: words })

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '=HYPERLINK("https://x","y")'])(
  'a name that begins like a formula, %j, is text in a CSV',
  async (name) => {
    const csv = strFromU8(await bytesOf(csvOf(['Name'], inParts([[text(name)]]))))
    expect(csv.split('\r\n')[1]?.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a CSV begins with a byte order mark, quotes what needs it, and keeps numbers and days plain', async () => {
  const row: readonly Cell[] = [
    text('Kaffee, "stark"\nund süß'),
    null,
    { kind: 'number', text: '-0.5', look: 'money' },
    { kind: 'day', day: '2026-11-26' },
  ]
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await bytesOf(csvOf(['Name', 'A', 'B', 'C'], inParts([row], [row]))),
  )
  const line = '"Kaffee, ""stark""\nund süß",,-0.5,2026-11-26\r\n'
  expect(csv).toBe(`\ufeffName,A,B,C\r\n${line}${line}`)
})

test('a workbook holds words as words, numbers as numbers and days as days', async () => {
  const rows: readonly (readonly Cell[])[] = [
    [text('=1+1 <b>&\u0001'), { kind: 'number', text: '12.5', look: 'money' }, null],
    [text('B'), { kind: 'number', text: '3', look: 'count' }, { kind: 'day', day: '2026-11-26' }],
  ]
  const written = await bytesOf(xlsxOf('Report: [1]', ['Name', 'Spent', 'Day'], inParts(rows)))
  const files = unzipSync(written)
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;</t>')
  expect(sheet).toContain('<v>12.5</v>')
  expect(sheet).toContain('<v>46352</v>')
  expect(sheet).not.toContain('<f>')
  expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Report   1"')
})

const now = Date.parse('2026-11-25T22:59:00Z')
const figures = {
  impressions: 200,
  clicks: 3,
  saves: 1,
  closeups: 0,
  spend_micro: 1_000_000,
  conversions: 0,
  conversion_value_micro: 0,
}
const row: ReportRow = {
  entity: {
    id: '7',
    name: 'Spring',
    state: 'active',
    objective: 'CONSIDERATION',
    campaign: { id: CampaignId.parse('7'), name: 'Spring' },
    ad_group: null,
    pin: null,
    daily_budget_micro: 5_000_000,
    review: null,
    is_sold_out: false,
    starts_at: '2026-11-25T23:00:00Z',
    ends_at: '2026-11-30T23:00:00Z',
  },
  group: 'DE',
  figures,
  compared: { ...figures, spend_micro: 500_000, clicks: 0 },
}

test('a file has the columns of the screen in their order, with the currency in the heads of amounts', () => {
  const columns = fileColumns(
    {
      level: 'campaigns',
      breakdown: 'country',
      isCompared: false,
      columns: ['cost_per_click', 'state', 'starts_at', 'ends_at', 'daily_budget', 'click_rate'],
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      now,
    },
    fileWords(english),
  )
  const plain = (cell: Cell) => (cell === null ? null : cell.kind === 'day' ? cell.day : cell.text)
  expect(columns.map(({ head, cell }) => [head, plain(cell(row))])).toEqual([
    ['Campaign', 'Spring'],
    ['Country', 'Germany'],
    ['Cost per click (EUR)', '0.333333'],
    ['State', 'Planned'],
    ['Starts', '2026-11-26'],
    ['Ends', '2026-11-30'],
    ['Daily budget (EUR)', '5'],
    ['Click rate', '0.015'],
  ])
})

test('a file that compares has what was before and the change beside each figure', () => {
  const columns = fileColumns(
    {
      level: 'campaigns',
      columns: ['spend', 'cost_per_click'],
      isCompared: true,
      currency: 'USD',
      timeZone: 'UTC',
      now,
    },
    fileWords(english),
  )
  expect(columns.map(({ head }) => head)).toEqual([
    'Campaign',
    'Spend (USD)',
    'Spend (USD), compared',
    'Spend, change',
    'Cost per click (USD)',
    'Cost per click (USD), compared',
    'Cost per click, change',
  ])
  const cells = columns.map(({ cell }) => cell(row))
  expect(cells.map((cell) => (cell?.kind === 'number' ? cell.text : null))).toEqual([
    null,
    '1',
    '0.5',
    '1',
    '0.333333',
    null,
    null,
  ])
})

test('the name of a sheet has at most 31 units of UTF-16, and no half of an emoji', () => {
  const family = '👩‍👩‍👧'
  expect(sheetName(family.repeat(9))).toBe(family.repeat(3))
  expect(sheetName(`${'a'.repeat(30)}😀`)).toBe('a'.repeat(30))
  expect(sheetName('a'.repeat(40))).toHaveLength(31)
  expect([sheetName("'"), sheetName('Q1/Q2')]).toEqual(['Report', 'Q1 Q2'])
})
