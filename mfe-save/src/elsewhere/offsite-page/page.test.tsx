// @vitest-environment jsdom
import { checkOffsite, reportOffsite } from '@tessera/contracts/calls/offsite'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import OffsitePage from './page.tsx'
import type { Checked } from './verdict.ts'
import { words } from './words.ts'

const url = 'https://shop.example/lamp'
const rel = 'noopener noreferrer nofollow ugc'

function opened(
  said: Partial<Checked> | 'fails',
  {
    search = new URLSearchParams({ url, pin_id: '42' }).toString(),
    as,
  }: {
    search?: string
    as?: Viewer
  } = {},
) {
  const asked: unknown[] = []
  const reports: unknown[] = []
  const base: Checked = { redirect_status: 'ok', url, domain: 'shop.example', reason: null }
  const shell = testShell({
    ...(as === undefined ? {} : { viewer: as }),
    ...answers(
      [
        checkOffsite,
        (input) => {
          asked.push(input)
          return said === 'fails' ? answerError('unexpected') : { ...base, ...said }
        },
      ],
      [
        reportOffsite,
        (input) => {
          reports.push(input)
          return { domain: 'shop.example' }
        },
      ],
    ),
  })
  shell.render(<OffsitePage params={{}} query={new URLSearchParams(search)} />)
  return { ...shell, asked, reports }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a link without a pin shows its destination and opens as a plain link', async () => {
  const { asked, addresses } = opened({})
  await heading(words.okTitle({ brand: 'Tessera' }))
  const on = screen.getByRole('link', { name: words.goOn({ site: 'shop.example' }) })
  expect(on.getAttribute('href')).toBe(url)
  expect(on.getAttribute('rel')).toBe(rel)
  expect(asked).toEqual([{ url, pin_id: '42', check_only: true }])
  await userEvent.click(screen.getByRole('button', { name: words.goBack() }))
  expect(addresses).toEqual(['back, or /pin/42/'])
})

test('a blocked link shows the reason and its destination, and cannot be opened', async () => {
  opened({ redirect_status: 'blocked', reason: 'malware' })
  await heading(words.blockedTitle())
  expect(screen.getByText(words.malware())).toBeTruthy()
  expect(screen.getByText('shop.example')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('for a suspicious link going back is the main button and opening it is a small link', async () => {
  opened({ redirect_status: 'suspicious', reason: 'spam' })
  await heading(words.suspiciousTitle())
  const [first] = screen.getAllByRole('button')
  expect(first?.textContent).toBe(words.goBack())
  const on = screen.getByRole('link', { name: words.goOnAnyway() })
  expect([on.getAttribute('href'), on.getAttribute('rel')]).toEqual([url, rel])
})

test('only members can open adult content', async () => {
  const { stores } = opened({ redirect_status: 'porn' })
  await heading(words.pornTitle())
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.logIn() }))
  stores.$viewer.set(viewer())
  expect(await screen.findByRole('link', { name: words.goOnAnyway() })).toBeTruthy()
})

test.each([
  ['nothing', ''],
  ['too much', `url=https://${'x'.repeat(3_000)}.example/`],
])('an address with %s for a link shows no destination and is not checked', async (_, search) => {
  const { asked } = opened({}, { search })
  await heading(words.nowhereTitle())
  expect(asked).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
})

test('a link that could not be checked is not opened and can be checked again', async () => {
  opened('fails')
  expect(await screen.findByText(words.failed())).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test("V2.41 the address's values are passed on to the check", async () => {
  const search = `token=t&url=${encodeURIComponent(url)}&pin=7&isThirdPartyAd=true&csr=true&client_tracking_params=c&aux_data=a`
  const { asked } = opened({}, { search })
  await heading(words.okTitle({ brand: 'Tessera' }))
  expect(asked).toEqual([
    {
      url,
      pin_id: '7',
      third_party_ad: 'true',
      client_tracking_params: 'c',
      aux_data: 'a',
      check_only: true,
    },
  ])
})

test('a member reports a link with a reason, once', async () => {
  const { reports, toasts } = opened({}, { as: viewer() })
  await userEvent.click(await screen.findByRole('button', { name: words.report() }))
  await userEvent.click(
    screen.getByRole('menuitem', { name: words.reportPhishing(), hidden: true }),
  )
  expect(await screen.findByText(words.reportDone())).toBeTruthy()
  expect(reports).toEqual([{ url, reason: 'phishing', pin_id: '42' }])
  expect(toasts[0]?.text).toBe(words.reportThanks({ site: 'shop.example' }))
})

test('a visitor who reports a link logs in first, and then the report is sent', async () => {
  const { reports, events, stores } = opened({})
  await userEvent.click(await screen.findByRole('button', { name: words.report() }))
  await userEvent.click(screen.getByRole('menuitem', { name: words.reportSpam(), hidden: true }))
  expect(events.map(({ name }) => name)).toEqual(['auth.requested'])
  expect(reports).toEqual([])
  stores.$viewer.set(viewer())
  expect(await screen.findByText(words.reportDone())).toBeTruthy()
  expect(reports).toHaveLength(1)
})
