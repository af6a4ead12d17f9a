import pg from 'pg'
import { within } from '../clock/within.ts'
import { rootCause } from '../log/root-cause.ts'

/** The hosts of an address, each as an address of its own, and which of them will do. */
interface PostgresAddress {
  readonly urls: readonly [string, ...string[]]
  /** True when a host has to take writes. */
  readonly needsPrimary: boolean
}

/** What libpq calls the hosts that will do; the product writes, so that standbys never do. */
const targets: ReadonlyMap<string, boolean> = new Map([
  ['any', false],
  ['read-write', true],
  ['primary', true],
])

const ownParameters = ['target_session_attrs', 'load_balance_hosts']

/**
 * Reads an address as libpq does, which may have several hosts before its path: undefined when it is none, or asks
 * for hosts that take no writes. node-postgres knows one host only.
 */
export function postgresAddressOf(text: string): PostgresAddress | undefined {
  const [, scheme = '', authority = '', path = '', query = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/.exec(text) ?? []
  const parameters = new URLSearchParams(query)
  const target = parameters.get('target_session_attrs')
  const at = authority.lastIndexOf('@') + 1
  const hosts = authority.slice(at).split(',')
  const isPlain = hosts.length === 1 && !ownParameters.some((name) => parameters.has(name))
  for (const name of ownParameters) parameters.delete(name)
  const kept = isPlain ? query : String(parameters)
  const [first = '', ...others] = hosts.map(
    (host) => `${scheme}${authority.slice(0, at)}${host}${path}${kept === '' ? '' : `?${kept}`}`,
  )
  const needsPrimary = target === null ? hosts.length > 1 : targets.get(target)
  const isWhole = scheme !== '' && [first, ...others].every((url) => URL.canParse(url))
  if (!isWhole || needsPrimary === undefined) return undefined
  return { urls: [first, ...others], needsPrimary }
}

/** Returns the hosts and the database of an address, without the password. */
export function placeOfAddress(text: string): string | undefined {
  const urls = postgresAddressOf(text)?.urls.map((url) => new URL(url))
  const [first] = urls ?? []
  return first && `${urls?.map(({ host }) => host).join()}${first.pathname}`
}

/** Thrown when no host will do. Its code says that no connection could be made. */
class NoHost extends Error {
  readonly code = '08001'
}

/** A host that will do. */
interface FoundHost {
  readonly url: string
  readonly host: string
  readonly port: number
}

/** The hosts of an address, of which one is in use. */
export interface PostgresHosts {
  /** Returns the host in use; looks for one when there is none. */
  current(): Promise<FoundHost>
  /** Looks again at the next connection: the host in use broke off, or takes no writes any more. */
  forget(): void
}

const usualPort = 5432

const writesQuery = `select not pg_is_in_recovery()
  and current_setting('default_transaction_read_only') = 'off' as takes_writes`

async function tryHost(url: string, needsPrimary: boolean): Promise<FoundHost> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (needsPrimary) {
      const { rows } = await client.query<{ takes_writes: boolean }>(writesQuery)
      if (rows[0]?.takes_writes !== true) throw new Error('it takes no writes')
    }
    const { hostname, port } = new URL(url)
    return { url, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || usualPort }
  } finally {
    client.end().catch(() => undefined)
  }
}

/**
 * Opens the hosts of an address; undefined for one that node-postgres can use by itself. All hosts are asked at
 * once, so that one that is away keeps nobody waiting.
 */
export function postgresHostsOf(text: string, milliseconds: number): PostgresHosts | undefined {
  const address = postgresAddressOf(text)
  if (address === undefined || (address.urls.length === 1 && !address.needsPrimary)) return undefined
  const { urls, needsPrimary } = address
  let found: Promise<FoundHost> | undefined
  const find = async () => {
    const tries = urls.map((url) => within(milliseconds, () => tryHost(url, needsPrimary)))
    try {
      return await Promise.any(tries)
    } catch {
      const whys = (await Promise.allSettled(tries)).map((each, at) => {
        const why = each.status === 'rejected' ? rootCause(each.reason) : ''
        return `${URL.parse(urls[at] ?? '')?.host}: ${why}`
      })
      throw new NoHost(`no host will do: ${whys.join('; ')}`)
    }
  }
  return {
    current() {
      if (found !== undefined) return found
      const finding = find()
      found = finding
      finding.catch(() => {
        if (found === finding) found = undefined
      })
      return finding
    },
    forget() {
      found = undefined
    },
  }
}
