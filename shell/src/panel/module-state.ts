import { isCompatible } from '@tessera/contracts/compatible'
import { contractVersion } from '@tessera/contracts/version'
import type { Shell } from '../shell/shell.ts'

/** The state of a module of this page. */
export type ModuleState = 'off' | 'incompatible' | 'unused' | 'loading' | 'running'

/** Returns what a module of this page is doing. */
export function stateOf({ boot, host }: Pick<Shell, 'boot' | 'host'>, name: string): ModuleState {
  const registered = boot.modules.find(({ descriptor }) => descriptor.name === name)
  if (registered === undefined || !registered.enabled) return 'off'
  if (!isCompatible(registered.descriptor.contract, contractVersion)) return 'incompatible'
  return host.stateOf(name)
}
