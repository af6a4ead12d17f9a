import { bytesToHex } from '@noble/hashes/utils.js'
import { saveButtonBase, saveButtonScriptPath } from '@tessera/contracts/save-button'
import type { Ports } from '../../ports.ts'
import { code } from './code.ts'

/** The present script, with the address that it keeps for good and the hash that proves it. */
export interface ScriptFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Path of this version, which never changes. */
  readonly path: string
  readonly integrity: string
}

const bytes = new TextEncoder().encode(code)

async function describe(): Promise<ScriptFile> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return {
    bytes,
    path: `${saveButtonBase}${bytesToHex(hash.subarray(0, 8))}.js`,
    integrity: `sha384-${btoa(String.fromCharCode(...hash))}`,
  }
}

const present = describe()

/** Returns the present script. */
export const scriptFile = (): Promise<ScriptFile> => present

/** Any page may load the script, also one that isolates itself. */
const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}
const forever = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

const blobOf = (path: string): string => path.slice(1)

/** Keeps the present version, because sites that load it by its hash go on after the next one. */
async function keep({ blobs }: Pick<Ports, 'blobs'>, { path, bytes }: ScriptFile): Promise<void> {
  if ((await blobs.sizeOf(blobOf(path))) === bytes.length) return
  await blobs.put(blobOf(path), { bytes, contentType: 'text/javascript' })
}

/** Answers with the present script, under its own address or that of its version, or with an earlier version. */
export async function answerScript(
  ports: Pick<Ports, 'blobs'>,
  path: string,
): Promise<Response | undefined> {
  const file = await present
  const isPresent = path === saveButtonScriptPath || path === file.path
  if (isPresent) await keep(ports, file)
  const found = isPresent ? file.bytes : (await ports.blobs.get(blobOf(path)))?.bytes
  if (found === undefined) return undefined
  const cache = path === saveButtonScriptPath ? anHour : forever
  return new Response(found, { headers: { ...headers, 'Cache-Control': cache } })
}
