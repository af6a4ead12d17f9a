import { bytesToHex } from '@noble/hashes/utils.js'
import type { DocumentFile } from '../document-file.ts'
import { code } from './code.ts'
import { firstScreenStyle } from './style.ts'

/** A file of first screens, at an address that changes with its content. */
interface ServedFile {
  readonly file: DocumentFile
  readonly body: string
  readonly type: string
}

/** The folder of the files that a drawn page loads. */
const base = '/first-screen/'

/** The pattern of their addresses. */
export const firstScreenPattern = `${base}:file`

async function served(kind: 'script' | 'style', body: string): Promise<ServedFile> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(body)))
  const ending = kind === 'script' ? 'js' : 'css'
  const url = `${base}${bytesToHex(hash.subarray(0, 4))}.${ending}`
  const integrity = `sha384-${btoa(String.fromCharCode(...hash))}`
  const type = `${kind === 'script' ? 'text/javascript' : 'text/css'}; charset=utf-8`
  return { file: { url, integrity, kind }, body, type }
}

const all = Promise.all([served('style', firstScreenStyle), served('script', code)])

/** Returns the style and the script of a document with a first screen. */
export async function firstScreenFiles(): Promise<{
  readonly style: DocumentFile
  readonly script: DocumentFile
}> {
  const [style, script] = await all
  return { style: style.file, script: script.file }
}

/** Answers with one of these files; undefined for any other path. */
export async function answerFirstScreenFile(path: string): Promise<Response | undefined> {
  const found = (await all).find(({ file }) => file.url === path)
  if (found === undefined) return undefined
  return new Response(found.body, {
    headers: {
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
