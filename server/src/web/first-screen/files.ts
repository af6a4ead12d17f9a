import { bytesToHex } from '@noble/hashes/utils.js'
import type { DocumentFile } from '../document-file.ts'
import { code } from './code.ts'
import { firstScreenStyle } from './style.ts'

/** A file of first screens, at an address that changes with its content. */
export interface ServedFile {
  readonly file: DocumentFile
  readonly body: string
  readonly type: string
}

/** The folder of the files that a drawn page loads. */
const base = '/first-screen/'

/** The pattern of their addresses. */
export const firstScreenPattern = `${base}:file`

/** The pattern of the addresses of the pages' own styles. */
export const pageStylePattern = `${base}:module/:file`

/** SHA-256 is enough for integrity, and shorter in each document than SHA-384. */
const hashOf = async (body: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))

async function served(
  kind: 'script' | 'style',
  body: string,
  addressOf: (hash: Uint8Array) => string,
): Promise<ServedFile> {
  const hash = await hashOf(body)
  const integrity = `sha256-${btoa(String.fromCharCode(...hash))}`
  const type = `${kind === 'script' ? 'text/javascript' : 'text/css'}; charset=utf-8`
  return { file: { url: addressOf(hash), integrity, kind }, body, type }
}

/** Returns the address of the style of a template, by the hash of the template's file. */
export const styleAddress = (module: string, integrity: string): string =>
  `${base}${module}/${integrity
    .slice('sha384-'.length)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)}.css`

/** Makes the file of a page's own styles. */
export const servedStyle = (address: string, body: string): Promise<ServedFile> =>
  served('style', body, () => address)

const ownAddress = (ending: string) => (hash: Uint8Array) =>
  `${base}${bytesToHex(hash.subarray(0, 4))}.${ending}`

const all = Promise.all([
  served('style', firstScreenStyle, ownAddress('css')),
  served('script', code, ownAddress('js')),
])

/** Returns the style and the script of a document with a first screen. */
export async function firstScreenFiles(): Promise<{
  readonly style: DocumentFile
  readonly script: DocumentFile
}> {
  const [style, script] = await all
  return { style: style.file, script: script.file }
}

/** Answers with a file, for good: another content has another address. */
export const answerFile = ({ body, type }: ServedFile): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** Answers with one of these files; undefined for any other path. */
export async function answerFirstScreenFile(path: string): Promise<Response | undefined> {
  const found = (await all).find(({ file }) => file.url === path)
  return found && answerFile(found)
}
