import { PackageVersion, packagesPath } from '@tessera/contracts/releases/package-index'
import { z } from '@tessera/contracts/schema'
import { Fault } from './fault.ts'

/** The product that a module is for. */
export interface Product {
  readonly origin: string
  /** The version of its packages. */
  readonly version: string
}

/** The file beside this command that names its product. The product adds it to the archive. */
const LoadedFrom = z.object({ origin: z.string(), version: z.string() })
const Overview = z.object({
  version: PackageVersion,
  create: z.string().check(z.regex(/^https?:\/\/[\w.:/[\]-]+$/)),
})

/** Reads which product this command was loaded from; undefined when it was not loaded from one. */
export function loadedFrom(text: string | undefined): Product | undefined {
  return text === undefined ? undefined : z.parse(LoadedFrom, JSON.parse(text))
}

function addressOf(typed: string): string {
  const url = URL.parse(typed)
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin
  throw new Fault(
    `--at takes the product's address, as https://pins.example.org, not '${typed}'.`,
    2,
  )
}

async function overviewOf(origin: string, fetch: typeof globalThis.fetch) {
  const url = new URL(packagesPath, origin).href
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => {
    throw new Fault(`${origin} cannot be reached; is the product running there?`, 3)
  })
  if (!answer.ok)
    throw new Fault(
      `${origin} offers no packages; ask its operator to set PACKAGES_DIR (npm run packages writes them).`,
      3,
    )
  const read = z.safeParse(Overview, await answer.json().catch(() => undefined))
  if (read.success) return read.data
  throw new Fault(`${url} is no registry of packages; give the product's own address.`, 3)
}

/**
 * Finds the product, and asks whether this command is still its own: npx keeps what it has loaded once, so a
 * product that was upgraded is met by the command of its former version.
 */
export async function productOf(
  given: { readonly loaded: Product | undefined; readonly at: string | undefined },
  fetch: typeof globalThis.fetch,
): Promise<Product> {
  const { loaded, at } = given
  const origin = at === undefined ? loaded?.origin : addressOf(at)
  if (origin === undefined)
    throw new Fault('Give the address of the product: --at https://pins.example.org', 2)
  const { version, create } = await overviewOf(origin, fetch)
  if (loaded !== undefined && loaded.origin === origin && loaded.version !== version)
    throw new Fault(
      `The product has moved on from ${loaded.version} to ${version} since npx loaded this command. Run it as: npx ${create}`,
    )
  return { origin, version }
}
