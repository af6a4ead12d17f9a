import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address as a proxy writes it: bare, an IPv4 address with its port, or in brackets. */
const written = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/

/** Longer than any address with its zone and port. */
const charsMax = 100

/**
 * Returns the network address in one part of a forwarding header, without its port and zone; undefined when
 * it has none. An IPv4 address inside an IPv6 one is returned as IPv4.
 */
export function addressIn(text: string): string | undefined {
  if (text.length > charsMax) return undefined
  const [, inBrackets, dotted] = written.exec(text) ?? []
  const [address = ''] = (inBrackets ?? dotted ?? text).split('%')
  const family = isIP(address)
  if (family === 0) return undefined
  return family === 4 ? address : ipaddr.process(address).toString()
}
