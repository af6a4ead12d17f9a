// @vitest-environment jsdom
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getInterests, updateInterests } from '@tessera/contracts/calls/settings'
import { pinSaved } from '@tessera/contracts/events/facts'
import { BoardId, PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { visitorHomeSlot } from '@tessera/contracts/slots'
import { timings } from '@tessera/contracts/timings'
import { topics } from '@tessera/contracts/topics'
import { SlotsProvider } from '@tessera/module/react'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import module from '../module.ts'
import HomePage from './page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = () => {}
})
afterEach(() => vi.useRealTimers())

const fresh = viewer({ pin_count: 0 })

/** A service with a feed, and somebody's topics. */
function service(feed: () => Response = () => answerWith([pin()])) {
  const chosen = new Set<string>()
  const asked: string[] = []
  const listed = () => topics.map(({ id, name }) => ({ id, name, chosen: chosen.has(id) }))
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname === homeFeed.path) return feed()
    if (pathname === getInterests.path) return answerWith(listed())
    if (pathname !== updateInterests.path) return answerError('not-found')
    const input = z.parse(updateInterests.input, await request.json())
    for (const topic of input.topics) chosen.add(topic)
    return answerWith(listed())
  }
  return { answer, asked, chosen }
}

const ideas = () => screen.findByRole('list', { name: 'Ideas for you' })

test('a visitor reads what the product is for, meets the form of another module, and has the ideas', async () => {
  const { render } = testShell(service())
  render(
    <SlotsProvider value={({ name }) => (name === visitorHomeSlot.name ? <p>The form</p> : null)}>
      <HomePage />
    </SlotsProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Find your next idea.' })).toBeDefined()
  expect(await screen.findByText('The form')).toBeDefined()
  expect(await ideas()).toBeDefined()
})

test('the form comes after what is drawn first, and its room is kept until then', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  const { render } = testShell(service())
  render(
    <SlotsProvider value={() => <p>The form</p>}>
      <HomePage />
    </SlotsProvider>,
  )
  await ideas()
  expect(screen.getByRole('status', { name: 'Loading the form' })).toBeDefined()
  expect(screen.queryByText('The form')).toBeNull()
  vi.restoreAllMocks()
})

test('where no module has a form, the ideas stand alone', async () => {
  const { render } = testShell(service())
  render(<HomePage />)
  await ideas()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('pictures that move can be held still', async () => {
  const { render } = testShell(service())
  render(<HomePage />)
  await userEvent.click(screen.getByRole('button', { name: 'Pause motion' }))
  expect(screen.getByRole('button', { name: 'Resume motion' })).toBeDefined()
})

test('a member has the ideas at once, without the hero', async () => {
  const { render } = testShell({ viewer: viewer(), ...service() })
  render(<HomePage />)
  await ideas()
  expect(screen.queryByRole('heading', { name: 'Find your next idea.' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Tessera' })).toBeDefined()
})

test('somebody new chooses what they like, and the feed begins anew with it', async () => {
  const { chosen, ...world } = service(() =>
    answerWith([pin({ title: chosen.has('food') ? 'A lemon tart' : 'A reading corner' })]),
  )
  const { render, toasts } = testShell({ viewer: fresh, ...world })
  render(<HomePage />)
  const choose = await screen.findByRole('form', { name: 'What do you like?' })
  const go = screen.getByRole('button', { name: 'Show my ideas' })
  expect(choose.contains(go)).toBe(true)
  expect(go.hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Food and drink' }))
  await userEvent.click(screen.getByRole('button', { name: 'Travel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Travel' }))
  await userEvent.click(go)
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect([...chosen]).toEqual(['food'])
  expect(toasts[0]).toMatchObject({ text: 'Your feed is ready.' })
  await ideas()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('the choice can be left for later, and is not asked again in this tab', async () => {
  const first = testShell({ viewer: fresh, ...service() })
  const { unmount } = first.render(<HomePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('form')).toBeNull()
  unmount()
  const { asked, ...world } = service()
  testShell({ viewer: fresh, ...world }).render(<HomePage />)
  await ideas()
  expect(asked).not.toContain(getInterests.path)
})

test('a choice that fails is said and stays to be made again', async () => {
  const { answer } = service()
  const { render, toasts } = testShell({
    viewer: fresh,
    answer: (request) =>
      new URL(request.url).pathname === updateInterests.path
        ? answerError('unexpected')
        : answer(request),
  })
  render(<HomePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Art' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show my ideas' }))
  await waitFor(() => expect(toasts[0]?.tone).toBe('bad'))
  expect(screen.getByRole('button', { name: 'Art' }).getAttribute('aria-pressed')).toBe('true')
})

test('who has saved or chosen something is not asked', async () => {
  const { chosen, ...world } = service()
  chosen.add('art')
  testShell({ viewer: fresh, ...world }).render(<HomePage />)
  await ideas()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a feed that did not arrive says so, and comes when it is asked for again', async () => {
  const answers = [answerError('unexpected'), answerWith([])]
  const { render } = testShell({
    viewer: viewer(),
    ...service(() => answers.shift() ?? answerError('not-found')),
  })
  render(<HomePage />)
  await screen.findByText("We couldn't load your ideas")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing here yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Choose topics you like' }).getAttribute('href')).toBe(
    '/ideas/',
  )
})

test('at its end a feed can be begun anew, and says when there is nothing new', async () => {
  const { render, toasts } = testShell({ viewer: viewer(), ...service() })
  render(<HomePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Check for new ideas' }))
  await waitFor(() => expect(toasts[0]?.text).toMatch('Nothing new yet'))
})

test('a feed that has stood for long offers new ideas', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { render } = testShell({ viewer: viewer(), ...service() })
  render(<HomePage />)
  await ideas()
  expect(screen.queryByRole('button', { name: 'New ideas' })).toBeNull()
  act(() => void vi.advanceTimersByTime(timings.feedFresh + 1_000))
  expect(await screen.findByRole('button', { name: 'New ideas' })).toBeDefined()
})

test('a pin is marked with its board in the feed as soon as it is saved', async () => {
  const { render, shell } = testShell({ viewer: viewer(), ...service() })
  const stop = await module.setup?.(shell)
  render(<HomePage />)
  await ideas()
  const id = z.parse(PinId, '42')
  const board = { id: z.parse(BoardId, '7'), name: 'Quiet corners', url: '/mira/quiet-corners/' }
  act(() => shell.bus.emit(pinSaved, { pinId: id, savedPinId: id, board }))
  await waitFor(() =>
    expect(JSON.stringify(shell.queries.getQueriesData({ queryKey: [homeFeed.name] }))).toContain(
      'Quiet corners',
    ),
  )
  stop?.()
})
