import { z } from '@tessera/contracts/schema'
import { parseUrl } from '../parse-url.ts'
import { ModuleDescriptor } from '../registry-module.ts'

/** The facts of the viewer that a module's backend can be told. */
export const backendClaims = ['viewer.id', 'viewer.username', 'viewer.name', 'locale'] as const

export const BackendClaim = z.enum(backendClaims)

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True for an origin on this machine. */
export const isLoopbackOrigin = (origin: string): boolean =>
  loopbackHosts.has(parseUrl(origin)?.hostname ?? '')

/** An origin as browsers write it: scheme and host, with a port where it is not the usual one. */
const Origin = z.string().check(
  z.maxLength(300),
  z.refine((text) => {
    const url = parseUrl(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
  }, 'Not an origin'),
)

/** Grants a module its backend at one origin, with the facts of the viewer that it gets. */
export const BackendGrant = z.strictObject({
  module: ModuleDescriptor.shape.name,
  origin: Origin,
  may: z.array(BackendClaim).check(z.maxLength(backendClaims.length)),
  /** True for a server on this machine, in development. */
  local: z.boolean(),
})

export type BackendClaim = z.infer<typeof BackendClaim>
export type BackendGrant = z.infer<typeof BackendGrant>
