import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  isAfter,
  nextVersion,
  type Step,
  unreleasedIn,
  withRelease,
} from '@tessera/build/changelog'
import { runProgram } from '@tessera/build/run-program'
import { z } from '@tessera/contracts/schema'
import { Fault, type Outcome } from '../outcome.ts'
import { commandName, folderOf, isOneModule, root } from '../place.ts'

/** A release to make: what, by which step, on which day, in which checkout. */
export interface Release {
  /** A module's name, or `shell`. */
  readonly name: string
  readonly step: Step
  readonly date: string
  readonly checkout?: string
}

const Versioned = z.object({ version: z.string() })

/** Runs git in a checkout and returns what it prints. */
async function git(checkout: string, ...args: readonly string[]): Promise<string> {
  const { ok, output, printed } = await runProgram('git', args, {}, checkout)
  if (!ok)
    throw new Fault(
      `git ${args[0]} did not succeed; mend this, then release again:\n${output.trim()}`,
    )
  return printed.trim()
}

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

/** Replaces the version in a file's text, which has it in quotes after its key. */
const withVersion = (text: string, version: string): string =>
  text.replace(
    /^( *"?version"?: )(["'])[^"']*\2/m,
    (_, key: string, quote: string) => `${key}${quote}${version}${quote}`,
  )

/** Returns why a version can't be released beside the tags that are there. */
async function tagFault(
  checkout: string,
  name: string,
  version: string,
): Promise<string | undefined> {
  const tags = (await git(checkout, 'tag', '--list', `${name}@*`)).split('\n').filter(Boolean)
  if (tags.includes(`${name}@${version}`))
    return `The tag ${name}@${version} exists already; choose a larger step.`
  const newer = tags.find((tag) => !isAfter(version, tag.slice(name.length + 1)))
  return newer && `${name} ${version} would be lower than ${newer}; choose a larger step.`
}

/**
 * Releases a module or the shell: raises its version, moves the 'Unreleased' lines of its changelog under it,
 * commits and tags. Changes nothing when it refuses.
 */
export async function release({ name, step, date, checkout = root }: Release): Promise<Outcome> {
  const room = folderOf(name)
  const manifest = join(room, 'package.json')
  const changelog = join(room, 'CHANGELOG.md')
  const definition = join(room, 'src/module.ts')
  const manifestText = await read(join(checkout, manifest))
  if (manifestText === '')
    throw new Fault(`This checkout has no ${room}; release a module of it, or shell.`)
  if ((await git(checkout, 'status', '--porcelain')) !== '')
    throw new Fault(
      'The checkout has changes that are not committed; commit them, then release again.',
    )
  const log = await read(join(checkout, changelog))
  const lines = unreleasedIn(log)
  if (lines === '')
    throw new Fault(
      `${changelog} has nothing below 'Unreleased'; say there what changed, commit it, then release again.`,
    )
  const version = nextVersion(z.parse(Versioned, JSON.parse(manifestText)).version, step)
  const fault = await tagFault(checkout, name, version)
  if (fault !== undefined) throw new Fault(fault)
  await writeFile(join(checkout, manifest), withVersion(manifestText, version))
  await writeFile(join(checkout, changelog), withRelease(log, version, date))
  const source = await read(join(checkout, definition))
  if (source !== '') await writeFile(join(checkout, definition), withVersion(source, version))
  const tag = `${name}@${version}`
  await git(checkout, 'commit', '--quiet', '--all', '-m', `Release ${tag}`, '-m', lines)
  await git(checkout, 'tag', '--annotate', tag, '-m', tag, '-m', lines)
  return {
    lines: [
      `Released ${tag}: the version is in ${room}, and the commit and its tag are in this checkout.`,
      `  git push --follow-tags                               sends both`,
      `  ${commandName} publish ${name}                      gives the build to a running product`,
      ...(isOneModule
        ? []
        : [
            `  npm run soak -- --builds --release ${tag}       tries it with the last releases of the others`,
          ]),
    ],
    data: { module: name, version, tag },
  }
}
