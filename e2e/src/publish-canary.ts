import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { buildIdOf } from '@tessera/contracts/releases/build-id'
import {
  buildFilesPath,
  buildsPath,
  changesPath,
  descriptorFile,
  MissingFiles,
  statePath,
  ToolState,
  tokensPath,
} from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { dataFolder, productOrigin } from './product.ts'

type Body = string | Uint8Array<ArrayBuffer>

async function send(token: string, method: string, path: string, body?: Body): Promise<unknown> {
  const response = await fetch(new URL(path, productOrigin), {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return answer
}

/** Makes a token for a module with the key of the tests' service. */
async function tokenOf(module: string): Promise<string> {
  const script = join(root, 'server/src/main/operator-proof.ts')
  const made = await runProgram(process.execPath, [script, productOrigin], { DATA_DIR: dataFolder })
  const wished = JSON.stringify({ name: 'canary test', modules: [module], days: 1 })
  const answer = await send(made.printed.trim(), 'POST', tokensPath, wished)
  return z.parse(z.object({ token: z.string() }), answer).token
}

/** A build that differs from the module's own in some files. */
export interface ChangedBuild {
  readonly descriptor: object
  /** The files that differ, by path; the others come from the module's folder. */
  readonly texts: Readonly<Record<string, string>>
}

/** Publishes a build of a module of this checkout for a share of the visitors. */
export async function publishCanary(
  module: string,
  { descriptor, texts }: ChangedBuild,
  percent: number,
) {
  const dist = join(root, `mfe-${module}/dist`)
  const token = await tokenOf(module)
  const id = await buildIdOf(descriptor)
  const at = buildFilesPath(module, id)
  const answer = await send(token, 'PUT', at + descriptorFile, JSON.stringify(descriptor))
  for (const path of z.parse(MissingFiles, answer).missing) {
    const own = texts[path]
    const bytes = own ?? new Uint8Array(await readFile(join(dist, path)))
    await send(token, 'PUT', at + path, bytes)
    const file = own === undefined ? readFile(join(dist, `${path}.br`)) : undefined
    const packed = await file?.catch(() => undefined)
    if (packed !== undefined) await send(token, 'PUT', `${at}${path}.br`, new Uint8Array(packed))
  }
  const named = { module, build: id }
  const admitted = JSON.stringify({ ...named, commit: null, lockfile: null })
  await send(token, 'POST', buildsPath, admitted)
  const state = async () => z.parse(ToolState, await send(token, 'GET', statePath))
  const changed = async (change: object) =>
    send(
      token,
      'POST',
      changesPath,
      JSON.stringify({ version: (await state()).version, why: 'test', change }),
    )
  await changed({ do: 'canary', ...named, percent })
  return { id, state, end: () => changed({ do: 'rollback', module }) }
}
