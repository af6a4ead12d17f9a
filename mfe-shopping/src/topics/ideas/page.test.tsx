// @vitest-environment jsdom
import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { getInterests, updateInterests } from '@tessera/contracts/calls/settings'
import { topics } from '@tessera/contracts/topics'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { afterEnd } from '../../../test/end-of-list.ts'
import { everythingInSight, wideElements } from '../../../test/screen.ts'
import IdeasPage from './page.tsx'
import TopicPage from './topic-page.tsx'

beforeEach(() => {
  everythingInSight()
  wideElements()
})

/** Keeps the viewer's topics, and has one pin on each topic. */
function service(liked: readonly string[] = [], update = true) {
  const chosen = new Set<string>(liked)
  const listed = () => topics.map(({ id, name }) => ({ id, name, chosen: chosen.has(id) }))
  const { answer } = answers(
    [topicFeed, () => [pin()]],
    [homeFeed, () => [pin()]],
    afterEnd({ results: [pin({ id: '7', title: 'A picnic' })] }),
    [getInterests, listed],
    [
      updateInterests,
      (input) => {
        if (!update) return answerError('unexpected')
        chosen.clear()
        for (const topic of input.topics) chosen.add(topic)
        return listed()
      },
    ],
  )
  return { answer, chosen }
}

const topicPage = (topic: string) => <TopicPage params={{ topic }} query={new URLSearchParams()} />

test('every topic is a tile with a picture and a link', async () => {
  const { render } = testShell(service())
  render(<IdeasPage />)
  const tiles = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('link')
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
    topics.map(({ id }) => `/ideas/${id}/`),
  )
  await waitFor(() => expect(tiles[0]?.querySelector('img')).not.toBeNull())
})

test('a member sees which topics they follow', async () => {
  const { render } = testShell({ viewer: viewer(), ...service(['food']) })
  render(<IdeasPage />)
  expect(await screen.findAllByRole('img', { name: 'Following' })).toHaveLength(1)
})

test('a topic page shows its pins, then more ideas and other topics', async () => {
  const { render } = testShell(service())
  render(topicPage('food'))
  expect(screen.getByRole('heading', { level: 1, name: 'Food and drink' })).toBeDefined()
  expect(await screen.findByRole('list', { name: 'Food and drink ideas' })).toBeDefined()
  const more = await screen.findByRole('list', { name: 'More ideas like these' })
  expect(within(more).getByRole('link', { name: /A picnic/ })).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Travel' })).toBeDefined()
})

test('a topic can be followed and unfollowed', async () => {
  const { chosen, ...world } = service(['art'])
  const { render } = testShell({ viewer: viewer(), ...world })
  render(topicPage('food'))
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Food and drink' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Following Food and drink' }))
  await waitFor(() => expect([...chosen]).toEqual(['art']))
  expect(screen.getByRole('button', { name: 'Follow Food and drink' })).toBeDefined()
})

test('a visitor who follows a topic signs up, and then follows it', async () => {
  const { chosen, ...world } = service()
  const { render, events, stores } = testShell(world)
  render(topicPage('food'))
  await userEvent.click(screen.getByRole('button', { name: 'Follow Food and drink' }))
  expect(events).toContainEqual({
    name: 'auth.requested',
    payload: expect.objectContaining({ source: 'followButton' }),
  })
  expect([...chosen]).toEqual([])
  act(() => stores.$viewer.set(viewer()))
  expect(await screen.findByRole('button', { name: 'Following Food and drink' })).toBeDefined()
  expect([...chosen]).toEqual(['food'])
})

test('a follow that fails is rolled back and shows a toast', async () => {
  const { render, toasts } = testShell({ viewer: viewer(), ...service([], false) })
  render(topicPage('food'))
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Food and drink' }))
  await waitFor(() => expect(toasts[0]?.tone).toBe('bad'))
  expect(screen.getByRole('button', { name: 'Follow Food and drink' })).toBeDefined()
})

test.each([
  [{}, /^\/ideas\//],
  [{ viewer: viewer() }, /^\/\?/],
])(
  'an unknown topic redirects a visitor to the ideas and a member to the home page: %o',
  async (who, leads) => {
    const { render, addresses, stores } = testShell({ ...service(), ...who })
    stores.$address.set({ pathname: '/ideas/unicorns/', search: '' })
    render(topicPage('unicorns'))
    await waitFor(() => expect(addresses[0]).toMatch(leads))
  },
)
