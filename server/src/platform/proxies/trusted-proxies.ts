import { BlockList, isIP } from 'node:net'
import { addressIn } from './address-in.ts'

/** The proxies whose forwarding headers are trusted. */
export interface TrustedProxies {
  /** True for the address of a trusted proxy. */
  has(address: string): boolean
}

interface Range {
  readonly address: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

const written = /^([^/%]+)(?:\/(\d{1,3}))?$/

function rangeOf(text: string): Range | undefined {
  const [, address = '', bits] = written.exec(text) ?? []
  const family = isIP(address)
  if (family === 0) return undefined
  const most = family === 4 ? 32 : 128
  const range = {
    address,
    bits: Number(bits ?? most),
    family: family === 4 ? 'ipv4' : 'ipv6',
  } as const
  // A range of 0 bits is everybody, who could then name any address as their own.
  return range.bits >= 1 && range.bits <= most ? range : undefined
}

/** True for an address or a range, such as 10.0.0.0/8, that doesn't cover all addresses. */
export const isProxyRange = (text: string): boolean => rangeOf(text) !== undefined

/** Trusts the proxies at addresses and in ranges. */
export function trustedProxies(texts: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const { address, bits, family } of texts.flatMap((text) => rangeOf(text) ?? []))
    list.addSubnet(address, bits, family)
  return {
    has(text) {
      const address = addressIn(text)
      return address !== undefined && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
    },
  }
}
