import { isIP, type Socket } from 'node:net'
import { buildConnector } from 'undici'

/** Resolves a host to its addresses; none when the host doesn't exist. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** Thrown when a host leads to where the service must not go. */
export class AddressRefused extends Error {}

/** The rules of a connection. */
export interface ConnectRules {
  readonly resolve: Resolve
  mayReach(address: string, port: number): boolean
  readonly signal: AbortSignal
}

const attemptMilliseconds = 3_000
const attemptsMost = 4

const bareHost = (host: string): string => host.replace(/^\[(.*)\]$/, '$1')

/**
 * Connects to hosts on the public internet only. Resolves the host, checks every address, and
 * connects to the very address that was checked, so that a second lookup can't lead elsewhere. One
 * bad address refuses the host.
 */
export function guardedConnector(rules: ConnectRules): buildConnector.connector {
  const connect = buildConnector({
    timeout: attemptMilliseconds,
    maxCachedSessions: 0,
    allowH2: false,
    autoSelectFamily: false,
  })
  return (options, callback) => {
    connected(connect, options, rules).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    )
  }
}

type Connect = buildConnector.connector

async function connected(
  connect: Connect,
  options: buildConnector.Options,
  rules: ConnectRules,
): Promise<Socket> {
  const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
  const addresses = await addressesOf(options.hostname, port, rules)
  let lastFault: unknown = new Error('The host has no address.')
  for (const address of addresses.slice(0, attemptsMost)) {
    rules.signal.throwIfAborted()
    try {
      return await attempt(connect, { ...options, hostname: address }, rules)
    } catch (fault) {
      lastFault = fault
    }
  }
  throw lastFault
}

/** Returns the addresses of a host, none when it doesn't exist; throws for one that leads where the service must not go. */
export async function addressesOf(
  hostname: string,
  port: number,
  { resolve, mayReach, signal }: ConnectRules,
): Promise<readonly string[]> {
  const host = bareHost(hostname)
  const addresses = isIP(host) === 0 ? await unlessAborted(resolve(host), signal) : [host]
  const refused = addresses.find((address) => !mayReach(address, port))
  if (refused !== undefined) throw new AddressRefused(`${host} leads to ${refused}.`)
  return addresses
}

function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  value.then(resolve, reject)
  return promise
}

function attempt(
  connect: Connect,
  options: buildConnector.Options,
  { mayReach }: ConnectRules,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connect(options, (error, socket) => {
      // On an error there is no second argument, whatever the type says.
      if (error !== null) return reject(error)
      const { remoteAddress, remotePort } = socket
      if (remoteAddress !== undefined && mayReach(remoteAddress, remotePort ?? 0))
        return resolve(socket)
      socket.destroy()
      reject(new AddressRefused(`${options.host} answered from ${remoteAddress}.`))
    })
  })
}
