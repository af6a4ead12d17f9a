import { getServedModules } from '@tessera/contracts/calls/served-modules'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { ServedSet } from '@tessera/contracts/served-set'
import { timings } from '@tessera/contracts/timings'
import type { Guard } from '@tessera/module/guard-loads'
import { addPages } from '../frame/routes.tsx'
import { followLive } from '../live/follow-live.ts'
import { isWokenFor } from '../modules/wake-modules.ts'
import type { Shell } from '../shell/shell.ts'
import { admittedOrigins, type Plan, planChange } from './plan-change.ts'
import { prepareBuild } from './prepare-build.ts'
import { showGraph } from './show-graph.ts'
import { isBusy, swapModule } from './swap-module.ts'

interface Page {
  /** The set that the document was made with. */
  readonly set: ServedSet
  readonly guard: Guard
  readonly tab: EventTarget & {
    readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
    readonly location: Pick<Location, 'reload'>
  }
}

type Followed = Pick<
  Shell,
  | 'boot'
  | 'parts'
  | 'host'
  | 'holds'
  | 'overlays'
  | 'stores'
  | 'federation'
  | 'router'
  | '$navigation'
  | 'live'
>

/** Asks the service which builds new documents run, and decides how the tab comes to run them. */
function createPlans({ boot, parts }: Followed, began: ServedSet) {
  const { modules } = boot
  const origins = admittedOrigins(modules)
  const state: { set: ServedSet; coming: ServedSet; plan: Plan } = {
    set: began,
    coming: began,
    plan: { how: 'stay' },
  }
  let isAsking = false
  let isTold = false

  async function ask(): Promise<void> {
    const answer = await parts.client.call(getServedModules, { set: state.set.id })
    if (!answer.ok) return
    const { set, modules: offered } = answer.data
    const running = { set: state.set, modules }
    const found = planChange(running, { set, modules: offered ?? modules }, origins)
    const next = found.how === 'swap' ? found.modules : []
    const whole = await Promise.all(next.map((module) => prepareBuild(module, modules)))
    state.plan = whole.includes(false) ? { how: 'document' } : found
    state.coming = set
    if (found.how === 'stay') state.set = set
  }

  async function askAll(): Promise<void> {
    isAsking = true
    while (isTold) {
      isTold = false
      await ask().catch((thrown: unknown) =>
        parts.report({ code: 'builds-not-followed', from: 'shell', detail: String(thrown) }),
      )
    }
    isAsking = false
  }

  return {
    state,
    /** Asks once more when it is told of something while it asks. */
    look(): void {
      isTold = true
      if (!isAsking) void askAll()
    },
  }
}

/** Replaces the modules that lose nothing by it; returns those that have to wait. */
function swapFree(
  { boot, host, holds, overlays, stores, federation, router }: Followed,
  guard: Guard,
  wanted: readonly RegisteredModule[],
): readonly RegisteredModule[] {
  const { modules } = boot
  return wanted.filter((next) => {
    const { name } = next.descriptor
    const now = modules.find(({ descriptor }) => descriptor.name === name)
    const isOpen = overlays.$open.get().some(({ module }) => module === name)
    if (now === undefined || holds.has(name) || isOpen || isBusy({ host }, now)) return true
    const wasRunning = swapModule({ modules, host, federation, guard }, next)
    addPages(router, next)
    if (wasRunning && isWokenFor(next, stores.$viewer.get())) host.wake(name)
    return false
  })
}

/** Calls back when a member's live stream says that new documents run other builds. */
function hearOfBuilds(
  shell: Pick<Followed, 'boot' | 'live' | 'stores'>,
  changed: () => void,
): void {
  if (shell.live.heard.has('builds')) changed()
  let stop: (() => void) | undefined
  shell.stores.$viewer.subscribe((viewer) => {
    if (viewer !== null)
      stop ??= followLive(shell, (kind) => {
        if (kind === 'builds') changed()
      })
    else {
      stop?.()
      stop = undefined
    }
  })
}

/**
 * Follows the builds that new documents run. New ones are fetched while the tab goes on. They come with its
 * next navigation to another page, unless unsaved input, an open overlay or a running call would be lost.
 * Returns a function that tells whether the next page runs another build of a module.
 */
export function followBuilds(
  shell: Followed,
  { set, guard, tab }: Page,
): (module: string) => boolean {
  const { parts, holds, overlays, $navigation } = shell
  const { state, look } = createPlans(shell, set)
  let lookedAt = Date.now()
  showGraph(shell.boot.modules)

  function swap(wanted: readonly RegisteredModule[]): void {
    const waiting = swapFree(shell, guard, wanted)
    showGraph(shell.boot.modules)
    const isDone = waiting.length === 0
    state.plan = isDone ? { how: 'stay' } : { how: 'swap', modules: waiting }
    // A tab between two sets is in none that the service knows.
    if (waiting.length < wanted.length) state.set = isDone ? state.coming : { ...state.set, id: '' }
  }

  let page = $navigation.get().shown.base.pathname
  $navigation.listen(({ shown: { base } }) => {
    // A layer over the page, or another query, is no reason to load anything again.
    if (base.pathname === page) return
    page = base.pathname
    const { plan } = state
    if (plan.how === 'swap') swap(plan.modules)
    const isIdle = !holds.has() && overlays.$open.get().length === 0
    if (plan.how === 'document' && isIdle && !parts.commands.isSending()) tab.location.reload()
  })

  const lookLater = () => {
    lookedAt = Date.now()
    // Not all tabs fetch at once.
    setTimeout(look, Math.random() * timings.buildsSpread)
  }
  hearOfBuilds(shell, lookLater)
  // A role in looking after the product brings modules, and takes them along when it goes.
  let role = shell.stores.$viewer.get()?.house_role
  shell.stores.$viewer.listen((viewer) => {
    if (viewer?.house_role === role) return
    role = viewer?.house_role
    look()
  })
  tab.document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - lookedAt >= timings.buildsAsked
    if (tab.document.visibilityState === 'visible' && isDue) lookLater()
  })
  return (module) => {
    const { plan } = state
    if (plan.how !== 'swap') return plan.how === 'document'
    return plan.modules.some(({ descriptor }) => descriptor.name === module)
  }
}
