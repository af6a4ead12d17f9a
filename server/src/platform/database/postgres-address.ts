/** The hosts of an address, each as an address of its own, and which of them will do. */
interface PostgresAddress {
  readonly urls: readonly [string, ...string[]]
  /** True when a host has to take writes. */
  readonly needsPrimary: boolean
}

/** The names by which libpq chooses hosts; the product writes, so that standbys never do. */
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
