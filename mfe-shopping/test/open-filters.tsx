import { searchFilters, searchPins } from '@tessera/contracts/calls/search'
import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { ShellProvider } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import SearchFilters from '../src/search/filters/bar/slot.tsx'
import { shopModels } from './filter-models.ts'
import { nothing } from './open-search.tsx'

/** Forgets what the browser keeps, and adds what jsdom lacks. */
export function freshPage(): void {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
}

interface FilterScene {
  readonly models?: (bookmark: string) => readonly (FilterModel | null)[] | Response
  readonly results?: () => object | Response | Promise<Response>
  readonly who?: object
  /** The width of the page; a wide one has the filters in a column. */
  readonly size?: 'medium' | 'wide'
}

type Scope = 'pins' | 'buyable_pins' | 'boards'

/** A service with these filters and results, which records the searches of its filters. */
function service(given: FilterScene) {
  const bookmarks: string[] = []
  const { answer } = answers(
    [
      searchFilters,
      ({ bookmark_string: bookmark }) => {
        bookmarks.push(bookmark)
        const models = given.models?.(bookmark) ?? shopModels
        return models instanceof Response ? models : [...models]
      },
    ],
    [
      searchPins,
      async () => {
        const results = await (given.results?.() ?? {})
        return results instanceof Response
          ? results
          : { ...nothing, scope: 'pins' as const, ...results }
      },
    ],
  )
  return { bookmarks, answer }
}

function view(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const [, , name] = pathname.split('/')
  const scope = name === 'pins' || name === 'boards' ? name : 'buyable_pins'
  return <SearchFilters input={{ scope, address: searchParams.toString() }} />
}

/**
 * Renders the filters at an address. `follow` renders them at the next address that they led to, or at
 * a given one; `led` waits until they have led to all of these.
 */
export function openFilters(scope: Scope, address: string, given: FilterScene = {}) {
  const { bookmarks, answer } = service(given)
  const host = testShell({ answer, ...given.who })
  host.stores.$layout.set({ ...host.shell.$layout.get(), size: given.size ?? 'medium' })
  const { rerender, unmount } = host.render(view(`/search/${scope}/?${address}`))
  const { addresses, shell } = host
  let followed = 0
  const led = (expected: readonly string[]) =>
    waitFor(() => expect(addresses).toEqual(expected), { interval: 10 })
  return {
    addresses,
    bookmarks,
    unmount,
    led,
    async follow(at?: string) {
      if (at === undefined)
        await waitFor(() => expect(addresses.length).toBeGreaterThan(followed), { interval: 10 })
      followed = addresses.length
      rerender(<ShellProvider shell={shell}>{view(at ?? addresses.at(-1) ?? '')}</ShellProvider>)
    },
  }
}

/** Presses a button once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Waits for the panel with all filters. */
export const panel = () => screen.findByRole('dialog', { name: 'Filters' })

/** Waits for the column with all filters. */
export const column = () => screen.findByRole('complementary', { name: 'Filters' })

/** Returns the chips of what is applied. */
export const applied = () =>
  within(screen.getByRole('group', { name: 'Applied filters' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent)

/** Returns where the filters stand between a press and the results. */
export const status = () => document.querySelector('[data-status]')?.getAttribute('data-status')
