import { resolve } from 'node:path'
import { root } from '../root.ts'

/** The options of `npm start`. */
export interface StartOptions {
  readonly port: number
  readonly data: string
  readonly registryFile: string
  /** True when every origin is served over TLS, with a generated certificate. */
  readonly https?: boolean
  /** The public origin, if it is not this machine's own address. */
  readonly publicOrigin?: string
}

/** The options of `npm run dev`. */
export interface DevOptions extends StartOptions {
  /** The rooms to run from source; empty for all. */
  readonly names: readonly string[]
  /** The folder of this run's registry and its list of the shell's files. */
  readonly folder: string
}

type Environment = Readonly<Record<string, string | undefined>>

interface Read<Options> {
  readonly options: Options
  readonly faults: readonly string[]
}

const examples: Readonly<Record<string, string>> = { '--port': '4000', '--data': 'DIR' }

function readArguments(args: readonly string[]) {
  const given = new Map<string, string>()
  const [names, faults]: [string[], string[]] = [[], []]
  let https = false
  for (let at = 0; at < args.length; at += 1) {
    const name = args[at] ?? ''
    if (!name.startsWith('-')) names.push(name)
    else if (name === '--https') https = true
    else if (examples[name] === undefined)
      faults.push(`${name} is not an option; there are --port, --data and --https.`)
    else {
      at += 1
      const value = args[at]
      if (value === undefined)
        faults.push(`${name} needs a value, as in ${name} ${examples[name]}.`)
      else given.set(name, value)
    }
  }
  return { given, names, https, faults }
}

function readPort(text: string | undefined): number | string {
  const port = Number(text ?? 3000)
  if (Number.isInteger(port) && port >= 1 && port <= 65_000) return port
  return `The port must be a whole number from 1 to 65000, not '${text}'.`
}

function readCommon({ given }: ReturnType<typeof readArguments>, environment: Environment) {
  const port = readPort(given.get('--port') ?? environment.PORT)
  return {
    port: typeof port === 'number' ? port : 3000,
    faults: typeof port === 'number' ? [] : [port],
    data: resolve(given.get('--data') ?? environment.DATA_DIR ?? `${root}/.tessera/data`),
  }
}

/** Checks only that the origin matches the scheme. The service checks the origin itself. */
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
): Read<StartOptions> {
  const read = readArguments(args)
  const { port, data, faults } = readCommon(read, environment)
  const stray = read.names.map(
    (name) => `${name} is not an option; there are --port, --data and --https.`,
  )
  const registryFile = environment.REGISTRY_FILE ?? `${data}/registry.json`
  const publicOrigin = environment.PUBLIC_ORIGIN || undefined
  const { https } = read
  return {
    options: {
      port,
      data,
      registryFile,
      https,
      ...(publicOrigin === undefined ? {} : { publicOrigin }),
    },
    faults: [...read.faults, ...stray, ...faults, ...originFault(publicOrigin, https)],
  }
}

const noHttps = '--https is for npm start; development servers speak http.'

/** Reads the arguments of `npm run dev -- save --port 4000 --data DIR`. */
export function readDevOptions(
  args: readonly string[],
  environment: Environment,
): Read<DevOptions> {
  const read = readArguments(args)
  const { port, data, faults } = readCommon(read, environment)
  const isDefault = data === resolve(`${root}/.tessera/data`)
  const folder = isDefault ? resolve(`${root}/.tessera/dev`) : `${data}/dev`
  const registryFile = environment.REGISTRY_FILE ?? `${folder}/registry.json`
  return {
    options: { names: read.names, port, data, registryFile, folder },
    faults: [...read.faults, ...faults, ...(read.https ? [noHttps] : [])],
  }
}
