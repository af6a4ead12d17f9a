import type { EventDefinition } from '@tessera/contracts/events/define-event'
import type { BuiltFile, ModuleDescriptor } from '@tessera/contracts/registry'
import type { ModuleDefinition } from './define-module.ts'

/** What a build knows of its files: all of them, and which each named chunk starts from. */
export interface BuildOutput {
  readonly entry: string
  readonly container: string
  readonly files: readonly BuiltFile[]
  /** Files of ./module itself. */
  readonly module: readonly string[]
  /** Files by chunk name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

const versioned = ({ name, version }: EventDefinition): string => `${name}@${version}`

/** Writes down what a module offers, for the registry: from its definition and its build. */
export function describeModule(definition: ModuleDefinition, build: BuildOutput): ModuleDescriptor {
  const filesOf = (chunk: string) =>
    (build.chunks[chunk] ?? []).filter((path) => !build.module.includes(path))
  return {
    name: definition.name,
    version: definition.version,
    contract: definition.contract,
    container: build.container,
    entry: build.entry,
    preload: [build.entry, ...build.module.filter((path) => path !== build.entry)],
    pages: Object.entries(definition.pages ?? {}).map(([name, { route, title, who, over }]) => ({
      name,
      route,
      title,
      who,
      over,
      preload: filesOf(`page-${name}`),
    })),
    overlays: Object.keys(definition.overlays ?? {}).map((name) => ({
      name,
      preload: filesOf(`overlay-${name}`),
    })),
    slots: Object.entries(definition.slots ?? {}).map(([name, { slot }]) => ({
      slot,
      name,
      preload: filesOf(`slot-${name}`),
    })),
    handles: (definition.handles ?? []).map(({ request }) => request),
    ...(definition.wakes === undefined ? {} : { wakes: definition.wakes }),
    nav: [...(definition.nav ?? [])],
    emits: (definition.emits ?? []).map(versioned),
    hears: (definition.hears ?? []).map(versioned),
    files: [...build.files],
  }
}
