import { z } from '@tessera/contracts/schema'
import { ModuleDescriptor, RegisteredModule, ShellFiles } from '../registry.ts'
import { BuildId } from '../releases/build-id.ts'
import { descriptorMaxBytes } from '../releases/build-limits.ts'
import { PreviewId, RelayId } from '../releases/override-calls.ts'
import { defineCall } from './define-call.ts'

const module = ModuleDescriptor.shape.name

/** The build that one browser runs instead of a module's usual one. */
export const ModuleOverride = z.discriminatedUnion('from', [
  /** Another published build. */
  z.strictObject({
    from: z.literal('build'),
    module,
    build: BuildId,
    /** Runs the build although it was revoked, by a press of its own or in a set of the past. */
    even_revoked: z.optional(z.literal(true)),
    /** The preview that the build belongs to; the override ends with it. */
    preview: z.optional(PreviewId),
  }),
  /** A build at an address, with the descriptor that was read there. */
  z.strictObject({ from: z.literal('origin'), module, registered: RegisteredModule }),
  /** The build that a developer's machine sent last. */
  z.strictObject({ from: z.literal('relay'), module, relay: RelayId }),
  /** Nothing: the module is off. */
  z.strictObject({ from: z.literal('off'), module }),
  /** A module or the shell from source, on a developer's machine. Only a token makes it, for the proxy there. */
  z.strictObject({
    from: z.literal('source'),
    module,
    registered: z.optional(RegisteredModule),
    shell: z.optional(ShellFiles),
  }),
])

const PanelBuild = z.object({
  id: BuildId,
  version: z.string(),
  published_at: z.string(),
  published_by: z.string(),
  is_revoked: z.boolean(),
})

/** Facts that a build states about itself. */
const stated = {
  /** The team that owns it. */
  team: z.optional(z.string()),
  /** The events that it emits, as pin.saved@1. */
  emits: z._default(z.array(z.string()), []),
  /** The events that it hears. */
  hears: z._default(z.array(z.string()), []),
}

const PanelModule = z.object({
  name: module,
  /** The build that this browser's next document runs; null for one without an id. */
  build: z.nullable(BuildId),
  version: z.string(),
  source: z.enum(['registry', 'canary', 'build', 'origin', 'relay', 'off', 'source']),
  /** The address of its files. */
  base: z.string(),
  /** The file that it starts from, relative to the base. */
  entry: z.optional(z.string()),
  /** The bytes of all of its files. */
  bytes: z.int(),
  /** Its published builds, newest first. */
  builds: z.array(PanelBuild),
  ...stated,
})

const PanelShell = z.object({
  /** The id of its build; null for one that runs from source. */
  build: z.nullable(BuildId),
  ...stated,
})

const Panel = z.object({
  modules: z.array(PanelModule),
  /** The shell that this browser's next document runs. */
  shell: z.optional(PanelShell),
  /** The set that this browser was taken back to; null without one. */
  travelled: z.nullable(z.string()),
  /** The origins that modules may come from; null for any. */
  origins: z.nullable(z.array(z.string())),
})

/** Returns what the panel of modules shows. */
export const getModulePanel = defineCall({
  name: 'ModulePanelResource.get',
  summary: 'Returns the modules of this browser, their builds and overrides.',
  method: 'GET',
  path: '/resource/ModulePanelResource/get/',
  input: z.strictObject({}),
  output: Panel,
  errors: ['not-allowed'],
  who: 'anyone',
})

/** Overrides one module in this browser. */
export const overrideModule = defineCall({
  name: 'ModuleOverrideResource.create',
  summary: 'Overrides a module in this browser, from the next document on.',
  method: 'POST',
  path: '/resource/ModuleOverrideResource/create/',
  input: z.strictObject({ override: ModuleOverride }),
  output: z.null(),
  errors: ['not-allowed', 'not-found', 'build-revoked', 'module-origin-refused', 'module-claim'],
  who: 'anyone',
  maxBytes: descriptorMaxBytes,
})

/** Takes back one override of this browser, or all. */
export const resetOverrides = defineCall({
  name: 'ModuleOverrideResource.delete',
  summary: 'Takes back the override of a module in this browser, or all.',
  method: 'POST',
  path: '/resource/ModuleOverrideResource/delete/',
  input: z.strictObject({ module: z.optional(module) }),
  output: z.null(),
  errors: [],
  who: 'anyone',
})

/** Overrides all modules by the builds of a set that was served before. */
export const travelToSet = defineCall({
  name: 'ModuleTravelResource.create',
  summary: 'Runs the builds of a set in this browser, by the id that reports carry.',
  method: 'POST',
  path: '/resource/ModuleTravelResource/create/',
  input: z.strictObject({
    set: z.string().check(z.trim(), z.regex(/^[0-9a-f]{32}(\.[\w.-]{1,120})?$/)),
  }),
  output: z.null(),
  errors: ['not-allowed', 'not-found'],
  who: 'anyone',
})

export type ModuleOverride = z.infer<typeof ModuleOverride>
export type ModulePanel = z.infer<typeof Panel>
export type PanelModule = z.infer<typeof PanelModule>
export type PanelShell = z.infer<typeof PanelShell>
