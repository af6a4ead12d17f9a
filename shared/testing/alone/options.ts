import { parseArgs } from 'node:util'
import { isLoopbackOrigin } from '@tessera/contracts/releases/backend-grant'

/** The options of `npm run module -- dev NAME --alone`. */
export interface AloneOptions {
  readonly name: string
  /** The frame page's and the product's port; the next three are the module's, the shell's and the stage's. */
  readonly port: number
  /** True for the module and the shell as they ship, without hot updates. */
  readonly isBuilt: boolean
  /** The origin of the module's backend on this machine; null for none. */
  readonly backend: string | null
}

const usualPort = 3800

/** Reads the command's arguments; a text says what is wrong. */
export function readAloneOptions(args: readonly string[]): AloneOptions | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string' }, built: { type: 'boolean' }, backend: { type: 'string' } },
  })
  const [name] = positionals
  if (name === undefined) return 'Say which module: npm run module -- dev NAME --alone'
  const port = Number(values.port ?? usualPort)
  if (!(Number.isInteger(port) && port >= 1 && port <= 65_000))
    return `The port must be a whole number from 1 to 65000, not '${values.port}'.`
  const { backend = null } = values
  if (backend !== null && !isLoopbackOrigin(backend))
    return `The backend must be on this machine, as http://localhost:4000, not '${backend}'.`
  return { name, port, isBuilt: values.built === true, backend }
}

/** Returns the ports of the parts. */
export const portsOf = (port: number) => ({
  product: port,
  module: port + 1,
  shell: port + 2,
  stage: port + 3,
})

export type AlonePorts = ReturnType<typeof portsOf>
