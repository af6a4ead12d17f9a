import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { createBoard } from '@tessera/contracts/calls/boards'
import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { z } from '@tessera/contracts/schema'
import { serve, soakPort } from './kill-under-load.ts'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'
import { type DatabaseKind, newPlace, type SoakPlace } from './soak-database.ts'
import { pictureOf } from './soak-picture.ts'

const origin = `http://localhost:${soakPort}`
/** Pins that are there before the first backup. */
const pinsBefore = Number(process.env.PINS ?? 200)
const passphrase = 'the passphrase of the soak'

interface Ran {
  readonly code: number | null
  readonly output: string
  readonly seconds: number
}

/** Starts the command of a bundle and a checkout on a place's data. */
function tessera(words: readonly string[], { folder, databaseUrl }: SoakPlace): ChildProcess {
  return spawn(
    process.execPath,
    [join(root, 'shared/commands/src/tessera/tessera.mjs'), ...words],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: folder,
        REGISTRY_FILE: join(folder, 'registry.json'),
        BACKUP_PASSPHRASE: passphrase,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
}

/** Runs the command to its end, or kills it a moment after it has said something. */
async function ran(
  words: readonly string[],
  place: SoakPlace,
  killAfter?: { readonly said: RegExp; readonly milliseconds: number },
): Promise<Ran> {
  const began = performance.now()
  const child = tessera(words, place)
  let output = ''
  let isKilled = false
  const read = (text: string) => {
    output += text
    if (killAfter === undefined || isKilled || !killAfter.said.test(output)) return
    isKilled = true
    setTimeout(() => child.kill('SIGKILL'), killAfter.milliseconds)
  }
  child.stdout?.setEncoding('utf8').on('data', read)
  child.stderr?.setEncoding('utf8').on('data', read)
  await once(child, 'close')
  return { code: child.exitCode, output, seconds: (performance.now() - began) / 1_000 }
}

/** Runs the command to its end. Throws with its output when it fails. */
async function done(words: readonly string[], place: SoakPlace): Promise<Ran> {
  const outcome = await ran(words, place)
  if (outcome.code !== 0) throw new Error(`tessera ${words.join(' ')} failed:\n${outcome.output}`)
  return outcome
}

/** The bytes that a backup wrote, as it says. */
const writtenIn = ({ output }: Ran): string => /\(([\d.]+ MB)\) written/.exec(output)?.[1] ?? '?'

/** The hashes of all tables but those of uploads, which begin again after a restore. */
async function digestsOf({ folder, databaseUrl }: SoakPlace): Promise<Record<string, string>> {
  const given = databaseUrl === undefined ? [folder] : [folder, databaseUrl]
  const child = fork(join(root, 'bench/src/soak/digest-database.ts'), given, { cwd: root })
  const [found] = await once(child, 'message')
  await once(child, 'exit')
  const all = Object.entries(z.parse(z.record(z.string(), z.string()), found))
  return Object.fromEntries(
    all.filter(([name]) => !/^public[.](?:running_uploads|upload_\w+)$/.test(name)),
  )
}

/** The hashes of the files in the folders of pictures and builds, and of the keys. */
async function filesOf({ folder }: SoakPlace): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (!entry.isFile() || !/^(?:blobs|modules)\/|[.]secret$/.test(name)) continue
    if (/\/(?:ready|probe-.*|uploads\/.*)[.]bin$/.test(name)) continue
    all[name] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  }
  return all
}

/** Counts what two places do not share. */
const differences = (one: Record<string, string>, other: Record<string, string>): number =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  ).length

/** The load meanwhile: people save, make pins with pictures, and sign up. */
interface Load {
  /** The saves that were acknowledged by now. */
  acknowledged(): readonly string[]
  stop(): Promise<void>
}

function startLoad(saver: Caller, boardId: string, ideas: readonly string[]): Load {
  const acknowledged: string[] = []
  let isOver = false
  const repeated = async (work: (at: number) => Promise<unknown>) => {
    for (let at = 0; !isOver; at += 1) await work(at)
  }
  const working = Promise.all([
    repeated(async (at) => {
      const pin_id = ideas[at % ideas.length] ?? ''
      const { data } = await saver.call(savePin, { board_id: boardId, pin_id })
      if (data !== null) acknowledged.push(data.id)
    }),
    repeated((at) =>
      saver.call(createPin, {
        board_id: boardId,
        title: `During ${at}`,
        image_base64: pictureOf(at + 50),
      }),
    ),
    repeated(async (at) => {
      await newMember(origin, `during${Date.now()}${at}`).catch(() => undefined)
      // One network may sign up only so often.
      await new Promise((resolve) => setTimeout(resolve, 500))
    }),
  ])
  return {
    acknowledged: () => [...acknowledged],
    async stop() {
      isOver = true
      await working
    },
  }
}

/** Restores into a new place, killed on the way and run again. Removes the place if that fails. */
async function restored(kind: DatabaseKind, target: string) {
  const place = await newPlace(kind)
  try {
    const killed = await ran(['restore', target], place, {
      said: /files are there/,
      milliseconds: 200 + Math.random() * 800,
    })
    const again = killed.code === 0 ? killed : await done(['restore', target], place)
    return { place, seconds: again.seconds, wasKilled: killed.code !== 0, output: again.output }
  } catch (cause) {
    await place.remove()
    throw cause
  }
}

/** Backs a product up under load, wipes it, restores it, and compares. */
async function soakOne(kind: DatabaseKind, target: string): Promise<boolean> {
  const place = await newPlace(kind)
  const rows: [string, string][] = []
  const tell = (name: string, said: string) => {
    say(`${kind}, ${name}: ${said}`)
    rows.push([`${kind}, ${name}`, said])
  }
  let service = await serve(place)
  let isHeld = true
  const hold = (name: string, holds: boolean, said: string) => {
    isHeld &&= holds
    tell(name, holds ? said : `${said} — FAILED`)
  }
  try {
    const author = await newMember(origin, `author${Date.now()}`)
    const titles = Array.from({ length: pinsBefore }, (_, at) => `Idea ${at}`)
    const ideas = await newIdeas(author, 'Ideas', titles)
    const saver = await newMember(origin, `saver${Date.now()}`)
    const board = await saver.done(createBoard, { name: 'Saved' })
    const load = startLoad(saver, board.id, ideas)
    await ran(['backup', target], place, { said: /rows of/, milliseconds: 20 })
    const listed = await done(['backup', target, '--list'], place)
    hold('a killed backup', /incomplete/.test(listed.output), 'is listed as incomplete')
    const before = load.acknowledged()
    const [first, beside] = await Promise.all([
      done(['backup', target], place),
      new Promise((resolve) => setTimeout(resolve, 1_500)).then(() =>
        ran(['backup', target], place),
      ),
    ])
    hold('a second backup beside it', beside.code !== 0, beside.output.trim().split('\n')[0] ?? '')
    tell('backup under load', `${first.seconds.toFixed(1)} s, ${writtenIn(first)} written`)
    const second = await done(['backup', target], place)
    tell('the next one under load', `${second.seconds.toFixed(1)} s, ${writtenIn(second)} written`)
    await load.stop()
    tell('saves during them', String(load.acknowledged().length))
    await service.stop()

    const under = await restored(kind, target)
    const faults = Object.values(await under.place.faults()).reduce((sum, count) => sum + count, 0)
    hold('restored from under load', faults === 0, `${faults} inconsistent rows`)
    service = await serve(under.place)
    const { status, data } = await saver.call(getViewer, {})
    hold('a session from before', status === 200 && data !== null, `answers ${status}`)
    let lost = 0
    for (const id of before) if ((await saver.call(getPin, { id })).status !== 200) lost += 1
    hold('saves before the backup', lost === 0, `${before.length}, ${lost} lost`)
    await service.stop()
    await under.place.remove()

    const quiet = await done(['backup', target, '--keep', '2'], place)
    tell(
      'backup of a stopped product',
      `${quiet.seconds.toFixed(1)} s, ${writtenIn(quiet)} written`,
    )
    const verified = await done(['backup', target, '--verify'], place)
    tell('verified', `${verified.seconds.toFixed(1)} s`)
    const whole = await restored(kind, target)
    const [was, is] = [await digestsOf(place), await digestsOf(whole.place)]
    hold(
      'tables that differ',
      differences(was, is) === 0,
      `${differences(was, is)} of ${Object.keys(was).length}`,
    )
    const [had, has] = [await filesOf(place), await filesOf(whole.place)]
    hold(
      'files and keys that differ',
      differences(had, has) === 0,
      `${differences(had, has)} of ${Object.keys(had).length}`,
    )
    tell(
      'restore',
      `${whole.seconds.toFixed(1)} s, ${whole.wasKilled ? 'killed once on the way' : 'not killed'}`,
    )
    await whole.place.remove()
  } finally {
    await service.stop()
    await place.remove()
    console.log(table(rows))
  }
  return isHeld
}

/** Backs up and restores on each kind of database. */
export async function soakBackup(): Promise<boolean> {
  let isHeld = true
  for (const kind of ['PGlite', 'PostgreSQL'] as const) {
    const target = await mkdtemp(join(tmpdir(), 'tessera-soak-backups-'))
    try {
      say(`${kind}: backing up under load, and restoring.`)
      isHeld = (await soakOne(kind, target)) && isHeld
    } finally {
      await rm(target, { recursive: true, force: true })
    }
  }
  return isHeld
}
