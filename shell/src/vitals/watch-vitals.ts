import type { Client } from '@tessera/client'
import { type SentVitals, sendVitals } from '@tessera/contracts/calls/vitals'
import { limits } from '@tessera/contracts/limits'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { VitalMetric } from '@tessera/contracts/vital-metrics'
import type { Shell } from '../shell/shell.ts'
import { createShownSurfaces, type Surface, shownPath, surfaceAt } from './surfaces.ts'
import { createNavigationTimer, followPresses } from './time-navigations.ts'

/** A figure of the document, as `web-vitals` gives it. */
export interface MeasuredVital {
  readonly name: Exclude<VitalMetric, 'NAV'>
  readonly value: number
  readonly entries: readonly { readonly startTime: number }[]
}

/** Calls back with each figure once it is final: at the latest when the page is hidden. */
export type Measure = (report: (vital: MeasuredVital) => void) => void

type Figure = SentVitals['figures'][number]

/** Figures that are of a moment, and not of the document's start. */
const ofMoments: ReadonlySet<VitalMetric> = new Set(['INP', 'CLS'])

/** Returns the address that the document came with, which a navigation may have left since. */
function firstPath({ $navigation }: Pick<Shell, '$navigation'>, { performance }: Window): string {
  const navigation = $navigation.get()
  if (navigation.action !== 'PUSH') return shownPath(navigation)
  const [document] = performance.getEntriesByType('navigation')
  return document === undefined ? shownPath(navigation) : new URL(document.name).pathname
}

/** Collects figures, and sends them when the page is hidden: nobody waits for them, and no later chance is sure. */
function createSender(client: Client, about: Omit<SentVitals, 'figures'>) {
  let waiting: Figure[] = []
  const counted = new Set<VitalMetric>()
  return {
    add(surface: Surface | undefined, metric: VitalMetric, value: number): void {
      if (surface === undefined || (metric !== 'NAV' && counted.has(metric))) return
      if (!(value >= 0 && value <= limits.vitalMax)) return
      counted.add(metric)
      waiting.push({ ...surface, metric, value: Math.round(value * 10_000) / 10_000 })
    },
    send(): void {
      const figures = waiting.slice(0, limits.vitalsAtOnce)
      waiting = []
      if (figures.length === 0) return
      void client.call(sendVitals, { ...about, figures }, { outlive: () => {} })
    },
  }
}

/** Reports how fast this document and the navigations in it are. */
export function watchVitals(
  shell: Pick<Shell, 'boot' | 'host' | 'stores' | '$navigation'>,
  parts: {
    readonly tab: Window
    /** The modules that the document came with. */
    readonly served: readonly RegisteredModule[]
    readonly client: Client
    readonly measure: Measure
  },
): void {
  const { tab, served, client, measure } = parts
  const { boot, host, stores, $navigation } = shell
  if (boot.served === undefined) return
  const surfaceOf = (path: string) => surfaceAt(path, { modules: boot.modules, served })
  const device = stores.$layout.get().phone ? 'phone' : 'desktop'
  const sender = createSender(client, { served: boot.served, device })
  const first = surfaceOf(firstPath(shell, tab))
  const shown = createShownSurfaces(first)
  measure(({ name, value, entries }) => {
    const at = entries.at(0)?.startTime
    sender.add(ofMoments.has(name) && at !== undefined ? shown.at(at) : first, name, value)
  })

  const pressedAt = followPresses(tab)
  const timed = (surface: Surface, took: number) => sender.add(surface, 'NAV', took)
  const timer = createNavigationTimer({ tab, host, timed })
  let path = shownPath($navigation.get())
  $navigation.listen((navigation) => {
    const next = shownPath(navigation)
    // Another query is the same page.
    if (next === path) return
    path = next
    const surface = surfaceOf(next)
    const since = pressedAt()
    shown.show(tab.performance.now(), surface)
    if (surface === undefined) timer.cancel()
    else timer.begin(surface, since)
  })

  const hidden = () => {
    if (tab.document.visibilityState !== 'hidden') return
    timer.cancel()
    sender.send()
  }
  // On the window, so that the figures that become final with the same event come first.
  tab.addEventListener('visibilitychange', hidden)
}
