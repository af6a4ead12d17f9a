import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '@tessera/build/commands/root'
import { runProgram } from '@tessera/build/commands/run-program'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { GatedModule } from '@tessera/contracts/releases/gate/build-facts'
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
    ...{ method, headers: { Authorization: `Bearer ${token}` } },
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

const brokenEntry = `throw new Error('broken on purpose')\n`
const brokenPath = 'remoteEntry.badbadbad0.js'

/** Makes a build of a module of this checkout whose entry throws; all else of it is true. */
async function brokenBuild(module: string) {
  const dist = join(root, `mfe-${module}/dist`)
  const raw: object = JSON.parse(await readFile(join(dist, 'module.json'), 'utf8'))
  const { facts } = z.parse(GatedModule, raw)
  const { entry, preload, files } = z.parse(ModuleDescriptor, raw)
  const hash = createHash('sha384').update(brokenEntry).digest('base64')
  const broken = { path: brokenPath, kind: 'script', bytes: brokenEntry.length }
  const descriptor = {
    ...raw,
    entry: brokenPath,
    preload: preload.map((path) => (path === entry ? brokenPath : path)),
    files: files.map((file) =>
      file.path === entry ? { ...broken, integrity: `sha384-${hash}` } : file,
    ),
    facts: {
      ...facts,
      sizes: { ...facts.sizes, [brokenPath]: brotliCompressSync(brokenEntry).length },
    },
  }
  return { id: await buildIdOf(descriptor), descriptor, dist }
}

/** Publishes a build of a module that fails at load, for a share of the visitors. */
export async function publishBrokenCanary(module: string, percent: number) {
  const token = await tokenOf(module)
  const { id, descriptor, dist } = await brokenBuild(module)
  const at = buildFilesPath(module, id)
  const answer = await send(token, 'PUT', at + descriptorFile, JSON.stringify(descriptor))
  for (const path of z.parse(MissingFiles, answer).missing) {
    const bytes =
      path === brokenPath ? brokenEntry : new Uint8Array(await readFile(join(dist, path)))
    await send(token, 'PUT', at + path, bytes)
    const packed = await readFile(join(dist, `${path}.br`)).catch(() => undefined)
    if (packed !== undefined) await send(token, 'PUT', `${at}${path}.br`, new Uint8Array(packed))
  }
  const named = { module, build: id }
  const admitted = JSON.stringify({ ...named, commit: null, lockfile: null })
  await send(token, 'POST', buildsPath, admitted)
  const state = async () => z.parse(ToolState, await send(token, 'GET', statePath))
  const { version } = await state()
  const change = { do: 'canary', ...named, percent }
  await send(token, 'POST', changesPath, JSON.stringify({ version, why: 'test', change }))
  return { id, state }
}
