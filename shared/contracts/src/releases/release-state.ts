import { z } from '@tessera/contracts/schema'
import { ShellFiles } from '../registry.ts'
import { ModuleDescriptor, RegisteredModule } from '../registry-module.ts'
import { BackendGrant } from './backend-grant.ts'
import { BuildId } from './build-id.ts'

/** The event payloads that a module's tests recorded, published with its build. */
const Samples = z.record(z.string(), z.array(z.unknown()))

/** One built version of a module, whose files do not change. */
export const ModuleBuild = z.object({
  id: BuildId,
  /** The name of the module. */
  module: ModuleDescriptor.shape.name,
  /** The URL of its files. */
  base: RegisteredModule.shape.base,
  descriptor: ModuleDescriptor,
  /** The commit that it was built from; null when nobody recorded one. */
  commit: z.nullable(z.string().check(z.regex(/^[0-9a-f]{40,64}$/))),
  /** The SHA-256 of the lockfile that it was built with. */
  lockfile: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Recorded payloads of its events, by name and version, as `pin.saved@1`. */
  samples: z.optional(Samples),
  published_at: z.string(),
  /** The name of the token, or of the file, that it came by. */
  published_by: z.string(),
})

/** One built version of the shell. Its release is named 'shell', which no module may be. */
export const ShellBuild = z.object({
  ...ModuleBuild.shape,
  module: z.literal('shell'),
  base: z.string(),
  /** The parts of `shell.json` that documents need. */
  descriptor: ShellFiles,
})

/** A build that a share of the visitors gets instead of the active one. */
export const Rollout = z.object({
  build: BuildId,
  percent: z.number().check(z.gte(0), z.lte(100)),
  since: z.string(),
})

/** The builds of a module that run. */
export const ModuleRelease = z.object({
  name: ModuleDescriptor.shape.name,
  enabled: z.boolean(),
  active: z.nullable(BuildId),
  /** The build that was active before, to return to. */
  last_good: z.nullable(BuildId),
  rollout: z.nullable(Rollout),
  /** Builds that must not run again. */
  revoked: z.array(BuildId),
})

/** All releases, at one version. Every change raises the version by one. */
export const ReleaseState = z.object({
  version: z.int(),
  modules: z.array(ModuleRelease),
  /** The builds that a release names, or that open tabs may still run. */
  builds: z.array(ModuleBuild),
  /** The same of the shell; older services have none. */
  shells: z.optional(z.array(ShellBuild)),
  /** The backends that modules may have; older services have none. */
  backends: z.optional(z.array(BackendGrant)),
})

export type ModuleBuild = z.infer<typeof ModuleBuild>
export type ShellBuild = z.infer<typeof ShellBuild>
export type Rollout = z.infer<typeof Rollout>
export type ModuleRelease = z.infer<typeof ModuleRelease>
export type ReleaseState = z.infer<typeof ReleaseState>
