import {
  builtDescriptorPath,
  type ListedModule,
  type WholeModule,
} from '@tessera/contracts/listed-module'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'

/**
 * Starts loading what a module's entry asks for first. Its scripts are checked before they run (late-file.ts), and
 * that code loads beside the descriptor.
 */
async function loadEarly({ base, descriptor }: ListedModule, whole: Promise<void>): Promise<void> {
  const { checkLate } = await import(/* webpackChunkName: "builds" */ './late-file.ts')
  await whole
  for (const { path, kind, integrity } of descriptor.files) {
    const isWanted = path !== descriptor.entry && descriptor.preload.includes(path)
    if (isWanted && kind === 'script' && integrity !== undefined)
      checkLate(base + path, integrity).catch(() => undefined)
  }
}

/** Completes a module of which the document lists only the entry. Rejects when that fails. */
export type Complete = (module: ListedModule) => Promise<void>

interface View {
  readonly name: string
  preload: string[]
}

function fillPreloads(views: readonly View[], built: readonly View[]): void {
  for (const view of views)
    view.preload = built.find(({ name }) => name === view.name)?.preload ?? []
}

function fill({ descriptor }: ListedModule, built: WholeModule['descriptor']): void {
  const { preload, files, languages, importsNothing } = built
  Object.assign(descriptor, { preload, files, languages, importsNothing })
  fillPreloads(descriptor.pages, built.pages)
  fillPreloads(descriptor.overlays, built.overlays)
  fillPreloads(descriptor.slots, built.slots)
}

/** Returns the hash of a build's descriptor as browsers check it. */
export const integrityOf = (build: BuildId): string => {
  const bytes = build.replace(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return `sha256-${btoa(bytes)}`
}

/**
 * Returns a function that fetches what the document leaves out of a module, once, and passes the module to
 * `admit`, which lets its files run. The browser checks that the descriptor is the one of the build.
 */
export function createComplete(page: {
  readonly fetch: typeof globalThis.fetch
  readonly admit: (module: ListedModule) => void
}): Complete {
  const fetching = new Map<ListedModule, Promise<void>>()
  async function fetchFor(module: ListedModule, build: BuildId): Promise<void> {
    const path = builtDescriptorPath(module.descriptor.name, build)
    const answer = await page.fetch(path, { integrity: integrityOf(build) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    fill(module, z.parse(ModuleDescriptor, await answer.json()))
    delete module.isPartial
    page.admit(module)
  }
  return async (module) => {
    const { build, isPartial } = module
    if (isPartial !== true || build === undefined) return
    const known = fetching.get(module)
    if (known !== undefined) return known
    const whole = fetchFor(module, build).finally(() => fetching.delete(module))
    fetching.set(module, whole)
    loadEarly(module, whole).catch(() => undefined)
    return whole
  }
}
