import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltFile } from '@tessera/contracts/registry'
import { describeModule } from '@tessera/module/descriptor'
import { mayImport } from '@tessera/module/late-file'
import { buildFacts } from './build-facts.ts'
import type { ChunkFiles } from './chunk-files.ts'
import { contractRange } from './contract/contract-range.ts'
import { offersOf } from './contract/offered-and-taken.ts'
import { definitionAt } from './definition-at.ts'
import { checkOwnStyles } from './own-styles.ts'
import { readCatalogues } from './read-catalogues.ts'
import { teamOf } from './team-of.ts'

/** A finished build of a module, whichever bundler made it. */
interface FinishedBuild {
  /** The folder of the module. */
  readonly root: string
  readonly dist: string
  /** The files of the build, with compressed copies of the texts beside them. */
  readonly files: readonly BuiltFile[]
  /** The paths of everything in its scripts. */
  readonly modules: readonly string[]
  /** The paths of the product's own sources and of the module's. */
  readonly sources: readonly string[]
  /** The packages that it takes from the shell. */
  readonly shares: readonly string[]
  readonly container: string
  readonly entry: string
  /** The files of ./module. */
  readonly module: readonly string[]
  readonly chunks: ChunkFiles
}

/** True when no script of a build may import another one. */
async function importsNothing(dist: string, files: readonly BuiltFile[]): Promise<boolean> {
  const scripts = files.filter(({ kind }) => kind === 'script')
  const texts = await Promise.all(scripts.map(({ path }) => readFile(join(dist, path), 'utf8')))
  return !texts.some(mayImport)
}

/** Writes `module.json` of a build: the descriptor, with what the gate asks of it. */
export async function writeDescriptor(build: FinishedBuild): Promise<void> {
  const { root, dist, files, modules, sources, shares } = build
  const definition = await definitionAt(root)
  await checkOwnStyles(definition.name, dist, files)
  const { range, uses } = await contractRange(definition, sources)
  const { budget } = definition
  const team = teamOf(root)
  const offers = offersOf(definition)
  const facts = await buildFacts({ dist, files, modules, sources, shares, budget, team, offers })
  const descriptor = describeModule(definition, {
    contract: range,
    entry: build.entry,
    container: build.container,
    files,
    module: build.module,
    chunks: build.chunks,
    catalogues: readCatalogues(join(root, 'src')),
    importsNothing: await importsNothing(dist, files),
  })
  await writeFile(
    join(dist, 'module.json'),
    `${JSON.stringify({ ...descriptor, uses, facts }, null, 1)}\n`,
  )
}
