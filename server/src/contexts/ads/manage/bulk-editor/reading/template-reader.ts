import { languageOf } from '../../../../../languages/language-of.ts'
import type { StoredBytes } from '../../../../../platform/archives/port.ts'
import type { Reader } from '../../../../../platform/readers/port.ts'
import { openTemplate, type Unfit } from './open-template.ts'
import { type ReadTemplate, readTemplate } from './read-template.ts'
import { bulkWords } from './words.ts'

/** A file of the bulk editor as a thread has read it. */
export interface CameTemplate extends ReadTemplate {
  readonly decimal: '.' | ','
}

const pieceBytes = 65_536

async function* piecesOf({ size, read }: StoredBytes): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += pieceBytes) yield read(at, Math.min(pieceBytes, size - at))
}

/** Reads a file of the bulk editor; says why when it can't be read. */
export const templateReader: Reader<{ readonly locale: string }, CameTemplate | Unfit> = {
  name: 'bulk-template',
  async read({ locale }, { file }) {
    const opened = await openTemplate(piecesOf(file))
    if (!('rows' in opened)) return opened
    const { decimal } = opened
    const read = await readTemplate(opened, { decimal, say: bulkWords(languageOf(locale)) })
    return read === undefined ? { why: 'rows-many', columns: [] } : { ...read, decimal }
  },
}
