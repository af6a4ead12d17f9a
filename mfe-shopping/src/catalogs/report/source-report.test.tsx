// @vitest-environment jsdom
import { getCatalogReport, getCatalogRuns } from '@tessera/contracts/calls/catalogs'
import { answers, answerWith } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { businessWith, catalogRun, catalogSource, reportLine } from '../../../test/catalogs.ts'
import CatalogsPage from '../page/page.tsx'

const counts = [
  { fault: 'price-unfit', count: 1_200 },
  { fault: 'twice', count: 1 },
] as const

function reportOf() {
  const run = catalogRun({ rows: 3_000, added: 1_799, refused: 1_201 })
  const { viewer, base } = businessWith(() => [catalogSource({ run })])
  const service = answers(
    [
      getCatalogReport,
      ({ fault, bookmark }) => {
        if (fault === 'twice')
          return {
            lines: [reportLine({ row: 9, fault, column: 'id', value: 'LAMP-9' })],
            counts: [...counts],
          }
        if (bookmark === undefined) return answerWith({ lines: [reportLine()], counts }, 'next')
        return { lines: [reportLine({ row: 1_042, item: null, value: '=1' })], counts: [...counts] }
      },
    ],
    [
      getCatalogRuns,
      () => [
        run,
        catalogRun({
          id: 'r0',
          started_at: '2026-11-19T10:00:00Z',
          ended_at: '2026-11-19T10:01:00Z',
          refused: 7,
        }),
      ],
    ],
    ...base,
  )
  const shell = testShell({ viewer, ...service })
  return { ...shell, asked: service.asked }
}

const report = (query = 'source=s1') => (
  <CatalogsPage params={{}} query={new URLSearchParams(query)} />
)

test('a report names each refused row with its fault and the fix, filters by kind, and shows more', async () => {
  const { render } = reportOf()
  render(report())
  const table = await screen.findByRole('table', { name: 'Refused rows' })
  const row = within(table).getByRole('row', { name: /LAMP-2/ })
  expect(row.textContent).toContain('Price not readable')
  expect(row.textContent).toContain('Write a number and a currency, such as 19.99 EUR.')
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', 'LAMP-2', 'price', expect.any(String), 'cheap'])
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('row', { name: /^1,042/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Product listed twice (1)' }))
  expect(await screen.findByRole('row', { name: /^9 LAMP-2/ })).toBeDefined()
  expect(screen.queryByRole('row', { name: /cheap/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeDefined()
})

test('the runs before are listed, and each leads to its own report', async () => {
  const { render, asked } = reportOf()
  render(report('source=s1&run=r0'))
  const runs = await screen.findByRole('navigation', { name: 'Reports' })
  const [latest, before] = within(runs).getAllByRole('link')
  expect(before?.getAttribute('aria-current')).toBe('page')
  expect(latest?.getAttribute('href')).toBe('/product-catalogs/data-source/?source=s1&run=r1')
  await screen.findByRole('table')
  expect(asked).toContainEqual({ call: getCatalogReport.name, input: { run_id: 'r0' } })
  expect(screen.getByRole('link', { name: 'All sources' })).toBeDefined()
})

test('a phone shows the refused rows as cards', async () => {
  const { render, stores } = reportOf()
  render(report())
  act(() => stores.$layout.set({ ...stores.$layout.get(), phone: true }))
  const cards = await screen.findByRole('list', { name: 'Refused rows' })
  const [card] = within(cards).getAllByRole('listitem')
  expect(card?.textContent).toContain('Price not readable')
  expect(card?.textContent).toContain('ProductLAMP-2')
  expect(screen.queryByRole('table')).toBeNull()
})

test('the whole report is downloaded as a file, with all of its pages', async () => {
  const made: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        made.push(blob)
        return 'blob:report'
      },
      revokeObjectURL: () => {},
    }),
  )
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { render } = reportOf()
  render(report())
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  await vi.waitFor(() => expect(made).toHaveLength(1))
  const text = await made[0]?.text()
  expect(text?.trim().split('\r\n')).toHaveLength(3)
  expect(text).toContain(",'=1")
  expect(names).toEqual(['Lamps - refused rows.csv'])
})
