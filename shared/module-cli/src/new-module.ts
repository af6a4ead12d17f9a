import { existsSync } from 'node:fs'
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lastLines, runProgram } from '@tessera/build/run-program'
import { nameFault } from '@tessera/create/name-fault'
import { localRooms } from './local-build.ts'
import { Fault, type Outcome } from './outcome.ts'
import { root } from './place.ts'
import { newModuleFiles } from './template.ts'
import { moduleWorkflow } from './workflow.ts'

const pnpm = 'pnpm@12.21.0'

async function freePort(): Promise<number> {
  const ports = (await localRooms()).map(({ port }) => port)
  return Math.max(3100, ...ports) + 1
}

/** Writes all files beside the folder's place, then moves them there: the module is whole or not there. */
async function writeModule(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const aside = `${folder}.new`
  await rm(aside, { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(aside, path)), { recursive: true })
    await writeFile(join(aside, path), text)
  }
  await rename(aside, folder)
}

/** Links the shared packages into the new folder, from what is installed. */
async function link(): Promise<void> {
  const args = ['--yes', pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline']
  const { ok, output } = await runProgram('npx', args, { CI: 'true' }, root)
  if (!ok)
    throw new Fault(
      `The packages could not be linked; mend this, then run npx ${pnpm} install:\n${lastLines(output)}`,
      'unreachable',
    )
}

/** Returns what can be done with a module that was written. */
export const nextSteps = (name: string): readonly string[] => [
  `mfe-${name} is written. Its page is at /${name}/ after:`,
  `  npm run dev -- ${name}               runs it from source`,
  `  npx vitest run mfe-${name}           runs its test`,
  `  npm run module -- publish ${name}    gives it to a running product`,
]

/** Writes a module that runs, with a page and a test. */
export async function newModule(name: string, say: (text: string) => void): Promise<Outcome> {
  const fault = nameFault(name)
  if (fault !== undefined) throw new Fault(fault)
  const folder = join(root, `mfe-${name}`)
  const workflow = `.github/workflows/${name}.yml`
  const taken = [`mfe-${name}`, workflow].find((path) => existsSync(join(root, path)))
  if (taken !== undefined)
    throw new Fault(`${taken} exists already; choose another name, or delete it.`)
  const files = newModuleFiles({ name, port: await freePort() })
  say(
    `Writing ${Object.keys(files).length} files to mfe-${name}, ${workflow}, and a line to CODEOWNERS …`,
  )
  await writeModule(folder, files)
  await appendFile(
    join(root, 'CODEOWNERS'),
    `/mfe-${name}/${' '.repeat(Math.max(1, 19 - name.length))}@tessera/${name}\n`,
  )
  await writeFile(join(root, workflow), moduleWorkflow(name, `mfe-${name}`))
  say('Linking the shared packages …')
  await link()
  return {
    lines: nextSteps(name),
    data: { module: name, folder, files: Object.keys(files) },
  }
}
