// @vitest-environment jsdom
import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { getInterests, updateInterests } from '@tessera/contracts/calls/settings'
import { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { visitorHomeSlot } from '@tessera/contracts/slots'
import { timings } from '@tessera/contracts/timings'
import { topics } from '@tessera/contracts/topics'
import { SlotsProvider } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterEnd } from '../../test/end-of-list.ts'
import { everythingInSight } from '../../test/screen.ts'
import HomePage from './page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = () => {}
  everythingInSight()
})
afterEach(() => vi.useRealTimers())

const fresh = viewer({ pin_count: 0 })

interface Answering {
  readonly feed?: () => Response
  readonly update?: () => Response
}

/** Answers with this feed, and keeps the chosen topics. */
function service({ feed = () => answerWith([pin()]), update }: Answering = {}) {
  const chosen = new Set<string>()
  const listed = () => topics.map(({ id, name }) => ({ id, name, chosen: chosen.has(id) }))
  const { answer, asked } = answers(
    [homeFeed, feed],
    [topicFeed, () => [pin()]],
    afterEnd(),
    [getInterests, listed],
    [
      updateInterests,
      (input) => {
        for (const topic of input.topics) chosen.add(topic)
        return update?.() ?? listed()
      },
    ],
  )
  return { answer, chosen, names: () => asked.map(({ call }) => call) }
}

const ideas = () => screen.findByRole('list', { name: 'Ideas for you' })

const withForm = (
  <SlotsProvider value={({ name }) => (name === visitorHomeSlot.name ? <p>The form</p> : null)}>
    <HomePage />
  </SlotsProvider>
)

const narrow = { size: 'narrow', phone: true, headerHeight: 56 } as const

test('a visitor sees the headline, the form of the auth module and ideas', async () => {
  const { render } = testShell(service())
  render(withForm)
  expect(screen.getByRole('heading', { level: 1, name: 'Find your next idea.' })).toBeDefined()
  expect(await screen.findByText('The form')).toBeDefined()
  expect(await ideas()).toBeDefined()
})

test('the form loads after the first screen, and its space is reserved', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  const { render } = testShell(service())
  render(withForm)
  await ideas()
  expect(screen.getByRole('status', { name: 'Loading the form' })).toBeDefined()
  expect(screen.queryByText('The form')).toBeNull()
  vi.restoreAllMocks()
})

test.each([
  ['an empty feed', () => answerWith([]), 'Nothing here yet'],
  ['a feed that fails', () => answerError('unexpected'), /couldn’t|Try again/],
])('%s says so beside the form, and pauses no motion', async (_, feed, said) => {
  const { render } = testShell(service({ feed }))
  render(withForm)
  const [notice] = await screen.findAllByText(said)
  const room = notice?.closest<HTMLElement>('[style]')
  expect(room?.style.paddingInlineEnd).toMatch(/^[1-9]\d*px$/)
  expect(screen.queryByRole('button', { name: 'Stop animation' })).toBeNull()
})

test('without a module that has a form, the ideas fill the page', async () => {
  const { render } = testShell(service())
  render(
    <SlotsProvider value={({ absent }) => absent}>
      <HomePage />
    </SlotsProvider>,
  )
  await ideas()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('on a phone a visitor sees pictures without a form, and sign-up opens after the first rows', async () => {
  const { render, stores, events } = testShell(service())
  stores.$layout.set(narrow)
  const { unmount } = render(withForm)
  await ideas()
  expect(screen.queryByRole('status', { name: 'Loading the form' })).toBeNull()
  expect(screen.queryByText('The form')).toBeNull()
  vi.stubGlobal('scrollY', window.innerHeight)
  act(() => window.dispatchEvent(new Event('scroll')))
  expect(events).toEqual([])
  vi.stubGlobal('scrollY', 2 * window.innerHeight)
  act(() => window.dispatchEvent(new Event('scroll')))
  const asked = { name: 'auth.requested', payload: { source: 'homePage', start: 'sign-up' } }
  expect(events).toEqual([asked])
  unmount()
  render(withForm)
  act(() => window.dispatchEvent(new Event('scroll')))
  expect(events).toEqual([asked])
})

test('moving pictures can be paused', async () => {
  const { render } = testShell(service())
  render(<HomePage />)
  await userEvent.click(screen.getByRole('button', { name: 'Stop animation' }))
  expect(screen.getByRole('button', { name: 'Play animation' })).toBeDefined()
})

test('a member sees the ideas at once, without the headline', async () => {
  const { render } = testShell({ viewer: viewer(), ...service() })
  render(<HomePage />)
  await ideas()
  expect(screen.queryByRole('heading', { name: 'Find your next idea.' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Tessera' })).toBeDefined()
})

async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }))
}

test('a new member chooses three topics or more, and the feed reloads with them', async () => {
  const { chosen, ...world } = service({
    feed: () =>
      answerWith([pin({ title: chosen.has('food') ? 'A lemon tart' : 'A reading corner' })]),
  })
  const { render, toasts, events } = testShell({ viewer: fresh, ...world })
  render(<HomePage />)
  const choose = await screen.findByRole('form', { name: 'What do you like?' })
  const go = screen.getByRole('button', { name: 'Choose 3 more' })
  expect(choose.contains(go)).toBe(true)
  await press('Food and drink', 'Travel', 'Travel', 'Art')
  expect(go.hasAttribute('disabled')).toBe(true)
  expect(go.textContent).toBe('Choose 1 more')
  await press('Beauty', 'Show my ideas')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect([...chosen].toSorted()).toEqual(['art', 'beauty', 'food'])
  expect(toasts[0]).toMatchObject({ text: 'Your feed is ready.' })
  await ideas()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(events.map(({ name }) => name)).toContain('introduction.requested')
})

test("'Not now' closes the question for this tab", async () => {
  const first = testShell({ viewer: fresh, ...service() })
  const { unmount } = first.render(<HomePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('form')).toBeNull()
  unmount()
  const { names, ...world } = service()
  testShell({ viewer: fresh, ...world }).render(<HomePage />)
  await ideas()
  expect(names()).not.toContain(getInterests.name)
})

test('topics that fail to save show an error and can be saved again', async () => {
  const world = service({ update: () => answerError('unexpected') })
  const { render, toasts } = testShell({ viewer: fresh, ...world })
  render(<HomePage />)
  await press('Art', 'Beauty', 'Travel', 'Show my ideas')
  await waitFor(() => expect(toasts[0]?.tone).toBe('bad'))
  expect(screen.getByRole('button', { name: 'Art' }).getAttribute('aria-pressed')).toBe('true')
})

test('a member with saved pins or topics is not asked for topics', async () => {
  const { chosen, ...world } = service()
  chosen.add('art')
  testShell({ viewer: fresh, ...world }).render(<HomePage />)
  await ideas()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a feed that fails to load shows an error and can be retried', async () => {
  const feeds = [answerError('unexpected'), answerWith([])]
  const { render } = testShell({
    viewer: viewer(),
    ...service({ feed: () => feeds.shift() ?? answerError('not-found') }),
  })
  render(<HomePage />)
  await screen.findByText("We couldn't load your ideas")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing here yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Choose topics you like' }).getAttribute('href')).toBe(
    '/ideas/',
  )
})

test('at its end the feed can be reloaded, and a toast says when nothing is new', async () => {
  const { render, toasts } = testShell({ viewer: viewer(), ...service() })
  render(<HomePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Check for new ideas' }))
  await waitFor(() => expect(toasts[0]?.text).toMatch('Nothing new yet'))
})

test('the feed ends with topics, each with a picture', async () => {
  const { render } = testShell(service())
  render(<HomePage />)
  const topic = await screen.findByRole('link', { name: 'Travel' })
  expect(topic.getAttribute('href')).toBe('/ideas/travel/')
  expect(topic.querySelector('img')).not.toBeNull()
})

test('an old feed offers new ideas', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { render } = testShell({ viewer: viewer(), ...service() })
  render(<HomePage />)
  await ideas()
  expect(screen.queryByRole('button', { name: 'New ideas' })).toBeNull()
  act(() => void vi.advanceTimersByTime(timings.feedFresh + 1_000))
  expect(await screen.findByRole('button', { name: 'New ideas' })).toBeDefined()
})

test('a saved pin is marked with its board in the feed at once', async () => {
  const { render, shell } = testShell({ viewer: viewer(), ...service() })
  render(<HomePage />)
  await ideas()
  const board = { id: z.parse(BoardId, '7'), name: 'Quiet corners', url: '/mira/quiet-corners/' }
  act(() => shell.cache.confirm((draft) => draft.patch('pin', '42', { pinned_to_board: board })))
  await waitFor(() =>
    expect(JSON.stringify(shell.queries.getQueriesData({ queryKey: [homeFeed.name] }))).toContain(
      'Quiet corners',
    ),
  )
})
