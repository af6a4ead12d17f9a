import { resolve } from 'node:path'
import { root } from './root.ts'

/** What `npm start` was asked for. */
export interface StartOptions {
  readonly port: number
  readonly data: string
  readonly registryFile: string
  /** Whether every origin is served over TLS, with a certificate made on the spot. */
  readonly https?: boolean
  /** Where people find the product, when that is not this machine's own address. */
  readonly publicOrigin?: string
}

const examples: Readonly<Record<string, string>> = { '--port': '4000', '--data': 'DIR' }

type Environment = Readonly<Record<string, string | undefined>>

interface Arguments {
  readonly given: ReadonlyMap<string, string>
  readonly https: boolean
  readonly faults: readonly string[]
}

function readArguments(args: readonly string[]): Arguments {
  const faults: string[] = []
  const given = new Map<string, string>()
  let https = false
  for (let at = 0; at < args.length; at += 1) {
    const name = args[at] ?? ''
    if (name === '--https') {
      https = true
      continue
    }
    at += 1
    const [value, example] = [args[at], examples[name]]
    if (example === undefined)
      faults.push(`${name} is not an option; there are --port, --data and --https.`)
    else if (value === undefined) faults.push(`${name} needs a value, as in ${name} ${example}.`)
    else given.set(name, value)
  }
  return { given, https, faults }
}

/** The service checks the address itself; what matters here is that it and the scheme go together. */
function originFault(publicOrigin: string | undefined, https: boolean): readonly string[] {
  if (publicOrigin === undefined) return []
  const scheme = URL.parse(publicOrigin)?.protocol
  if (scheme === undefined)
    return [`PUBLIC_ORIGIN must be an origin, as https://example.org, not '${publicOrigin}'.`]
  return https && scheme !== 'https:'
    ? [`PUBLIC_ORIGIN is ${publicOrigin}, which is not https; leave it out, or leave out --https.`]
    : []
}

/** Reads the arguments of `npm start -- --port 4000 --data DIR --https`, over the environment's PORT and DATA_DIR. */
export function readStartOptions(
  args: readonly string[],
  environment: Environment,
): { readonly options: StartOptions; readonly faults: readonly string[] } {
  const { given, https, faults } = readArguments(args)
  const port = Number(given.get('--port') ?? environment.PORT ?? 3000)
  const portFaults =
    Number.isInteger(port) && port >= 1 && port <= 65_000
      ? []
      : [
          `The port must be a whole number from 1 to 65000, not '${given.get('--port') ?? environment.PORT}'.`,
        ]
  const data = resolve(given.get('--data') ?? environment.DATA_DIR ?? `${root}/.tessera/data`)
  const registryFile = environment.REGISTRY_FILE ?? `${data}/registry.json`
  const publicOrigin = environment.PUBLIC_ORIGIN || undefined
  return {
    options: {
      ...{ port, data, registryFile, https },
      ...(publicOrigin === undefined ? {} : { publicOrigin }),
    },
    faults: [...faults, ...portFaults, ...originFault(publicOrigin, https)],
  }
}
