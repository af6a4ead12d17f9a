import type { QueryClient } from '@tanstack/react-query'
import { createBus, openTabs } from '@tessera/bus'
import { createClient, createQueries, primeQueries } from '@tessera/client'
import type { Boot } from '@tessera/contracts/boot'
import type { Toast } from '@tessera/module'
import type { HostParts } from '@tessera/module/host'
import { createStores } from '@tessera/module/host'
import type { Federation } from '@tessera/module/load'
import { atom } from 'nanostores'
import { createModuleHost } from '../modules/module-host.ts'
import { answerRequests, createWhenMember } from '../overlays/answer-requests.ts'
import { createOverlays } from '../overlays/overlays.ts'
import { createReports } from '../reports/reports.ts'
import { followSession } from '../session/follow-session.ts'

type Navigate = HostParts['navigate']

function createToasts() {
  const listeners = new Set<(toast: Toast) => void>()
  return {
    show: (toast: Toast) => {
      for (const listener of listeners) listener(toast)
    },
    listen(listener: (toast: Toast) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Builds everything behind the page out of the document's data: stores, bus, client, modules, overlays. */
export function createShell(
  boot: Boot,
  outside: { readonly federation: Federation; readonly origin: string },
) {
  const client = createClient({ origin: outside.origin, fetch: (request) => fetch(request) })
  const queries: QueryClient = createQueries()
  primeQueries(queries, boot.answers)
  const reports = createReports(client)
  const stores = createStores(boot)
  const bus = createBus({
    tabs: openTabs('tessera'),
    report: ({ code, event, detail }) =>
      reports.add({ code, from: 'bus', detail: `${event}: ${detail}` }),
  })
  const toasts = createToasts()
  const overlays = createOverlays({ modules: boot.modules, report: reports.add })
  const $navigate = atom<Navigate>((to) => location.assign(to))
  const whenMember = createWhenMember({ $viewer: stores.$viewer, overlays })
  const parts: HostParts = {
    brand: boot.brand,
    stores,
    bus,
    client,
    queries,
    navigate: (to, options) => $navigate.get()(to, options),
    goBack: (otherwise) => $navigate.get()(otherwise),
    whenMember,
    openOverlay: overlays.open,
    toast: toasts.show,
    report: reports.add,
  }
  const host = createModuleHost({
    modules: boot.modules,
    parts,
    federation: outside.federation,
    allowUnverified: boot.overrides,
  })
  followSession({ bus, stores, queries })
  answerRequests({ bus, whenMember, overlays })
  return { boot, parts, host, overlays, toasts, stores, $navigate }
}

export type Shell = ReturnType<typeof createShell>
