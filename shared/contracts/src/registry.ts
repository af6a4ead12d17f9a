import { z } from '@tessera/contracts/schema'

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))
const filePath = z.string().check(z.regex(/^(?!\/)(?!.*\.\.)[\w./@~-]+$/), z.maxLength(300))

/** A file of a build and the hash without which a browser does not run it. */
export const BuiltFile = z.object({
  path: filePath,
  /** Left out by a development server alone; such a module runs only where overrides are allowed. */
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]{64}$/))),
  kind: z.enum(['script', 'style', 'font', 'other']),
  bytes: z.int(),
})

/** A page of a module: the address it answers and the files it starts from. */
export const PageDescriptor = z.object({
  name,
  route: z.string().check(z.startsWith('/')),
  title: z.string(),
  who: z.enum(['anyone', 'member', 'visitor']),
  /** Opens over the page that it was reached from; at its address alone it is a page like any other. */
  over: z._default(z.boolean(), false),
  preload: z.array(filePath),
})

/** A line of the shell's navigation that a module asks for. */
export const NavDescriptor = z.object({
  label: z.string(),
  to: z.string().check(z.startsWith('/')),
  icon: z.enum(['home', 'search', 'plus', 'chart', 'people']),
  who: z.enum(['anyone', 'member', 'partner']),
  order: z.int(),
})

/** What a module says of itself without being loaded: `module.json`, built from the module's own source. */
export const ModuleDescriptor = z.object({
  name,
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/)),
  /** The range of contract versions it was built for, as ^1.2.3. */
  contract: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/)),
  /** The name of the federation container; no two modules share one. */
  container: z.string().check(z.regex(/^[A-Za-z_]\w{0,59}$/)),
  entry: filePath,
  /** Needed before anything of the module can run. */
  preload: z.array(filePath),
  pages: z.array(PageDescriptor),
  overlays: z.array(z.object({ name, preload: z.array(filePath) })),
  slots: z.array(z.object({ slot: name, name, preload: z.array(filePath) })),
  nav: z.array(NavDescriptor),
  /** Names with versions, as pin.saved@1. */
  emits: z.array(z.string()),
  hears: z.array(z.string()),
  files: z.array(BuiltFile),
})

/** A module as the registry lists it: where its files are, what it says of itself, and whether it runs. */
export const RegisteredModule = z.object({
  base: z.url({ protocol: /^https?$/ }).check(z.endsWith('/')),
  enabled: z._default(z.boolean(), true),
  descriptor: ModuleDescriptor,
})

/** The registry document. Changing it changes what runs, without a build. */
export const Registry = z.object({
  schema: z.literal(1),
  modules: z.array(RegisteredModule).check(
    z.refine(
      (modules) => {
        const names = modules.map(({ descriptor }) => descriptor.name)
        const containers = modules.map(({ descriptor }) => descriptor.container)
        return new Set(names).size === names.length && new Set(containers).size === names.length
      },
      { error: 'Two modules of the registry have the same name or container.' },
    ),
  ),
})

/** What the shell's build writes for the document: dist/shell.json. */
export const ShellFiles = z.object({
  /** Where the files are asked for; a development server's own origin, or the service's assets. */
  base: z._default(z.string(), '/assets/'),
  files: z.array(BuiltFile),
  initial: z.array(filePath),
})

export type BuiltFile = z.infer<typeof BuiltFile>
export type PageDescriptor = z.infer<typeof PageDescriptor>
export type NavDescriptor = z.infer<typeof NavDescriptor>
export type ModuleDescriptor = z.infer<typeof ModuleDescriptor>
export type RegisteredModule = z.infer<typeof RegisteredModule>
export type Registry = z.infer<typeof Registry>
export type ShellFiles = z.infer<typeof ShellFiles>
