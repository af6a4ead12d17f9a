import type { ListedModule, WholeModule } from '@tessera/contracts/listed-module'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { checkLate } from './late-file.ts'

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

/** Starts loading what a module's entry asks for first. */
function loadEarly({ base, descriptor }: ListedModule): void {
  for (const { path, kind, integrity } of descriptor.files) {
    const isWanted = path !== descriptor.entry && descriptor.preload.includes(path)
    if (isWanted && kind === 'script' && integrity !== undefined)
      checkLate(base + path, integrity).catch(() => undefined)
  }
}

/** Adds to a module what its build's descriptor says and the document leaves out. */
export async function addFiles(module: ListedModule, answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  fill(module, z.parse(ModuleDescriptor, await answer.json()))
  delete module.isPartial
  loadEarly(module)
}
