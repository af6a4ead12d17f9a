import type { Boot } from '@tessera/contracts/boot'
import { settleClaims } from '@tessera/contracts/settle-claims'
import type { Shell } from '../boot/shell.ts'
import { applyOverrides } from './apply-overrides.ts'

/**
 * Starts the shell with this browser's overrides. Where overrides bring new conflicts, the module
 * that is listed first keeps its claim.
 */
export function startOverridden(
  given: Boot,
  page: {
    readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
    readonly start: (boot: Boot) => Shell
  },
): Shell {
  const boot = applyOverrides(given, page.storage)
  const { modules, refused } = settleClaims(boot.modules)
  const shell = page.start({ ...boot, modules })
  for (const { holder, name, what } of refused)
    shell.parts.report({
      ...{ code: 'registry-conflict', from: 'shell' },
      detail: `${holder} and ${name} both claim ${what}`,
    })
  return shell
}
