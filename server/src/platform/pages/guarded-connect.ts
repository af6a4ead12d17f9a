import { isIP, type Socket } from 'node:net'
import { buildConnector } from 'undici'

/** Finds the addresses of a host; none when there is no such host. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** Thrown when a host leads to where the service must not go. */
export class AddressRefused extends Error {}

/** What a connection is held to. */
export interface ConnectRules {
  readonly resolve: Resolve
  mayReach(address: string, port: number): boolean
  readonly signal: AbortSignal
}

const attemptMilliseconds = 3_000
const attemptsMost = 4

const bareHost = (host: string): string => host.replace(/^\[(.*)\]$/, '$1')

/**
 * Connects to hosts of the open internet alone. The addresses are looked up, checked, and the very
 * address that was checked is connected to, so that a second look-up cannot lead elsewhere. One bad
 * address among them refuses the host.
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
  const addresses = await addressesOf(bareHost(options.hostname), port, rules)
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

async function addressesOf(
  host: string,
  port: number,
  { resolve, mayReach, signal }: ConnectRules,
): Promise<readonly string[]> {
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
      // On a fault there is no second argument, whatever its type says.
      if (error !== null) return reject(error)
      const { remoteAddress, remotePort } = socket
      if (remoteAddress !== undefined && mayReach(remoteAddress, remotePort ?? 0))
        return resolve(socket)
      socket.destroy()
      reject(new AddressRefused(`${options.host} answered from ${remoteAddress}.`))
    })
  })
}
