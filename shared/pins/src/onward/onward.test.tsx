// @vitest-environment jsdom
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { PagePlaceContext } from '@tessera/module/react'
import { atom } from '@tessera/module/shared-stores'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Onward } from './onward.tsx'
import type { OnwardProps } from './onward-props.ts'

type See = (entries: readonly Partial<IntersectionObserverEntry>[]) => void
let seen: See[] = []

beforeEach(() => {
  seen = []
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: See) {
        seen.push(see)
      }
      observe() {}
      disconnect() {}
    },
  )
})

const board = { id: z.parse(BoardId, '10'), name: 'Kitchen', url: '/mira/kitchen/' }

const travel: TypeaheadItem = {
  type: 'topic',
  query: 'travel',
  label: 'Travel',
  url: '/ideas/travel/',
  image: '/media/travel.jpg',
}

const nothing = { results: [], subjects: [], boards: [], unknown_words: [], topics: [] }
const two = ['1', '2'].map((id) => pin({ id, title: `Pin ${id}` }))

/** Opens the end of a list of these pages; `near` brings the end near. */
function opened(props: Partial<OnwardProps> = {}, pages: readonly (object | Response)[] = []) {
  const all = pages.length > 0 ? [...pages] : [{ results: two, topics: [travel] }]
  const { answer, asked } = answers([
    moreIdeas,
    () => {
      const page = all.shift()
      if (page instanceof Response) return page
      return answerWith({ ...nothing, ...page }, all.length > 0 ? 'more' : null)
    },
  ])
  const ends: boolean[] = []
  const made = testShell({ viewer: viewer(), answer })
  const end = (isEnded: boolean) => void ends.push(isEnded)
  const place = { pathname: '/', search: '', $covered: atom(false), end }
  const page = made.render(
    <PagePlaceContext value={place}>
      <Onward after={{ board_id: board.id }} title="More ideas for this board" {...props} />
    </PagePlaceContext>,
  )
  const near = () => {
    for (const see of seen) see([{ isIntersecting: true }])
  }
  return { ...made, page, asked, ends, near }
}

const ideas = () => screen.findByRole('list', { name: 'More ideas for this board' })

test('nothing is loaded until the end comes near', async () => {
  const { asked, near } = opened()
  await new Promise((done) => setTimeout(done))
  expect(asked).toEqual([])
  near()
  await ideas()
  expect(asked.map(({ input }) => input)).toMatchObject([{ board_id: '10' }])
})

test('the ideas of every page come under their heading, and topics with pictures end them', async () => {
  const third = pin({ id: '3', title: 'Pin 3' })
  const { near, ends } = opened({}, [{ results: two }, { results: [third], topics: [travel] }])
  near()
  expect(await screen.findByRole('heading', { name: 'More ideas for this board' })).toBeDefined()
  const topics = await screen.findByRole('list', { name: 'More to explore' })
  expect(within(await ideas()).getByRole('link', { name: /Pin 3/ })).toBeDefined()
  const link = within(topics).getByRole('link', { name: 'Travel' })
  expect([link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]).toEqual([
    '/ideas/travel/',
    '/media/travel.jpg',
  ])
  expect(ends).toEqual([true])
})

test('the footer goes when the list goes', async () => {
  const { near, ends, page } = opened()
  near()
  await screen.findByRole('link', { name: 'Travel' })
  page.unmount()
  expect(ends).toEqual([true, false])
})

test('pins that the list before has shown do not come again', async () => {
  const { near } = opened({ shown: new Set(['1']) })
  near()
  expect(within(await ideas()).getByRole('link', { name: /Pin 2/ })).toBeDefined()
  expect(screen.queryByRole('link', { name: /Pin 1/ })).toBeNull()
})

test('without ideas there is no heading for them, and topics follow at once', async () => {
  const { near } = opened({}, [{ topics: [travel] }])
  near()
  expect(await screen.findByRole('link', { name: 'Travel' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'More ideas for this board' })).toBeNull()
})

test('Save saves to the board of the list in one press, whichever board was used last', async () => {
  const { near, stores, events } = opened({ saveTo: board })
  stores.$saveTarget.set({ ...board, id: z.parse(BoardId, '11'), name: 'Garden' })
  near()
  await userEvent.click(await screen.findByRole('button', { name: 'Save: Pin 1' }))
  expect(events).toEqual([{ name: 'save.tapped', payload: { pinId: '1', board } }])
})

test('an idea that is saved to another board can still be saved to the board of the list', async () => {
  const elsewhere = { ...board, id: '11', name: 'Garden' }
  const [one, other] = [
    pin({ id: '1', title: 'Pin 1', pinned_to_board: elsewhere }),
    pin({ id: '2', title: 'Pin 2', pinned_to_board: board }),
  ]
  const { near, events } = opened({ saveTo: board }, [{ results: [one, other] }])
  near()
  await userEvent.click(await screen.findByRole('button', { name: 'Save: Pin 1' }))
  expect(events).toEqual([{ name: 'save.tapped', payload: { pinId: '1', board } }])
  expect(screen.getByRole('button', { name: 'Saved: Pin 2' })).toBeDefined()
})

test('a search also gets words that no idea has, near searches and boards', async () => {
  const subject = { ...travel, type: 'query', label: 'armchair', url: '/search/pins/?q=armchair' }
  const { near } = opened({ after: { query: 'sofaa' } }, [
    { results: two, subjects: [subject], boards: [boardCard()], unknown_words: ['sofaa'] },
  ])
  near()
  expect(await screen.findByText('No ideas mention sofaa yet.')).toBeDefined()
  const searches = screen.getByRole('list', { name: 'Related searches' })
  expect(within(searches).getByRole('link', { name: 'armchair' })).toBeDefined()
  expect(screen.getByRole('link', { name: /Quiet corners/ })).toBeDefined()
})

test('ideas that fail to load can be loaded again, and the footer follows meanwhile', async () => {
  const { near, ends } = opened({}, [answerError('unexpected'), { results: two }])
  near()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await ideas()).toBeDefined()
  expect(ends[0]).toBe(true)
})
