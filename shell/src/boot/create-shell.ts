import type { QueryClient } from '@tanstack/react-query'
import { createBus, openTabs } from '@tessera/bus'
import { createLateCache } from '@tessera/cache/late'
import { createClient, createQueries, primeQueries } from '@tessera/client'
import type { Boot } from '@tessera/contracts/boot'
import { saveTapped } from '@tessera/contracts/events/requests'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { again } from '@tessera/module/again'
import type { HostParts } from '@tessera/module/host'
import { createStores, ownerOf } from '@tessera/module/host'
import type { Federation } from '@tessera/module/load'
import { atom } from 'nanostores'
import type { RouteObject } from 'react-router-dom'
import { createAccountChange } from '../accounts/account-change.ts'
import type { Speaker } from '../languages/speaker.ts'
import { createHolds } from '../modules/holds.ts'
import { handleRequests, handlerOf } from '../modules/module-handlers.ts'
import { createModuleHost } from '../modules/module-host.ts'
import { createNavigation } from '../navigation/navigation.ts'
import { followTitle } from '../navigation/page-title.ts'
import { createRouter, isLinked, navigateBy } from '../navigation/router.ts'
import { createScrollMemory } from '../navigation/scroll-memory.ts'
import { watchCalls, watchNetwork } from '../network/watch-network.ts'
import { answerRequests, createWhenMember } from '../overlays/answer-requests.ts'
import { createOverlays } from '../overlays/overlays.ts'
import { createToasts } from '../overlays/toasts.ts'
import { actingClient, subjectOf } from '../profiles/acting-client.ts'
import { createLateProfiles } from '../profiles/late-profiles.ts'
import { createReports } from '../reports/reports.ts'
import { watchUncaught } from '../reports/watch-uncaught.ts'
import { followSession } from '../session/follow-session.ts'
import { viewerClient } from '../session/viewer-client.ts'
import { watchSession } from '../session/watch-session.ts'
import type { Shell } from '../shell/shell.ts'
import { followTheme } from '../theme/follow-theme.ts'

/** Loads a document anew, or another one; after the listeners that may still go elsewhere. */
function loadPage(to?: string): void {
  queueMicrotask(() => (to === undefined ? location.reload() : location.assign(to)))
}

/** Creates the shell from the boot data: stores, bus, client, modules and overlays. */
export function createShell(
  boot: Boot,
  outside: {
    readonly federation: Federation
    readonly origin: string
    readonly speaker?: Speaker | undefined
    /** Makes the routes of modules' pages. */
    readonly routes: (modules: readonly RegisteredModule[]) => RouteObject[]
  },
): Shell {
  // A new build of a module takes its place here (builds/follow-builds.ts).
  const modules = [...boot.modules]
  const plainClient = createClient({ origin: outside.origin, fetch: (request) => fetch(request) })
  const watched = watchCalls(plainClient, (error, call) => {
    network.failed(error)
    session.failed(error, call)
  })
  const ofViewer = viewerClient(watched, () => stores.$viewer.get()?.id)
  const client = actingClient(ofViewer, () =>
    subjectOf(stores.$profile.get(), stores.$viewer.get()),
  )
  const queries: QueryClient = createQueries()
  const network = watchNetwork({ client: plainClient, queries, page: window })
  const buildOf = (name: string) => {
    const registered = modules.find(({ descriptor }) => descriptor.name === name)?.descriptor
    return registered && `${registered.version} ${registered.entry}`
  }
  const reports = createReports(plainClient, {
    // The signed set is the document's: it says nothing of a build that came afterwards.
    served: () =>
      modules.every((each, at) => each === boot.modules[at]) ? boot.served : undefined,
    buildOf,
  })
  watchUncaught(window, { modules, origin: outside.origin, report: reports.add })
  const stores = createStores(boot)
  const overheard: Shell['overheard'] = {}
  const bus = createBus({
    tabs: openTabs('tessera'),
    watch: (event) => overheard.hear?.(event),
    report: ({ code, event, detail }) =>
      reports.add({ code, from: 'bus', detail: `${event}: ${detail}` }),
  })
  primeQueries(queries, boot.answers)
  const $late: Shell['$late'] = atom('unwanted')
  const showLate = () => $late.set('wanted')
  const toasts = createToasts(showLate)
  const $unknownError = atom(false)
  const {
    cache,
    commands,
    load: loadCache,
  } = createLateCache({
    queries,
    bus,
    client,
    toast: toasts.show,
    owner: ownerOf(stores),
    sayUnknown: () => $unknownError.set(true),
    loadCode: () => again(() => import(/* webpackChunkName: "cache" */ '@tessera/cache/create')),
    onFailure: (thrown) =>
      reports.add({ code: 'cache-not-loaded', from: 'shell', detail: String(thrown) }),
  })
  const overlays = createOverlays({ modules, report: reports.add })
  const linked = isLinked(window)
  const router = createRouter(window, outside.routes(modules))
  const navigate = navigateBy(router, window)
  const $navigation = createNavigation({
    router,
    linked,
    modules,
    $address: stores.$address,
    storage: sessionStorage,
  })
  const session = watchSession({ bus, client: plainClient, stores, queries, overlays })
  const whenMember = createWhenMember({ $viewer: stores.$viewer, overlays })
  const holds = createHolds()
  const parts: HostParts = {
    brand: boot.brand,
    stores,
    bus,
    client,
    queries,
    cache,
    commands,
    navigate,
    goBack: (otherwise) => {
      if ($navigation.get().history.back.length > 0) void router.navigate(-1)
      else navigate(otherwise)
    },
    whenMember,
    setSaveTarget: (board, from) => {
      if (from === handlerOf(saveTapped, modules)) stores.$saveTarget.set(board)
      else reports.add({ code: 'save-target-refused', from, detail: 'handles no save.tapped' })
    },
    openOverlay: overlays.open,
    toast: toasts.show,
    fetch: (path, init) => fetch(path, init),
    report: reports.add,
    holdUnsaved: holds.hold,
  }
  const host = createModuleHost({
    modules,
    parts,
    federation: outside.federation,
    allowUnverified: boot.overrides,
    speaker: outside.speaker,
  })
  const accounts = createAccountChange({ bus, stores, holds, overlays, load: loadPage })
  followSession({ bus, stores, queries, switched: accounts.follow })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.shownAgain()
  })
  followTheme({ bus, stores }, document)
  const $panel = atom(false)
  const $palette: Shell['$palette'] = atom(null)
  for (const store of [overlays.$open, $unknownError, accounts.$dialog, $panel, $palette])
    store.listen(showLate)
  const { show: toast } = toasts
  const profiles = createLateProfiles({
    bus,
    client,
    queries,
    stores,
    tab: window,
    toast,
    report: reports.add,
  })
  answerRequests({ bus, whenMember, overlays })
  handleRequests({ bus, modules, host, toast })
  const scrolls = createScrollMemory(sessionStorage)
  const $pageName = followTitle(document, boot.brand)
  return {
    boot: { ...boot, modules },
    parts,
    host,
    holds,
    federation: outside.federation,
    live: { hearers: new Set(), heard: new Set() },
    overheard,
    $panel,
    $palette,
    $unknownError,
    $late,
    overlays,
    toasts,
    $notice: atom(boot.notice ?? null),
    $terms: atom(boot.terms ?? null),
    stores,
    network,
    session,
    profiles,
    router,
    $navigation,
    scrolls,
    $pageName,
    loadCache,
    accounts,
  }
}
