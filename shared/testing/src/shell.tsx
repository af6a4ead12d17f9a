import { createBus } from '@tessera/bus'
import { createCache, createCommands } from '@tessera/cache/create'
import { createClient, createQueries } from '@tessera/client'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { allEvents } from '@tessera/contracts/events/all'
import { allHandledRequests } from '@tessera/contracts/events/all-requests'
import { authRequested } from '@tessera/contracts/events/requests'
import type { ChosenArms } from '@tessera/contracts/experiments'
import type { Toast } from '@tessera/module'
import { contextFor, createStores, ownerOf } from '@tessera/module/host'
import { ShellProvider } from '@tessera/module/react'
import { render as renderView } from '@testing-library/react'
import type { ReactElement } from 'react'
import { answerError } from './answers.ts'
import { recordingBus } from './record-samples.ts'

export { answerError, answerWith } from './answers.ts'

const sharedNames = new Set([...allEvents, ...allHandledRequests].map(({ name }) => name))

interface Options {
  readonly viewer?: Viewer
  readonly returning?: ReturningVisitor
  readonly experiments?: ChosenArms
  readonly moduleName?: string
  /** The requests that no module handles, by name; all others are written down in `events`. */
  readonly unhandled?: readonly string[]
  /** The service: what each call is answered with. Calls that nobody expects get 'not-found'. */
  readonly answer?: (request: Request) => Response | Promise<Response>
}

/**
 * A shell's context for a test, made by the code that makes the real one, with a pretend session and
 * with everything a view does to the outside written down.
 */
export function testShell(options: Options = {}) {
  const {
    viewer,
    returning,
    experiments = {},
    moduleName = 'test',
    answer,
    unhandled = [],
  } = options
  const events: { name: string; payload: unknown }[] = []
  const toasts: Toast[] = []
  const addresses: string[] = []
  const reports: { code: string; detail: string }[] = []
  let held = 0
  const bus = createBus({
    report: ({ code, event, detail }) => reports.push({ code, detail: `${event}: ${detail}` }),
    // Parts that modules offer each other are not in the contracts.
    watch: ({ name, payload }) => {
      if (!sharedNames.has(name)) events.push({ name, payload })
    },
  })
  for (const event of allEvents) {
    bus.on(event, (payload) => {
      events.push({ name: event.name, payload })
    })
  }
  for (const request of allHandledRequests) {
    if (unhandled.includes(request.name)) continue
    bus.handle(request, (payload) => events.push({ name: request.name, payload }))
  }
  const origin = 'http://localhost:3000'
  const stores = createStores({
    viewer: viewer ?? null,
    returning: returning ?? null,
    experiments,
    theme: 'system',
    locale: 'en-US',
  })
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { structuralSharing: false, retry: false } })
  const cache = createCache({ queries, bus })
  const toast = (shown: Toast) => void toasts.push(shown)
  const client = createClient({
    origin,
    fetch: async (request) => (answer ? await answer(request) : answerError('not-found')),
  })
  const recording = recordingBus(bus)
  const shell = contextFor(moduleName, {
    brand: 'Tessera',
    stores,
    bus: recording,
    queries,
    cache,
    commands: createCommands({
      cache,
      client,
      queries,
      bus: recording,
      toast,
      owner: ownerOf(stores),
      onFailure: () => {},
    }),
    client,
    navigate: (to) => addresses.push(to),
    goBack: (otherwise) => addresses.push(`back, or ${otherwise}`),
    whenMember: (asked, then) => {
      const viewer = stores.$viewer.get()
      if (viewer !== null) return then(viewer)
      bus.emit(authRequested, asked)
      const stop = stores.$viewer.listen((arrived) => {
        if (arrived === null) return
        stop()
        then(arrived)
      })
    },
    setSaveTarget: (board) => stores.$saveTarget.set(board),
    openOverlay: (name, payload) => events.push({ name, payload }),
    toast,
    fetch: async (path, init) => {
      const request = new Request(new URL(path, origin), init)
      return answer ? await answer(request) : answerError('backend-not-granted')
    },
    report: (report) => reports.push(report),
    holdUnsaved: () => {
      held += 1
      return () => {
        held -= 1
      }
    },
  })
  return {
    shell,
    stores,
    events,
    toasts,
    addresses,
    reports,
    /** The number of views that hold unsaved input. */
    held: () => held,
    render: (view: ReactElement) => renderView(<ShellProvider shell={shell}>{view}</ShellProvider>),
  }
}
