// @vitest-environment jsdom
import {
  type ClaimedWebsite,
  claimWebsite,
  listWebsites,
  removeWebsite,
  startWebsiteClaim,
} from '@tessera/contracts/calls/websites'
import { answerError, answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import ClaimedWebsitesPage from './page.tsx'

const site = (over: Partial<ClaimedWebsite> = {}): ClaimedWebsite => ({
  domain: 'example.com',
  claimed_at: '2026-11-25T12:00:00Z',
  found_in: 'page',
  ends_at: null,
  ...over,
})
const proof = {
  domain: 'example.com',
  meta_tag: '<meta name="tessera-site" content="abc">',
  file_url: 'https://example.com/.well-known/tessera-site.txt',
  file_content: 'tessera-site=abc',
  record_name: '_tessera-site.example.com',
  record_value: 'tessera-site=abc',
}

test('a website is claimed once its code is found; until then each place says what it has', async () => {
  let isThere = false
  const places = { page: 'nothing', file: 'unreachable', record: 'other-value' }
  const { render, toasts } = testShell({
    viewer: viewer(),
    ...answers(
      [listWebsites, () => []],
      [startWebsiteClaim, () => proof],
      [
        claimWebsite,
        () =>
          isThere ? [site()] : answerError('website-unproven', { domain: 'example.com', places }),
      ],
    ),
  })
  render(<ClaimedWebsitesPage />)
  expect(await screen.findByText(/haven't claimed a website/)).toBeDefined()
  await userEvent.type(screen.getByLabelText('Website'), 'example.com{Enter}')
  const tag = await screen.findByRole('listitem', { name: 'Meta tag' })
  expect(within(tag).getByText(proof.meta_tag)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Check and claim' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(within(tag).getByText(/No code there yet/)).toBeDefined()
  const file = screen.getByRole('listitem', { name: 'File' })
  expect(within(file).getByText(/couldn't reach it over https/)).toBeDefined()
  const record = screen.getByRole('listitem', { name: 'DNS record' })
  expect(within(record).getByText(/code of another account/)).toBeDefined()
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Check and claim' }))
  const list = await screen.findByRole('list', { name: 'Your websites' })
  expect(within(list).getByText('example.com')).toBeDefined()
  expect(screen.getByLabelText('Website')).toBeDefined()
  expect(toasts.at(-1)?.text).toBe('You claimed example.com')
})

test('a code is copied, and an address that is no website says so at its field', async () => {
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [listWebsites, () => []],
      [
        startWebsiteClaim,
        ({ website }) => (website.endsWith(':8443') ? answerError('website-part') : proof),
      ],
    ),
  })
  const person = userEvent.setup()
  render(<ClaimedWebsitesPage />)
  const field = screen.getByLabelText('Website')
  await person.type(field, 'example.com:8443{Enter}')
  expect(await screen.findByText(/address of a whole website/)).toBeDefined()
  await person.clear(field)
  await person.type(field, 'https://example.com/shop{Enter}')
  expect(await screen.findByText(/You claim the whole website example.com/)).toBeDefined()
  await person.click(await screen.findByRole('button', { name: 'Copy the code: Meta tag' }))
  expect(await screen.findByText('Copied')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(proof.meta_tag)
  await person.click(screen.getByRole('button', { name: 'Choose another website' }))
  expect(screen.getByLabelText('Website')).toBeDefined()
})

test('a missing code is told with its day and checked at once; a claim is removed', async () => {
  const missing = site({ ends_at: '2026-12-02T12:00:00Z' })
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [listWebsites, () => [missing]],
      [claimWebsite, () => [site()]],
      [removeWebsite, () => []],
    ),
  })
  render(<ClaimedWebsitesPage />)
  expect(await screen.findByText(/Put it back by December 2, 2026/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Code found on the home page')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Remove example.com' }))
  expect(await screen.findByText(/haven't claimed a website/)).toBeDefined()
})
