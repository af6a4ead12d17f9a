import pg from 'pg'
import { within } from '../clock/within.ts'
import { rootCause } from '../log/root-cause.ts'
import { postgresAddressOf } from './postgres-address.ts'

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
  if (address === undefined || (address.urls.length === 1 && !address.needsPrimary))
    return undefined
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
