import { type Client, createClient } from '@tessera/client'
import type { ModuleDefinition } from '@tessera/module'
import { screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { type AnswerState, inState } from './answer-states.ts'
import { loadingIn } from './loading-signs.ts'
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

/** Returns the values of the parameter that has a list of them: `:part(history|documents)`. */
const listedIn = (route: string): readonly string[] =>
  /:\w+\(([^)]+)\)/.exec(route)?.[1]?.split('|') ?? []

/** Returns what the shell passes to a page: its parameters and query from the demo world. */
function inputOf(route: string, { values }: WorldValues, listed: string | undefined): PageInput {
  const found = [...route.matchAll(/:(\w+)(\()?/g)]
  const params = found.map(([, name = '', list]) => [
    name,
    (list && listed) || (values[`${route} ${name}`] ?? values[name] ?? 'example'),
  ])
  return { params: Object.fromEntries(params), search: values[`${route} ?`] ?? '' }
}

/** The member of the demo world who opens pages. */
interface Opener {
  readonly email: string
  /** Makes what the pages need, once; returns values of their parameters. */
  readonly prepare?: (client: Client) => Promise<Readonly<Record<string, string>>>
}

async function look(service: TestService, { email, prepare }: Opener) {
  const [visitor, member] = [service.browser(), service.browser()]
  const { origin } = service
  const viewer = await member.logIn(email)
  const { values, payloads } = await worldValues({ origin, fetch: visitor.answer }, 'mira_okafor')
  const made = await prepare?.(createClient({ origin, fetch: member.answer }))
  return { visitor, member, viewer, world: { payloads, values: { ...values, ...made } } }
}

const looking = new WeakMap<TestService, ReturnType<typeof look>>()

/** Returns a visitor and a member of the small demo world, the same for all tests of a service. */
function lookersAt(service: TestService, opener: Opener): ReturnType<typeof look> {
  const known = looking.get(service) ?? look(service, opener)
  looking.set(service, known)
  return known
}

/** The options for opening a page. */
interface Opening {
  readonly state: AnswerState
  readonly service: TestService
  readonly as: Opener
  /** The value of the parameter that has a list of them. */
  readonly listed: string | undefined
}

const isBlank = (container: HTMLElement) => container.textContent?.trim() === ''

/** Shows a page of a module on the service, in a state of its answers, until it asks for nothing more. */
async function showPage(
  definition: ModuleDefinition,
  name: string,
  { state, service, as, listed }: Opening,
) {
  const page = definition.pages?.[name]
  if (page === undefined) throw new Error(`The module has no page ${name}.`)
  const { world, visitor, member, viewer } = await lookersAt(service, as)
  const looker = page.who === 'visitor' ? { browser: visitor } : { browser: member, viewer }
  const { answer, reads, settled } = counted(inState(state, looker.browser.answer))
  const shell = testShell({ answer, ...looker })
  const input = inputOf(page.route, world, listed)
  const pathname = page.route.replace(
    /:(\w+)(?:\([^)]*\))?/g,
    (_, param: string) => input.params[param] ?? '',
  )
  shell.stores.$address.set({ pathname, search: input.search })
  const View = await page.load()
  const { container } = shell.render(createElement(View, { input, close: () => {} }))
  const isGone = () => shell.addresses.length > 0
  await settled()
  // A part that is loaded by need comes later, and may ask for something then.
  while (!isGone() && (isBlank(container) || loadingIn(container).length > 0)) {
    await waitFor(() => {
      if (!isGone()) expect([isBlank(container), ...loadingIn(container)]).toEqual([false])
    })
    await settled()
  }
  return { reads, reports: shell.reports, isGone: isGone() }
}

/**
 * Tests each page of a module in the main states of the service's answers: it is never blank, nothing
 * on it loads forever, and when what it asked for fails it offers to try again. A page whose parameter
 * has a list of values is opened with each of them.
 *
 *     testPages(definition, () => service)
 */
export function testPages(
  definition: ModuleDefinition,
  service: () => TestService,
  options: {
    /** The pages that do without what they ask for when they open. */
    readonly cope?: readonly string[]
    /** The person who opens them, unless it is Mira. */
    readonly as?: Opener
  } = {},
): void {
  const { cope, as = { email: 'mira@demo.test' } } = options
  const cases = Object.entries(definition.pages ?? {}).flatMap(([name, { route }]) => {
    const [first, ...others] = listedIn(route)
    return [
      ...shownStates.map((state) => ({ shown: name, name, listed: first, state })),
      ...others.map((listed) => ({
        shown: `${name} (${listed})`,
        name,
        listed,
        state: 'as-answered' as const,
      })),
    ]
  })
  test.each(cases)(
    'the page $shown shows something when its answers are: $state',
    async (given) => {
      const { name, state, listed } = given
      const shown = await showPage(definition, name, { state, service: service(), as, listed })
      expect(shown.reports).toEqual([])
      if (shown.isGone) return
      const mustOffer = state === 'failing' && shown.reads.length > 0 && !cope?.includes(name)
      if (mustOffer) expect(screen.queryAllByRole('button', { name: 'Try again' })).not.toEqual([])
    },
  )
}
