import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { root } from './place.ts'

const Kept = z.record(z.string(), z.string())
const file = join(root, '.tessera/tokens.json')

async function kept(): Promise<Record<string, string>> {
  try {
    return z.parse(Kept, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Returns the token for a product: of the environment, else the one that was kept for it. */
export async function tokenFor(origin: string): Promise<string> {
  return process.env.TESSERA_TOKEN ?? (await kept())[origin] ?? ''
}

/** Keeps a token for a product, readable by this user alone. */
export async function keepToken(origin: string, token: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const all = { ...(await kept()), [origin]: token }
  await writeFile(file, JSON.stringify(all), { mode: 0o600 })
  return file
}
