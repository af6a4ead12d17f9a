import { resolve } from 'node:path'
import { root } from './root.ts'

/** What `npm start` was asked for. */
export interface StartOptions {
  readonly port: number
  readonly data: string
  readonly registryFile: string
}

/** Reads the arguments of `npm start -- --port 4000 --data DIR`, over the environment's PORT and DATA_DIR. */
export function readStartOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { readonly options: StartOptions; readonly faults: readonly string[] } {
  const faults: string[] = []
  const given = new Map<string, string>()
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value] = [args[at], args[at + 1]]
    if (name !== '--port' && name !== '--data')
      faults.push(`${name} is not an option; there are --port and --data.`)
    else if (value === undefined)
      faults.push(`${name} needs a value, as in ${name} ${name === '--port' ? '4000' : 'DIR'}.`)
    else given.set(name, value)
  }
  const port = Number(given.get('--port') ?? environment.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_000) {
    faults.push(
      `The port must be a whole number from 1 to 65000, not '${given.get('--port') ?? environment.PORT}'.`,
    )
  }
  const data = resolve(given.get('--data') ?? environment.DATA_DIR ?? `${root}/.tessera/data`)
  const registryFile = environment.REGISTRY_FILE ?? `${data}/registry.json`
  return { options: { port, data, registryFile }, faults }
}
