import { createHash } from 'node:crypto'
import { type BuildId, buildIdOf } from '@tessera/contracts/releases/build-id'
import {
  buildFilesPath,
  buildsPath,
  type ChangeRequest,
  changesPath,
  descriptorFile,
  statePath,
  ToolState,
  tokensPath,
} from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { contractVersion } from '@tessera/contracts/version'
import { operatorProof } from '../contexts/releases/registry/operator-proof.ts'
import type { MemoryService } from '../memory-service.ts'

/** A build for tests: its descriptor and files. */
export interface MadeBuild {
  readonly id: BuildId
  readonly module: string
  readonly descriptor: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, string>>
}

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const noFacts = {
  contracts: contractVersion,
  emits: [],
  hears: {},
  samples: {},
  shares: [],
  bundles: [],
  team: '@tessera/sample',
}

/** Makes a build of a module with one page at `/NAME/` and one file. */
export async function madeBuild(
  module: string,
  { text = 'export {}', more = {} }: { text?: string; more?: object } = {},
): Promise<MadeBuild> {
  const path = 'remoteEntry.0123456789.js'
  const bytes = new TextEncoder().encode(text).length
  const page = { name: 'all', route: `/${module}/`, title: module, who: 'anyone', preload: [] }
  const descriptor = {
    name: module,
    version: '1.0.0',
    contract: '^1.0.0',
    container: `tessera_${module.replaceAll('-', '_')}`,
    entry: path,
    preload: [],
    pages: [page],
    overlays: [],
    slots: [],
    nav: [],
    handles: [],
    files: [{ path, integrity: integrity(text), kind: 'script', bytes }],
    uses: [],
    facts: { ...noFacts, sizes: { [path]: bytes } },
    ...more,
  }
  return { id: await buildIdOf(descriptor), module, descriptor, files: { [path]: text } }
}

/** The answer to a tool. */
export interface ToolReply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & {
    readonly error?: { readonly code: string; readonly message: string }
  }
}

/** Sends requests as the command line does. */
export function toolOf(service: Pick<MemoryService, 'fetch' | 'origin'>, token: string) {
  const send = async (
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<ToolReply> => {
    const request = new Request(new URL(path, service.origin), {
      method,
      headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    })
    const response = await service.fetch(request)
    return { status: response.status, body: await response.json() }
  }
  const post = (path: string, body: unknown) => send('POST', path, JSON.stringify(body))
  const filesAt = ({ module, id }: MadeBuild) => buildFilesPath(module, id)
  const sendFiles = async (build: MadeBuild) => {
    const first = await send(
      'PUT',
      filesAt(build) + descriptorFile,
      JSON.stringify(build.descriptor),
    )
    if (first.status !== 200) return first
    for (const [path, text] of Object.entries(build.files)) {
      const reply = await send('PUT', filesAt(build) + path, text)
      if (reply.status !== 200) return reply
    }
    return first
  }
  const admit = ({ module, id }: MadeBuild) =>
    post(buildsPath, { module, build: id, commit: null, lockfile: null })
  const state = async () => z.parse(ToolState, (await send('GET', statePath)).body)
  const change = async (wished: ChangeRequest['change'], version?: number) =>
    post(changesPath, {
      version: version ?? (await state()).version,
      why: 'test',
      change: wished,
    })
  return {
    send,
    post,
    sendFiles,
    admit,
    state,
    change,
    filesAt,
    /** Sends, admits and promotes a build. */
    async publish(build: MadeBuild) {
      const sent = await sendFiles(build)
      if (sent.status !== 200) return sent
      const admitted = await admit(build)
      if (admitted.status !== 200) return admitted
      return change({ do: 'promote', module: build.module, build: build.id })
    },
  }
}

/** Sends requests with a proof that its sender has the service's key. */
export const operatorOf = ({ fetch, origin, ports }: MemoryService) =>
  toolOf(
    { fetch, origin },
    operatorProof(ports.secrets, ports.settings.publicOrigin, ports.clock.now()),
  )

const Made = z.object({ token: z.string(), id: z.string() })

/** Makes a token for modules, and for new first words of addresses. */
export async function tokenFor(
  service: MemoryService,
  modules: readonly string[],
  words: readonly string[] = [],
) {
  const asked = { name: 'a team', modules, words, days: 30 }
  const { body } = await operatorOf(service).post(tokensPath, asked)
  return z.parse(Made, body)
}
