import type { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type { Refusal } from '@tessera/contracts/releases/gate/refusal'
import { isOfAddress, isStranding } from '@tessera/contracts/releases/gate/refusals-of'
import type { GateBuild } from '@tessera/contracts/releases/gate/world'
import type { ModuleRelease } from '@tessera/contracts/releases/release-state'
import type { ReleaseChange } from '@tessera/contracts/releases/tool-calls'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { builtDescriptor, folderShell, gateRefusals } from './release-world.ts'
import { runningIds } from './rules.ts'

type GatePorts = Pick<Ports, 'clock' | 'shellFolder' | 'registryAccounts'>

/** A change, as the gate is asked about it. */
interface Given {
  readonly change: ReleaseChange
  readonly newWords: readonly string[]
  /** The builds that run again by the change; null for none, which is the shell of the service. */
  readonly returnsTo: readonly (BuildId | null)[]
}

/** Returns the builds that run after a change and did not before. */
export function returnedBuilds(
  before: ModuleRelease | undefined,
  after: ModuleRelease,
): readonly (BuildId | null)[] {
  if (!after.enabled) return []
  if (before?.enabled === false) return runningIds(after)
  return before?.active === after.active ? [] : [after.active]
}

/** Returns the builds that a change gives to people, as the gate reads them. */
async function candidatesOf(
  { shellFolder }: GatePorts,
  tx: Tx,
  { change, returnsTo }: Given,
): Promise<readonly GateBuild[]> {
  const { module } = change
  if (change.do === 'promote' || change.do === 'canary')
    return [{ module, descriptor: await builtDescriptor(tx, change) }]
  const found: GateBuild[] = []
  for (const build of returnsTo) {
    const descriptor = build && (await builtDescriptor(tx, { module, build }))
    const shell =
      build === null && module === shellName ? await folderShell({ shellFolder }) : undefined
    if (descriptor !== null) found.push({ module, descriptor })
    else if (shell !== undefined) found.push(shell)
  }
  return found
}

/**
 * Lists why a build does not fit what runs now, which may be more than when it was admitted. A module that
 * returns to an earlier build, or is switched on, must take no address of another one; the rest concerns
 * the module alone. An earlier shell must leave no module behind.
 */
export async function changeRefusals(
  ports: GatePorts,
  tx: Tx,
  asked: Given,
): Promise<readonly Refusal[]> {
  const { clock, shellFolder, registryAccounts } = ports
  const isNewest = asked.change.do === 'promote' || asked.change.do === 'canary'
  const newWords = isNewest ? asked.newWords : ['*']
  const counts = asked.change.module === shellName ? isStranding : isOfAddress
  const refusals: Refusal[] = []
  for (const candidate of await candidatesOf(ports, tx, asked)) {
    const all = await gateRefusals(
      { db: tx, clock, shellFolder, registryAccounts },
      candidate,
      newWords,
    )
    refusals.push(...(isNewest ? all : all.filter(counts)))
  }
  return refusals
}
