import type { ModulePanel } from '@tessera/contracts/calls/module-overrides'
import type { Shell } from '../shell/shell.ts'
import type { LoggedEvent } from './event-log.ts'
import { stateOf } from './module-state.ts'
import type { SharedPackage } from './shared-packages.ts'
import { timelineOf } from './timeline.ts'

/**
 * Writes what somebody needs to see this page as it is: the id of its set, and what each module does. Payloads
 * of events are left out, because they hold what people wrote.
 */
export function reportOf(
  shell: Shell,
  seen: {
    readonly panel: ModulePanel
    readonly shared: readonly SharedPackage[]
    readonly events: readonly LoggedEvent[]
  },
): string {
  const { served = '', contract } = shell.boot
  const report = {
    set: served.split('.')[0],
    served,
    page: location.pathname,
    at: new Date().toISOString(),
    browser: navigator.userAgent,
    contract,
    modules: seen.panel.modules.map(({ builds: _, ...module }) => ({
      ...module,
      state: stateOf(shell, module.name),
      timeline: timelineOf(module.name, shell.host.times),
    })),
    shared: seen.shared,
    events: seen.events.map(({ at, name, version }) => ({ at, name, version })),
  }
  return JSON.stringify(report, null, 2)
}
