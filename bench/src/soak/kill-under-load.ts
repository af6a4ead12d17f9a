import { join } from 'node:path'
import type { Service } from '@tessera/commands/product/service'
import { startService } from '@tessera/commands/product/service'
import { root } from '@tessera/commands/root'
import { createBoard } from '@tessera/contracts/calls/boards'
import { savePin } from '@tessera/contracts/calls/pins'
import { createSection } from '@tessera/contracts/calls/sections'
import { missingFrom, type SavedPlace } from './kill-under-load-check.ts'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'

/** The port of the soak tests' services. */
export const soakPort = Number(process.env.PORT ?? 3960)
const ideasMade = 25
const boardsEach = 4
/** As many saves as a busy person's tabs send, and more than a board accepts at a time. */
const savesAtOnce = 8

/** The storage of a service: a folder, and PostgreSQL if it does not have its own. */
export interface Kept {
  readonly folder: string
  readonly databaseUrl?: string
}

/** Starts a service without a demo world, or with what another entry plugs in. */
export function serve(
  { folder, databaseUrl }: Kept,
  given: { readonly entry?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<Service> {
  return startService(
    {
      ...given.environment,
      PORT: String(soakPort),
      DATA_DIR: folder,
      REGISTRY_FILE: join(folder, 'registry.json'),
      SHELL_DIR: join(root, 'shell/dist'),
      MODE: 'local',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      BUDGET_FACTOR: '1000',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    () => {},
    undefined,
    given.entry,
  )
}

/** Runs something beside a service, which stops however that ends. */
export async function besideService<Result>(
  kept: Kept,
  environment: Readonly<Record<string, string>>,
  run: () => Promise<Result>,
): Promise<Result> {
  const service = await serve(kept, { environment })
  try {
    return await run()
  } finally {
    await service.stop()
  }
}

/** The result of one round. */
export interface Killed {
  readonly acknowledged: number
  /** Acknowledged saves that are not there. */
  readonly lost: number
  /** Boards and sections whose count is not what is on them. */
  readonly miscounted: number
  /** From the start of the process until it listens. */
  readonly startMilliseconds: number
}

/** A service that is killed again and again while somebody saves. */
export interface Killing {
  round(number: number): Promise<Killed>
  stop(): Promise<void>
}

/** Starts a service, with an author whose ideas somebody else will save. */
export async function startKilling(kept: Kept): Promise<Killing> {
  const origin = `http://localhost:${soakPort}`
  let service = await serve(kept)
  const run = Date.now()
  const author = await newMember(origin, `author${run}`)
  const titles = Array.from({ length: ideasMade }, (_, at) => `Idea ${at}`)
  const ideas = await newIdeas(author, 'Ideas', titles)
  const saver = await newMember(origin, `saver${run}`)
  return {
    async round(number) {
      const places = await newPlaces(saver, number)
      const saved = await killedSaving(service, saver, {
        places,
        ideas,
        killAfter: 10 + ((number * 17) % 70),
      })
      const started = performance.now()
      service = await serve(kept)
      const startMilliseconds = performance.now() - started
      return { ...(await missingFrom(saver, places, saved)), startMilliseconds }
    },
    stop: () => service.stop(),
  }
}

/** Boards to save to, each with a section. */
async function newPlaces(saver: Caller, round: number): Promise<readonly SavedPlace[]> {
  const places: SavedPlace[] = []
  for (let at = 0; at < boardsEach; at += 1) {
    const board = await saver.done(createBoard, { name: `Round ${round}, ${at}` })
    const section = await saver.done(createSection, { board_id: board.id, name: 'Later' })
    places.push({ boardId: board.id, sectionId: section.id })
  }
  return places
}

/** Saves every idea to every board, kills the service with -9 on the way, and says what was acknowledged. */
async function killedSaving(
  service: Service,
  saver: Caller,
  given: {
    readonly places: readonly SavedPlace[]
    readonly ideas: readonly string[]
    readonly killAfter: number
  },
): Promise<readonly string[]> {
  const acknowledged: string[] = []
  const waiting = given.places
    .flatMap((place) =>
      given.ideas.map((pin_id, at) => ({ place, pin_id, inSection: at % 3 === 0 })),
    )
    .values()
  const work = async () => {
    for (const { place, pin_id, inSection } of waiting) {
      const section = inSection ? { section: place.sectionId } : {}
      const { data } = await saver.call(savePin, { board_id: place.boardId, pin_id, ...section })
      if (data !== null) acknowledged.push(data.id)
      if (acknowledged.length === given.killAfter) service.process.kill('SIGKILL')
    }
  }
  await Promise.allSettled(Array.from({ length: savesAtOnce }, work))
  // A slow machine refuses so many that the number may not be reached.
  service.process.kill('SIGKILL')
  await service.ended
  return acknowledged
}
