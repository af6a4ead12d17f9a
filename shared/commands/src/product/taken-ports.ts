import { createServer } from 'node:net'

function isTaken(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once('error', () => resolve(true))
  server.listen(port, 'localhost', () => server.close(() => resolve(false)))
  return promise
}

/** Returns the ports that are in use, so that a command can report them before it starts. */
export async function takenPorts(ports: readonly number[]): Promise<readonly number[]> {
  const taken = await Promise.all(ports.map(isTaken))
  return ports.filter((_, at) => taken[at])
}

/** Returns an error text for ports that are in use, with the fix. */
export function portsSentence(ports: readonly number[], command: string, port: number): string {
  const [what, verb] = ports.length === 1 ? ['Port', 'is'] : ['Ports', 'are']
  // npm hands on what stands after its first ' -- '.
  const option = /^npm run (?!.* -- )/.test(command) ? ' -- --port' : ' --port'
  return `${what} ${ports.join(', ')} ${verb} in use. Stop what uses ${ports.length === 1 ? 'it' : 'them'}, or start on another port: ${command}${option} ${port + 1_000}`
}
