import { reservedModuleNames, shellName } from '@tessera/contracts/releases/build-limits'
import { checkPath } from '@tessera/contracts/releases/tool-calls'
import { Fault } from './outcome.ts'
import type { LocalBuild } from './read-build.ts'
import type { ToolClient } from './tool-client.ts'

/** Asks the service's gate whether a build may run beside everything that runs now; a refusal throws. */
export async function askGate(
  client: Pick<ToolClient, 'send'>,
  { descriptor: { name }, raw }: Pick<LocalBuild, 'descriptor' | 'raw'>,
): Promise<void> {
  if (reservedModuleNames.has(name) && name !== shellName)
    throw new Fault(
      `The name ${name} is the product's own; give the module another one.`,
      'refused',
      'conflict',
    )
  await client.send('POST', checkPath, JSON.stringify({ module: name, descriptor: raw }))
}
