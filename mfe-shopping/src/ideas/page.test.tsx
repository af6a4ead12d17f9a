// @vitest-environment jsdom
import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { getInterests, updateInterests } from '@tessera/contracts/calls/settings'
import { z } from '@tessera/contracts/schema'
import { topics } from '@tessera/contracts/topics'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { everythingInSight } from '../../test/screen.ts'
import IdeasPage from './page.tsx'
import TopicPage from './topic-page.tsx'

beforeEach(everythingInSight)

/** A service that knows what somebody likes, and has one pin on each topic. */
function service(liked: readonly string[] = [], update = true) {
  const chosen = new Set<string>(liked)
  const listed = () => topics.map(({ id, name }) => ({ id, name, chosen: chosen.has(id) }))
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === topicFeed.path || pathname === homeFeed.path) return answerWith([pin()])
    if (pathname === getInterests.path) return answerWith(listed())
    if (pathname !== updateInterests.path || !update) return answerError('unexpected')
    const input = z.parse(updateInterests.input, await request.json())
    chosen.clear()
    for (const topic of input.topics) chosen.add(topic)
    return answerWith(listed())
  }
  return { answer, chosen }
}

const topicPage = (topic: string) => <TopicPage params={{ topic }} query={new URLSearchParams()} />

test('every topic is a tile with a picture, and a real link', async () => {
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

test('a topic has its pins, and the other topics below them', async () => {
  const { render } = testShell(service())
  render(topicPage('food'))
  expect(screen.getByRole('heading', { level: 1, name: 'Food and drink' })).toBeDefined()
  expect(await screen.findByRole('list', { name: 'Food and drink ideas' })).toBeDefined()
  const more = screen.getByRole('navigation', { name: 'More to explore' })
  expect(within(more).getAllByRole('link')).toHaveLength(topics.length - 1)
})

test('a topic that is followed is one of the viewer’s, and can be let go again', async () => {
  const { chosen, ...world } = service(['art'])
  const { render } = testShell({ viewer: viewer(), ...world })
  render(topicPage('food'))
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Food and drink' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Following Food and drink' }))
  await waitFor(() => expect([...chosen]).toEqual(['art']))
  expect(screen.getByRole('button', { name: 'Follow Food and drink' })).toBeDefined()
})

test('a visitor signs up to follow a topic, and follows it then', async () => {
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

test('a follow that fails is taken back and said', async () => {
  const { render, toasts } = testShell({ viewer: viewer(), ...service([], false) })
  render(topicPage('food'))
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Food and drink' }))
  await waitFor(() => expect(toasts[0]?.tone).toBe('bad'))
  expect(screen.getByRole('button', { name: 'Follow Food and drink' })).toBeDefined()
})

test.each([
  [{}, /^\/ideas\//],
  [{ viewer: viewer() }, /^\/\?/],
])('an unknown topic leads a visitor to the ideas, a member home: %o', async (who, leads) => {
  const { render, addresses, stores } = testShell({ ...service(), ...who })
  stores.$address.set({ pathname: '/ideas/unicorns/', search: '' })
  render(topicPage('unicorns'))
  await waitFor(() => expect(addresses[0]).toMatch(leads))
})
