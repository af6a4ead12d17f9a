import type { BackendGrant } from '@tessera/contracts/releases/backend-grant'
import type { RequestContext } from '../../../calls/request-context.ts'
import { visitOf } from '../../../calls/serve.ts'
import { chosenRegistry, type Overridden } from '../canary/chosen-registry.ts'

/** The way to a backend: its grant, and what the build wants that this viewer runs. */
export interface OpenWay {
  readonly grant: BackendGrant
  readonly wants: readonly string[]
}

/** True for a build from an address that somebody typed, which nobody published as the module. */
const isFromAddress = (overridden: Overridden | null, module: string): boolean =>
  overridden?.overrides.some((each) => each.module === module && each.from === 'origin') === true

/**
 * Finds the way to a module's backend; undefined when there is none. It needs a grant of the operator, and a
 * build for this viewer that declares a backend: of a module that is enabled, not revoked, and in production
 * not from an address that a browser names.
 */
export async function openWay(
  context: RequestContext,
  module: string,
): Promise<OpenWay | undefined> {
  const { releases, settings } = context.ports
  const { backends = [], modules } = await releases.state()
  const grant = backends.find((each) => each.module === module)
  if (grant === undefined || (grant.local && !settings.anyoneOverrides)) return undefined
  const release = modules.find(({ name }) => name === module)
  if (release?.enabled === false) return undefined
  const { registry, builds, overridden } = await chosenRegistry(visitOf(context))
  if (!settings.overrides && isFromAddress(overridden, module)) return undefined
  const { [module]: build } = builds
  if (build !== undefined && release?.revoked.includes(build)) return undefined
  const runs = registry.modules.find(({ descriptor }) => descriptor.name === module)
  const wants = runs?.enabled === true ? runs.descriptor.backend?.wants : undefined
  return wants && { grant, wants }
}
