// @vitest-environment jsdom
import { pinComments } from '@tessera/contracts/calls/comments'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { startTestService, type TestService } from '@tessera/testing/service'
import { testShell } from '@tessera/testing/shell'
import { testPages } from '@tessera/testing/test-pages'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '../test/browser.ts'
import definition from './module.ts'
import PinPage from './pins/pin-closeup/page.tsx'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

testPages(definition, () => service)

test('a member comments on a pin and deletes the comment on the real service', async () => {
  const { shell, render } = testShell({ viewer: await service.signUp(), answer: service.answer })
  const feed = await shell.client.call(homeFeed, { page_size: 1 })
  const pinId = feed.ok ? (feed.data[0]?.id ?? '') : ''
  const stored = async () => {
    const comments = await shell.client.call(pinComments, { pin_id: pinId })
    return comments.ok ? comments.data.map(({ text }) => text) : []
  }
  render(<PinPage params={{ pinId }} query={new URLSearchParams()} over={false} />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 'Lovely')
  await userEvent.click(screen.getByRole('button', { name: 'Post' }))
  await waitFor(() => expect(screen.queryByText('Posting…')).toBeNull())
  expect(screen.getByText('Lovely')).toBeDefined()
  expect(await stored()).toContain('Lovely')

  await userEvent.click(await screen.findByRole('button', { name: /^Delete .* comment$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(async () => expect(await stored()).not.toContain('Lovely'))
  expect(screen.queryByText('Lovely')).toBeNull()
})
