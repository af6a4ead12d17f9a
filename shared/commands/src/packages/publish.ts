import { lastLines, type ProgramResult } from '@tessera/build/run-program'
import { packageScope } from '@tessera/contracts/releases/package-index'
import { runProgram } from '../run-program.ts'
import type { Packed } from './pack.ts'

/** Runs npm to its end. */
export type Npm = (...args: readonly string[]) => Promise<ProgramResult>

const installedNpm: Npm = (...args) => runProgram('npm', args)

/** Throws when npm's settings name no registry for the scope: npm would publish to the public one. */
export async function requireRegistry(npm: Npm = installedNpm): Promise<void> {
  const { ok, printed } = await npm('config', 'get', `${packageScope}:registry`)
  if (ok && /^https?:/.test(printed.trim())) return
  throw new Error(
    `npm's settings name no registry for ${packageScope}, so the packages would go to the public one. Name it, then run the command again: npm config set ${packageScope}:registry https://registry.example.org/`,
  )
}

/**
 * Publishes tarballs to the registry that npm's settings name for their scope. A version that the registry has
 * already with the same bytes is left alone.
 */
export async function publishPackages(
  packed: readonly Pick<Packed, 'name' | 'version' | 'file' | 'integrity'>[],
  {
    tag,
    fileOf,
    say,
  }: {
    readonly tag: string
    /** Returns the path of a tarball. */
    fileOf(file: string): string
    say(text: string): void
  },
  npm: Npm = installedNpm,
): Promise<void> {
  for (const { name, version, file, integrity } of packed) {
    const each = `${name}@${version}`
    const known = await npm('view', each, 'dist.integrity')
    const there = known.ok ? known.printed.trim() : ''
    if (there === integrity) {
      say(`${each} is there already.`)
      continue
    }
    // A version follows from the bytes, so somebody else has published this one.
    if (there !== '')
      throw new Error(
        `The registry has another package as ${each}: ${there}, and this checkout packs ${integrity}. Find out who published it, and remove it from the registry.`,
      )
    const { ok, output } = await npm('publish', fileOf(file), '--tag', tag)
    if (!ok)
      throw new Error(
        `${each} could not be published. Fix this and run the command again:\n${lastLines(output)}`,
      )
    say(`Published ${each}.`)
  }
}
