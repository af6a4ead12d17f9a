import { z } from '@tessera/contracts/schema'
import { ModuleDescriptor } from '../registry-module.ts'
import { AddressGrant } from './address-grant.ts'
import { BackendGrant } from './backend-grant.ts'
import { BuildId } from './build-id.ts'
import { ModuleBuild, ReleaseState, ShellBuild } from './release-state.ts'

const module = ModuleDescriptor.shape.name
const percent = z.number().check(z.gte(0), z.lte(100))
const text = z.string().check(z.minLength(1), z.maxLength(200))

/** A change of which builds run. */
export const ReleaseChange = z.discriminatedUnion('do', [
  /** Makes a build the active one; a revoked build only if asked for by name. */
  z.strictObject({
    do: z.literal('promote'),
    module,
    build: BuildId,
    evenRevoked: z.optional(z.boolean()),
  }),
  /** Gives a build to a share of the visitors. */
  z.strictObject({ do: z.literal('canary'), module, build: BuildId, percent }),
  /** Ends the canary, else returns to the last good build; revokes the build that is left. */
  z.strictObject({ do: z.literal('rollback'), module }),
  z.strictObject({ do: z.literal('disable'), module }),
  z.strictObject({ do: z.literal('enable'), module }),
])

/** The address that tools send changes to. */
export const changesPath = '/registry/changes'

/** A change with its reason, of the version that its sender has seen. */
export const ChangeRequest = z.strictObject({
  version: z.int(),
  why: text,
  change: ReleaseChange,
})

/** The address that tools admit builds at, after their files. */
export const buildsPath = '/registry/builds'

/** Admits a build whose files are all there. */
export const AdmitRequest = z.strictObject({
  module,
  build: BuildId,
  commit: ModuleBuild.shape.commit,
  lockfile: ModuleBuild.shape.lockfile,
  samples: ModuleBuild.shape.samples,
})

/** The answer to an admission: whether it raised the version, as for a build that a file named before. */
export const Admitted = z.object({ build: BuildId, raised: z.boolean() })

/** The address that tools ask the gate at, before they send a build. */
export const checkPath = '/registry/check'

/** Asks the gate about a build: the whole content of its module.json. */
export const CheckRequest = z.strictObject({ module, descriptor: z.unknown() })

/** The address of a build's files while they are sent. */
export const buildFilesPath = (name: string, build: string): string =>
  `/registry/builds/${name}/${build}/`

/** The name of a build's descriptor among its files. */
export const descriptorFile = 'module.json'

/** The answer to a descriptor: which files the store does not have yet. */
export const MissingFiles = z.object({ missing: z.array(z.string()) })

/** The address of all that tools may know. */
export const statePath = '/registry/state'

/** One change of the past. */
export const PastChange = z.object({
  version: z.int(),
  at: z.string(),
  who: z.string(),
  why: z.string(),
  what: z.string(),
  module: z.nullable(z.string()),
})

/** All releases, with the builds of each module and the last changes, newest first. */
export const ToolState = z.extend(ReleaseState, {
  listed: z.array(ModuleBuild),
  listedShells: z.optional(z.array(ShellBuild)),
  changes: z.array(PastChange),
})

/** The address of who uses what, which needs no token. */
export const graphPath = '/registry/graph'

/** The address of the tokens. */
export const tokensPath = '/registry/tokens'

const word = z.string().check(z.regex(/^[a-z0-9_.~-]{1,60}$/))

/**
 * A new token: for whom, for which modules (`*` for all), for which new first words of addresses beside the
 * modules' names, and for how long.
 */
export const TokenRequest = z.strictObject({
  name: text,
  modules: z.array(z.union([module, z.literal('*')])).check(z.minLength(1), z.maxLength(50)),
  words: z.optional(z.array(z.union([word, z.literal('*')])).check(z.maxLength(50))),
  days: z.int().check(z.gte(1), z.lte(730)),
})

/** A token without its secret. */
export const ListedToken = z.object({
  id: z.string(),
  name: z.string(),
  modules: z.array(z.string()),
  words: z._default(z.array(z.string()), []),
  created_at: z.string(),
  expires_at: z.string(),
  revoked_at: z.nullable(z.string()),
  used_at: z.nullable(z.string()),
})

/** The address of the grants of addresses. */
export const grantsPath = '/registry/grants'

/** Grants addresses to a module, or ends that for its builds to come. */
export const GrantRequest = z.extend(AddressGrant, { granted: z.boolean() })

/** A grant in the registry: by whom, and when. */
export const ListedGrant = z.extend(AddressGrant, { by: z.string(), at: z.string() })

/** The address of the grants of backends. */
export const backendsPath = '/registry/backends'

/** Grants a module a backend in the place of the one that it had, or ends its grant. */
export const BackendRequest = z.discriminatedUnion('do', [
  z.strictObject({ ...BackendGrant.shape, do: z.literal('grant'), why: text }),
  z.strictObject({ do: z.literal('revoke'), module, why: text }),
])

/** A backend in the registry: by whom, when and why, and what the module's builds that run want. */
export const ListedBackend = z.object({
  ...BackendGrant.shape,
  by: z.string(),
  why: z.string(),
  at: z.string(),
  wants: z.array(z.string()),
})

/** The address at which the operator frees what a module holds for open tabs. */
export const releasedPath = '/registry/released'

/** Frees the addresses that no running build of a module has. */
export const ReleasedRequest = z.strictObject({ module })

/** The answer: how many builds held addresses for open tabs. */
export const Released = z.object({ module: z.string(), builds: z.int() })

/** The address of the accounts that may override modules in their browser. */
export const allowedPath = '/registry/allowed'

/** Lets an account, by its email or username, override modules; or no more. */
export const AllowRequest = z.strictObject({ account: text, allowed: z.boolean() })

/** A refusal of a tool's request: one sentence with the fix. */
export const ToolRefusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** The changes since the version that the sender has seen. */
    changes: z.optional(z.array(PastChange)),
    /** The gate's refusals, each with its code. */
    refusals: z.optional(z.array(z.object({ code: z.string(), message: z.string() }))),
  }),
})

export type ReleaseChange = z.infer<typeof ReleaseChange>
export type ChangeRequest = z.infer<typeof ChangeRequest>
export type GrantRequest = z.infer<typeof GrantRequest>
export type BackendRequest = z.infer<typeof BackendRequest>
export type ListedBackend = z.infer<typeof ListedBackend>
export type AdmitRequest = z.infer<typeof AdmitRequest>
export type PastChange = z.infer<typeof PastChange>
export type ToolState = z.infer<typeof ToolState>
export type AllowRequest = z.infer<typeof AllowRequest>
export type TokenRequest = z.infer<typeof TokenRequest>
export type ListedToken = z.infer<typeof ListedToken>
