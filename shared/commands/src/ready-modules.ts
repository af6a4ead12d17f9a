import { builtModules } from './built-rooms.ts'
import { refusedPortSentence } from './product/browser-ports.ts'
import { moduleRooms, offsetsOf, type PlacedRoom } from './rooms.ts'
import { fail, say } from './say.ts'

// The part of `npm start` that ends before the product runs, in a process of its own (start.ts): it reads all
// sources, and the compiler takes hundreds of megabytes that no process gives back.

async function checkPorts(port: number, modules: readonly PlacedRoom[]): Promise<void> {
  const refused = await refusedPortSentence(port, offsetsOf(modules))
  if (refused !== undefined) fail(refused)
}

/** Builds what changed; returns the modules. */
async function build(port: number): Promise<readonly PlacedRoom[]> {
  const { buildChanged } = await import('./build.ts')
  const modules = await moduleRooms()
  await checkPorts(port, modules)
  say('Building what has changed …')
  await buildChanged()
  return modules.map(({ folder, name, port: own }) => ({ folder, name, port: own }))
}

// Nobody serves these builds once the start was stopped.
process.once('disconnect', () => process.exit(1))
const port = Number(process.argv[2])
const built = await builtModules()
if (built !== undefined) await checkPorts(port, built)
process.send?.(built ?? (await build(port)), () => process.exit(0))
