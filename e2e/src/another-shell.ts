import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '@tessera/commands/root'
import { GatedShell } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'

/**
 * Makes another build of the shell in a folder of its own: `append` is added to its first script, which gets
 * a name of its own. Returns the folder and that name.
 */
export async function anotherShell(
  append: string,
): Promise<{ readonly folder: string; readonly script: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-shell-'))
  await cp(join(root, 'shell/dist'), folder, { recursive: true })
  const raw: object = JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8'))
  const { files, initial, facts } = z.parse(GatedShell, raw)
  const first = initial.find((path) => path.endsWith('.js')) ?? ''
  const text = `${await readFile(join(folder, first), 'utf8')}\n;${append}`
  const digest = (kind: string) => createHash(kind).update(text)
  const name = digest('sha256').digest('hex').slice(0, 10)
  const script = first.replace(/\.[0-9a-f]{10}\.js$/, `.${name}.js`)
  const squeezed = brotliCompressSync(text)
  await writeFile(join(folder, script), text)
  await writeFile(join(folder, `${script}.br`), squeezed)
  const integrity = `sha384-${digest('sha384').digest('base64')}`
  const bytes = Buffer.byteLength(text)
  const descriptor = {
    ...raw,
    initial: initial.map((path) => (path === first ? script : path)),
    files: files.map((file) =>
      file.path === first ? { ...file, path: script, integrity, bytes } : file,
    ),
    facts: { ...facts, sizes: { ...facts.sizes, [script]: squeezed.length } },
  }
  await writeFile(join(folder, 'shell.json'), JSON.stringify(descriptor))
  return { folder, script }
}
