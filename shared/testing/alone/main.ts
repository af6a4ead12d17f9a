import { devShellFiles, serveFromSource, sourceModule } from '@tessera/build/commands/dev-room'
import { type Room, readRoom } from '@tessera/build/commands/rooms'
import { fail, say, sayGood, seconds, table, warn } from '@tessera/build/commands/say'
import { portsSentence, takenPorts } from '@tessera/build/commands/taken-ports'
import type { Registry } from '@tessera/contracts/registry'
import { picturedSmallDemo } from '@tessera/demo/small/small-demo'
import { listen } from '@tessera/server/main/listen'
import { createMemoryService } from '@tessera/server/memory-service'
import { worldValues } from '../src/world-values.ts'
import { alonePath } from './about.ts'
import { buildFrame } from './build-frame.ts'
import { portsOf, readAloneOptions } from './options.ts'
import { people, signNewcomerUp } from './people.ts'
import { serveAlone } from './serve-alone.ts'

const started = performance.now()
const options = readAloneOptions(process.argv.slice(2))
if (typeof options === 'string') fail(options)
const { name } = options
const ports = portsOf(options.port)
process.env.NODE_ENV = 'development'
const command = `npm run module -- dev ${name} --alone`
const taken = await takenPorts(Object.values(ports))
if (taken.length > 0) fail(portsSentence(taken, command, ports.product))

const shell = await readRoom('shell')
const room = await readRoom(`mfe-${name}`)
const stage = await readRoom('shared/testing/alone/stage')

/** Serves a module from source. Returns its entry in the registry. */
async function serve(from: Room, port: number, onChange: () => void) {
  const source = await sourceModule(from, port, async () => onChange())
  await serveFromSource(from, port, { source, onFault: warn })
  return source
}

let registry: Registry = { schema: 1, modules: [] }
const renew = () => {
  registry = { schema: 1, modules: [module.entry(), staged.entry()] }
}
const files = await buildFrame()
const module = await serve(room, ports.module, renew)
const staged = await serve(stage, ports.stage, renew)
await serveFromSource(shell, ports.shell)
renew()

const origin = `http://localhost:${ports.product}`
const service = await createMemoryService({
  origin,
  sample: picturedSmallDemo,
  registry: () => registry,
  shell: devShellFiles(ports.shell),
  settings: {
    overrides: true,
    pseudoLocales: true,
    experimentOverrides: true,
    budgetFactor: 1_000,
  },
})
const fetch = (request: Request) => {
  request.headers.set('Sec-Fetch-Site', 'same-origin')
  return service.fetch(request, { address: '127.0.0.1' })
}
await signNewcomerUp(origin, fetch)
const world = await worldValues({ origin, fetch }, people[0]?.username ?? '')

const listening = await listen('localhost', ports.product)
if ('fault' in listening) fail(listening.fault)
listening.answerWith(
  serveAlone({
    about: () => ({
      brand: service.ports.settings.brand,
      module: module.entry().descriptor,
      people: [...people],
      ...world,
    }),
    service: service.fetch,
    files,
  }),
)
const stop = () => void Promise.all([listening.close(), service.stop()]).then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
say(`Started in ${seconds(started)}.`)
sayGood(
  `${name} runs alone, with a service and a small demo world in memory.\n\n${table([
    ['Alone', `${origin}${alonePath}`],
    ['Product', origin],
    ['Stop', 'Ctrl-C'],
  ])}\n`,
)
