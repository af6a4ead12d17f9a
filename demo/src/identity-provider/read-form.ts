import type { IncomingMessage } from 'node:http'

const maxBytes = 16 * 1024

/** Reads a posted form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > maxBytes) throw new Error('The form is too large.')
  }
  return new URLSearchParams(text)
}
