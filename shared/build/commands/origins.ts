import type { StartOptions } from './start-options.ts'

type Asked = Pick<StartOptions, 'port' | 'https' | 'publicOrigin'>

/** The public origin of the product. */
export const productOriginOf = ({ port, https, publicOrigin }: Asked): string =>
  publicOrigin ?? `${https ? 'https' : 'http'}://localhost:${port}`

/**
 * Where people find a module: at the product's scheme and host, on the module's own port. A proxy in
 * front of the product forwards the ports of the modules too.
 */
export function moduleOriginOf(productOrigin: string, port: number): string {
  const url = new URL(productOrigin)
  url.port = String(port)
  return url.origin
}
