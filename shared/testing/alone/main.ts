import { portsSentence, takenPorts } from '@tessera/commands/product/taken-ports'
import { fail, say, sayGood, seconds, table } from '@tessera/commands/say'
import type { ModuleDescriptor, Registry } from '@tessera/contracts/registry'
import { picturedSmallDemo } from '@tessera/demo/small/small-demo'
import { operatorProof } from '@tessera/server/contexts/releases/index'
import { listen } from '@tessera/server/main/listen'
import { createMemoryService } from '@tessera/server/memory-service'
import { grantBackend } from '../src/grant-backend.ts'
import { worldValues } from '../src/world-values.ts'
import { alonePath } from './about.ts'
import { frameFiles, isInstalled } from './installed.ts'
import { portsOf, readAloneOptions } from './options.ts'
import { people, signNewcomerUp } from './people.ts'
import { serveAlone } from './serve-alone.ts'
import { serveParts } from './serve-parts.ts'

const started = performance.now()
const options = readAloneOptions(process.argv.slice(2))
if (typeof options === 'string') fail(options)
const { name } = options
const ports = portsOf(options.port)
const command = `${isInstalled ? 'npx tessera-module' : 'npm run module --'} dev ${name} --alone`
const taken = await takenPorts(Object.values(ports))
if (taken.length > 0) fail(portsSentence(taken, command, ports.product))

const files = await frameFiles()
const { shell, registry, shellFolder } = await serveParts(options, ports)

const origin = `http://localhost:${ports.product}`
const service = await createMemoryService({
  origin,
  sample: picturedSmallDemo,
  registry,
  shell,
  settings: {
    // Its service worker would take the place of the one that answers here.
    installedApp: false,
    // As in production, where everything has a hash.
    overrides: !options.isBuilt,
    // A backend on this machine is for services outside of production.
    anyoneOverrides: !options.isBuilt || options.backend !== null,
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
if (options.backend !== null) {
  const may = moduleOf(registry()).backend?.wants ?? []
  const { secrets, settings, clock } = service.ports
  const proof = operatorProof(secrets, settings.publicOrigin, clock.now())
  await grantBackend({ ...service, proof }, { module: name, origin: options.backend, may })
}
const world = await worldValues({ origin, fetch }, people[0]?.username ?? '')

/** Returns the module that runs alone, which is the first. */
function moduleOf({ modules }: Registry): ModuleDescriptor {
  const [module] = modules
  if (module === undefined) throw new Error(`${name} is not in the registry.`)
  return module.descriptor
}

const listening = await listen('localhost', ports.product)
if ('fault' in listening) fail(listening.fault)
listening.answerWith(
  serveAlone({
    about: () => ({
      brand: service.ports.settings.brand,
      module: moduleOf(registry()),
      people: [...people],
      ...world,
    }),
    service: service.fetch,
    files,
    shellFolder,
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
