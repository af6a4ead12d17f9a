import type { Language } from '@tessera/contracts/language'
import type { WholeModule } from '@tessera/contracts/listed-module'
import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { ServedSet } from '@tessera/contracts/served-set'
import { settleClaims } from '@tessera/contracts/settle-claims'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import { modulesIn } from './modules-in.ts'

/** The builds that a document runs: those of the modules and of the shell. */
export interface Served {
  readonly set: ServedSet
  /** The modules, in the reader's language, each with the claims that it holds. */
  readonly modules: WholeModule[]
}

const ids = new WeakMap<object, string>()

/** Computes the id of a registry or of the shell's files once, since every document needs it. */
function idOf(document: object, builds: unknown): string {
  const id = ids.get(document) ?? sha256OfText(JSON.stringify(builds))
  ids.set(document, id)
  return id
}

/** Returns the set that a registry and a shell make, the same in every instance and language. */
export const servedSet = (registry: Registry, shell: ShellFiles): ServedSet => ({
  id: idOf(registry, registry.modules),
  shell: idOf(shell, [shell.base, shell.initial, shell.files]),
})

/** Returns what a document runs. Open tabs are told by the same function, so that they agree with it. */
export const served = (
  given: {
    readonly registry: Registry
    readonly shell: ShellFiles
    readonly builds: Readonly<Record<string, BuildId>>
  },
  language: Language,
): Served => ({
  set: servedSet(given.registry, given.shell),
  modules: settleClaims(modulesIn(given.registry.modules, language)).modules.map((module) => ({
    ...module,
    build: given.builds[module.descriptor.name],
  })),
})
