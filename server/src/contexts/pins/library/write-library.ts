import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { sha256, sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Sql } from '../../base/sql.ts'
import { libraryRows } from './load-rows.ts'
import { type LibraryContent, type LibraryPart, libraryVersion, manifestName } from './rows.ts'

/** A file of a library. */
interface LibraryFile {
  readonly name: string
  readonly input: Uint8Array<ArrayBuffer>
}

/** Number of rows of one file: a restore parses them at once. */
const rowsOfPart = 250

/** Returns what the downloads of one account of one product have in common. */
const libraryOf = (origin: string, userId: UserId): string =>
  sha256OfText(`library of ${userId} at ${origin}`).slice(0, 32)

/** Splits rows into texts of at most so many rows, and at most so many bytes. */
function* textsOf(rows: readonly unknown[]): Generator<{ rows: number; text: string }> {
  let lines: string[] = []
  let size = 0
  for (const row of rows) {
    const line = `${JSON.stringify(row)}\n`
    // A character has at most three bytes.
    const most = line.length * 3
    if (lines.length === rowsOfPart || size + most > limits.libraryPartMaxBytes) {
      if (lines.length > 0) yield { rows: lines.length, text: lines.join('') }
      lines = []
      size = 0
    }
    lines.push(line)
    size += most
  }
  if (lines.length > 0) yield { rows: lines.length, text: lines.join('') }
}

/** Returns the manifest's text, with its own hash. */
export const manifestText = (content: LibraryContent): string =>
  `${JSON.stringify({ content, sha256: sha256OfText(JSON.stringify(content)) }, null, 2)}\n`

/** Writes the files of a member's library, from which it can be restored; the manifest is the first one. */
export async function libraryFiles(
  db: Sql,
  userId: UserId,
  about: { readonly origin: string; readonly now: Date },
): Promise<readonly LibraryFile[]> {
  const encoder = new TextEncoder()
  const files: LibraryFile[] = []
  const parts: LibraryPart[] = []
  for await (const { kind, rows } of libraryRows(db, userId))
    for (const { rows: count, text } of textsOf(rows)) {
      const name = `library/${kind}-${String(parts.length + 1).padStart(5, '0')}.jsonl`
      const input = encoder.encode(text)
      files.push({ name, input })
      parts.push({ name, kind, rows: count, bytes: input.length, sha256: await sha256(input) })
    }
  const content: LibraryContent = {
    format: 'tessera-library',
    version: libraryVersion,
    library: libraryOf(about.origin, userId),
    made_at: about.now.toISOString(),
    parts,
  }
  return [{ name: manifestName, input: encoder.encode(manifestText(content)) }, ...files]
}
