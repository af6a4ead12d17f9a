import { z } from '@tessera/contracts/schema'

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))
/** A slot of the contracts, or one that a module offers, as events.agenda@1. */
const slot = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}((\.[a-z0-9-]{1,40})+@\d{1,6})?$/))
/** A file of a build, relative to its base. */
export const FilePath = z.string().check(z.regex(/^(?!\/)(?!.*\.\.)[\w./@~-]+$/), z.maxLength(300))

/** The files that something starts from. Documents leave out empty lists. */
const preload = z._default(z.array(FilePath), [])

/** A file of a build, and the integrity hash that browsers check. */
export const BuiltFile = z.object({
  path: FilePath,
  /** Only development servers leave it out. Such a module runs only where overrides are allowed. */
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]{64}$/))),
  kind: z.enum(['script', 'style', 'font', 'other']),
  bytes: z.int(),
})

/**
 * A page's route: literal parts, `:name` parts, and `:name(one|other)` parts with a list of values, with a
 * slash at the end. Other router patterns (`*`, `:name?`) are refused, because they could match the
 * addresses of other modules.
 */
const route = z
  .string()
  .check(z.regex(/^\/(?:(?::\w+(?:\([\w.~-]+(?:\|[\w.~-]+)*\))?|[\w.~-]+)\/)*$/))

/** The place of a page among the sections of the settings. Its title is the section's name. */
export const SettingsPlace = z.object({
  icon: z.enum([
    'person',
    'sliders',
    'lock',
    'bell',
    'eye',
    'sun',
    'globe',
    'trash',
    'check',
    'upload',
  ]),
  order: z.int(),
})

/** A page of a module: its route, and the files that it starts from. */
export const PageDescriptor = z.object({
  name,
  route,
  title: z.string(),
  who: z.enum(['anyone', 'member', 'visitor']),
  /** Opens over the page that it was reached from. Loaded by its address, it is a normal page. */
  over: z._default(z.boolean(), false),
  /** Lists the page among the sections of the settings, and draws it beside them. */
  settings: z.optional(SettingsPlace),
  /** True for a page that ends, so that the product's footer follows it. */
  footer: z.optional(z.boolean()),
  /** The template by which the service draws its first screen. Older descriptors have none. */
  firstScreen: z.optional(FilePath),
  preload,
})

/** A module's entry in the shell's navigation. */
export const NavDescriptor = z.object({
  label: z.string(),
  to: z.string().check(z.startsWith('/')),
  icon: z.enum(['home', 'search', 'plus', 'chart', 'people', 'compass', 'tag']),
  who: z.enum(['anyone', 'member', 'partner']),
  order: z.int(),
})

/** An experiment of a module: the service chooses one of its arms for each visitor. */
const ExperimentDescriptor = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z_]{0,59}$/)),
  arms: z.array(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
  default: z.string(),
})

/** A language of a module: the files of its texts, and its titles and labels by the English ones. */
export const LanguageDescriptor = z.object({
  preload: z.array(FilePath),
  texts: z.record(z.string(), z.string()),
})

/**
 * Describes a module before it is loaded: `module.json`, built from the module's own source. Fields that
 * are not listed here are ignored, such as `emits` and `hears` of descriptors before 1.6.0.
 */
export const ModuleDescriptor = z.object({
  name,
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/)),
  /** The range of contract versions that the module needs, as ^1.2.3. */
  contract: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/)),
  /** The number of the way in which it is loaded (abi.ts); 1 without it. */
  abi: z.optional(z.int().check(z.gte(1))),
  /** The name of the federation container. Active modules must not share one. */
  container: z.string().check(z.regex(/^[A-Za-z_]\w{0,59}$/)),
  entry: FilePath,
  /** The files that the module needs before it can run. */
  preload,
  pages: z._default(z.array(PageDescriptor), []),
  overlays: z._default(z.array(z.object({ name, preload })), []),
  slots: z._default(z.array(z.object({ slot, name, preload })), []),
  /** The requests that the module handles, as save.tapped@1. Descriptors before 1.6.0 have none. */
  handles: z._default(z.array(z.string()), []),
  /** The viewers for whom the shell loads the module before any of its views opens. */
  wakes: z.optional(z.enum(['member', 'everyone'])),
  /** The people who get the module at all: those with a role in looking after the product. Everybody without it. */
  audience: z.optional(z.enum(['house'])),
  nav: z._default(z.array(NavDescriptor), []),
  /** True for a module with commands for the command palette, which asks the module for them when it opens. */
  palette: z.optional(z.boolean()),
  /** The module's experiments, for the service. Documents leave them out. */
  experiments: z.optional(z.array(ExperimentDescriptor)),
  /** Says that the module has a backend, and what that wants to know of the viewer. Documents leave it out. */
  backend: z.optional(
    z.object({
      wants: z
        .array(z.string().check(z.regex(/^[a-z]+(\.[a-z_]+)?$/), z.maxLength(40)))
        .check(z.maxLength(20)),
    }),
  ),
  /** The languages besides English, with what the service needs of each. Older descriptors have none. */
  languages: z.optional(z.record(z.string(), LanguageDescriptor)),
  /**
   * True when no script of the build can import another one, so that the shell may run its scripts in a document
   * that does not list their hashes. Documents list all files of a build that does not say so.
   */
  importsNothing: z.optional(z.boolean()),
  files: z.array(BuiltFile),
})

/** A module in the registry: the base URL of its files, its descriptor, and whether it is enabled. */
export const RegisteredModule = z.object({
  base: z.url({ protocol: /^https?$/ }).check(z.endsWith('/')),
  enabled: z._default(z.boolean(), true),
  descriptor: ModuleDescriptor,
})

export type BuiltFile = z.infer<typeof BuiltFile>
export type PageDescriptor = z.infer<typeof PageDescriptor>
export type SettingsPlace = z.infer<typeof SettingsPlace>
export type NavDescriptor = z.infer<typeof NavDescriptor>
export type LanguageDescriptor = z.infer<typeof LanguageDescriptor>
export type ModuleDescriptor = z.infer<typeof ModuleDescriptor>
export type RegisteredModule = z.infer<typeof RegisteredModule>
