import { z } from '@tessera/contracts/schema'
import { ModuleDescriptor, RegisteredModule, ShellFiles } from '../registry.ts'
import { BuildId } from './build-id.ts'

const module = ModuleDescriptor.shape.name

/** The address at which tools override a module for a browser that a program runs. */
export const overridesPath = '/registry/overrides'

/** Asks for a browser with another published build of a module. */
export const OverridingRequest = z.strictObject({ module, build: BuildId })

/** The address at which tools run a module from source, for a browser behind their proxy. */
export const sourcesPath = '/registry/sources'

/** Asks for a browser that runs a module from source, in a shell that can update it in place. */
export const SourceRequest = z.strictObject({ registered: RegisteredModule, shell: ShellFiles })

/** The answer: the Cookie header of that browser, and until when it is of use. */
export const Overriding = z.object({ cookie: z.string(), until: z.string() })

/** The private id of a relay. */
export const RelayId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** The id of a preview. */
export const PreviewId = z.string().check(z.regex(/^[0-9a-f]{16}$/))

/** The address of the builds that run from developers' machines. */
export const relaysPath = '/registry/relays'

/** Opens a relay of a module. */
export const RelayRequest = z.strictObject({ module })

/** The answer: the private id of the relay. */
export const OpenedRelay = z.object({ id: RelayId })

/** Keeps a relay open, with the build that was sent last. */
export const RelayBeat = z.strictObject({ build: BuildId })

export type RelayBeat = z.infer<typeof RelayBeat>
