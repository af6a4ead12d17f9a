import * as z from 'zod'
import type { Ports } from '../../../../ports.ts'

const Endpoints = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
})

/** Returns the address that LINE leads back to. */
export const lineReturn = (publicOrigin: string): string => `${publicOrigin}/connect/line/done/`

/** Returns LINE's endpoints by its discovery document; undefined when it can't be read. */
export async function lineEndpoints({ settings, issuers, log }: Ports) {
  const issuer = settings.providers.line?.issuer
  if (issuer === undefined) return undefined
  try {
    const response = await issuers.fetch(`${issuer}/.well-known/openid-configuration`)
    const { data } = Endpoints.safeParse(await response.json())
    return data?.issuer === issuer ? data : undefined
  } catch (cause) {
    log.warn('line.unreachable', { cause: String(cause) })
    return undefined
  }
}
