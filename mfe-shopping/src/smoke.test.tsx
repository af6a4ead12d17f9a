// @vitest-environment jsdom
import { getInterests } from '@tessera/contracts/calls/settings'
import { startTestService, type TestService } from '@tessera/testing/service'
import { testShell } from '@tessera/testing/shell'
import { testPages } from '@tessera/testing/test-pages'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingInSight } from '../test/screen.ts'
import HomePage from './home/page.tsx'
import definition from './module.ts'

let service: TestService

beforeAll(async () => {
  window.scrollTo = () => {}
  everythingInSight()
  service = await startTestService()
})
afterAll(() => service.stop())

// Topics without their pictures are links all the same.
testPages(definition, () => service, { cope: ['ideas'] })

test('a new member chooses topics and gets a feed from the real service', async () => {
  const { shell, render } = testShell({ viewer: await service.signUp(), answer: service.answer })
  render(<HomePage />)
  for (const name of ['Food and drink', 'Travel', 'Art'])
    await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(screen.getByRole('button', { name: 'Show my ideas' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  const interests = await shell.client.call(getInterests, {})
  const chosen = interests.ok ? interests.data.filter((topic) => topic.chosen) : []
  expect(chosen.map(({ id }) => id).toSorted()).toEqual(['art', 'food', 'travel'])
  expect(await screen.findByRole('list', { name: 'Ideas for you' })).toBeDefined()
})
