import type { StartOptions } from './start-options.ts'

type Asked = Pick<StartOptions, 'port' | 'https' | 'publicOrigin'>

/** The public origin of the product. */
export const productOriginOf = ({ port, https, publicOrigin }: Asked): string =>
  publicOrigin ?? `${https ? 'https' : 'http'}://localhost:${port}`

/**
 * Returns the public origin of a module: the product's scheme and host with the module's own port.
 * A proxy in front of the product forwards the modules' ports too.
 */
export function moduleOriginOf(productOrigin: string, port: number): string {
  const url = new URL(productOrigin)
  url.port = String(port)
  return url.origin
}
