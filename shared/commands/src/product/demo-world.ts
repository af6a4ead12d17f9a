import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfFolders } from '../inputs.ts'
import { root } from '../root.ts'
import { startService } from './service.ts'

const shelf = join(root, 'node_modules/.cache/tessera/demo-worlds')
const port = Number(process.env.E2E_PORT ?? 3900) + 30

/** Everything that decides what a fresh data folder holds. */
const madeFrom = ['demo', 'server', 'shared/contracts']

/** Starts the service once on an empty folder, which fills it, and stops it. */
async function fill(folder: string): Promise<void> {
  const service = await startService(
    {
      PORT: String(port),
      DATA_DIR: folder,
      REGISTRY_FILE: join(folder, 'registry.json'),
      SHELL_DIR: join(root, 'shell/dist'),
      MODE: 'local',
    },
    () => {},
  )
  await service.stop()
}

/**
 * Returns a data folder that holds the demo world, for a service to start on a copy of it. Drawing the
 * world takes a minute of processor time, so it is kept until its sources change or the day ends: its
 * pins are as old as the world.
 */
export async function keptDemoWorld(today = new Date()): Promise<string> {
  const day = today.toISOString().slice(0, 10)
  const name = `${day}-${(await hashOfFolders(madeFrom)).slice(0, 16)}`
  const kept = join(shelf, name)
  if (existsSync(kept)) return kept
  const draft = `${kept}.draft`
  await rm(shelf, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await fill(draft)
  await rename(draft, kept)
  return kept
}
