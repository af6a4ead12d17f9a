import type { ModuleDefinition } from '@tessera/module'
import { screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { type AnswerState, inState } from './answer-states.ts'
import type { TestService } from './service.ts'
import { testShell } from './shell.tsx'
import { type WorldValues, worldValues } from './world-values.ts'

const shownStates = ['as-answered', 'empty', 'not-found', 'failing'] as const

/** Milliseconds without a call under way, after which a page has settled. */
const quiet = 50

/** Counts the calls that a page waits for, and notes the reads. */
function counted(answer: (request: Request) => Promise<Response>) {
  let waiting = 0
  let last = 0
  const reads: string[] = []
  return {
    reads,
    settled: () =>
      waitFor(() => expect([waiting, Date.now() - last > quiet]).toEqual([0, true]), {
        interval: 10,
      }),
    answer: async (request: Request) => {
      waiting += 1
      if (request.method === 'GET') reads.push(new URL(request.url).pathname)
      try {
        return await answer(request)
      } finally {
        waiting -= 1
        last = Date.now()
      }
    },
  }
}

interface PageInput {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
}

/** Returns what the shell passes to a page: its parameters and query from the demo world. */
function inputOf(route: string, { values }: WorldValues): PageInput {
  const found = [...route.matchAll(/:(\w+)(?:\(([^|)]+))?/g)]
  const params = found.map(([, name = '', listed]) => [
    name,
    values[`${route} ${name}`] ?? listed ?? values[name] ?? 'example',
  ])
  return { params: Object.fromEntries(params), search: values[`${route} ?`] ?? '' }
}

async function look(service: TestService) {
  const [visitor, member] = [service.browser(), service.browser()]
  const client = { origin: service.origin, fetch: visitor.answer }
  return {
    visitor,
    member,
    viewer: await member.logIn('mira@demo.test'),
    world: await worldValues(client, 'mira_okafor'),
  }
}

const looking = new WeakMap<TestService, ReturnType<typeof look>>()

/** Returns a visitor and a member of the small demo world, the same for all tests of a service. */
function lookersAt(service: TestService): ReturnType<typeof look> {
  const known = looking.get(service) ?? look(service)
  looking.set(service, known)
  return known
}

/** Shows a page of a module on the service, in a state of its answers, until it asks for nothing more. */
async function showPage(
  definition: ModuleDefinition,
  name: string,
  { state, service }: { readonly state: AnswerState; readonly service: TestService },
) {
  const page = definition.pages?.[name]
  if (page === undefined) throw new Error(`The module has no page ${name}.`)
  const { world, visitor, member, viewer } = await lookersAt(service)
  const looker = page.who === 'visitor' ? { browser: visitor } : { browser: member, viewer }
  const { answer, reads, settled } = counted(inState(state, looker.browser.answer))
  const shell = testShell({ answer, ...looker })
  const input = inputOf(page.route, world)
  const pathname = page.route.replace(
    /:(\w+)(?:\([^)]*\))?/g,
    (_, param: string) => input.params[param] ?? '',
  )
  shell.stores.$address.set({ pathname, search: input.search })
  const View = await page.load()
  const { container } = shell.render(createElement(View, { input, close: () => {} }))
  await settled()
  // A part that is loaded by need comes later, and may ask for something then.
  if (isBlank(container) && shell.addresses.length === 0) {
    await waitFor(() => expect(isBlank(container)).toBe(false))
    await settled()
  }
  return { container, reads, reports: shell.reports, addresses: shell.addresses }
}

const isBlank = (container: HTMLElement) => container.textContent?.trim() === ''

/**
 * Tests each page of a module in the main states of the service's answers: it is never blank, nothing
 * on it waits forever, and when what it asked for fails it offers to try again.
 *
 *     testPages(definition, () => service)
 */
export function testPages(
  definition: ModuleDefinition,
  service: () => TestService,
  options: {
    /** The pages that do without what they ask for when they open. */
    readonly cope?: readonly string[]
  } = {},
): void {
  const names = Object.keys(definition.pages ?? {})
  const cases = names.flatMap((name) => shownStates.map((state) => [name, state] as const))
  test.each(cases)('the page %s shows something when its answers are: %s', async (name, state) => {
    const shown = await showPage(definition, name, { state, service: service() })
    expect(shown.reports).toEqual([])
    if (shown.addresses.length > 0) return
    expect(shown.container.textContent?.trim()).not.toBe('')
    expect(shown.container.querySelectorAll('.skeleton, .spinner')).toHaveLength(0)
    const mustOffer = state === 'failing' && shown.reads.length > 0 && !options.cope?.includes(name)
    if (mustOffer) expect(screen.queryAllByRole('button', { name: 'Try again' })).not.toEqual([])
  })
}
