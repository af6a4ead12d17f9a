import { bytesToHex } from '@noble/hashes/utils.js'
import type { Ports } from '../../ports.ts'

/** A script for other websites, with the address that it keeps for good and the hash that proves it. */
export interface ScriptFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Path of this version, which never changes. */
  readonly path: string
  readonly integrity: string
}

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

async function describe(code: string, base: string): Promise<ScriptFile> {
  const bytes = new TextEncoder().encode(code)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return {
    bytes,
    path: `${base}${bytesToHex(hash.subarray(0, 8))}.js`,
    integrity: `sha384-${btoa(String.fromCharCode(...hash))}`,
  }
}

/** Keeps the present version, because sites that load it by its hash go on after the next one. */
async function keep({ blobs }: Pick<Ports, 'blobs'>, { path, bytes }: ScriptFile): Promise<void> {
  if ((await blobs.sizeOf(blobOf(path))) === bytes.length) return
  await blobs.put(blobOf(path), { bytes, contentType: 'text/javascript' })
}

/** A script that other websites load, and whose versions stay. */
export interface KeptScript {
  /** Returns the present version. */
  file(): Promise<ScriptFile>
  /** Answers with the present version, by its own address or that of its version, or with an earlier one. */
  answer(ports: Pick<Ports, 'blobs'>, path: string): Promise<Response | undefined>
}

/** Serves a script at `latest`, and each of its versions below `base`. */
export function keptScript(
  code: string,
  { latest, base }: { readonly latest: string; readonly base: string },
): KeptScript {
  const present = describe(code, base)
  return {
    file: () => present,
    answer: async (ports, path) => {
      const file = await present
      const isPresent = path === latest || path === file.path
      if (isPresent) await keep(ports, file)
      const found = isPresent ? file.bytes : (await ports.blobs.get(blobOf(path)))?.bytes
      if (found === undefined) return undefined
      const cache = path === latest ? anHour : forever
      return new Response(found, { headers: { ...headers, 'Cache-Control': cache } })
    },
  }
}
