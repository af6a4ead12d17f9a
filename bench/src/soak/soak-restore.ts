import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say, table } from '@tessera/commands/say'
import { getExport, startExport } from '@tessera/contracts/calls/account-export'
import {
  getRestore,
  planRestore,
  type Restore,
  startRestore,
} from '@tessera/contracts/calls/restores'
import {
  compareLibraries,
  libraryIn,
} from '@tessera/server/contexts/pins/library/testing/compare-libraries'
import { serve, soakPort } from './kill-under-load.ts'
import { makeLibrary } from './made-library.ts'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'
import { uploaded } from './soak-catalog-runs.ts'
import { newPlace, type SoakPlace } from './soak-database.ts'
import { pngOf } from './soak-picture.ts'

const pinsMade = Number(process.env.PINS ?? 2_000)
const kills = Number(process.env.KILLS ?? 2)
const origin = `http://localhost:${soakPort}`
const password = 'a long enough secret'
const business = { account_type: 'business', business_name: 'Library' }
const side = 240

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const secondsSince = (start: number): string =>
  `${((performance.now() - start) / 1_000).toFixed(0)} s`

/** Downloads all that a person has, and returns the ZIP. */
async function downloaded(person: Caller): Promise<Uint8Array> {
  await person.done(startExport, { password })
  for (;;) {
    const { state, url } = await person.done(getExport, {})
    if (state === 'failed') throw new Error('The download failed.')
    if (state === 'ready' && url !== null)
      return new Uint8Array(await (await person.send(url, {})).arrayBuffer())
    await pause(300)
  }
}

/** Makes a library by calls in one product, and downloads it. */
async function madeIn(place: SoakPlace): Promise<Uint8Array> {
  const service = await serve(place)
  try {
    const other = await newMember(origin, `other${Date.now()}`)
    const titles = Array.from({ length: 20 }, (_, at) => `Of somebody else ${at}`)
    const others = await newIdeas(other, 'Theirs', titles)
    const person = await newMember(origin, `library${Date.now()}`, business)
    const started = performance.now()
    await makeLibrary(person, {
      pins: pinsMade,
      pictures: Math.min(200, Math.ceil(pinsMade / 10)),
      others,
      picture: async (number) => {
        const file = join(place.folder, `picture-${number}.png`)
        await writeFile(file, pngOf(number, side))
        return file
      },
    })
    say(`Made ${pinsMade} Pins by calls in ${secondsSince(started)}.`)
    const before = performance.now()
    const zip = await downloaded(person)
    say(`Downloaded ${(zip.length / 1e6).toFixed(1)} MB in ${secondsSince(before)}.`)
    return zip
  } finally {
    await service.stop()
  }
}

const isEnded = ({ state }: Restore): boolean => state !== 'running'

/** Restores a download into an empty account of another product, which is killed on the way. */
async function restoredIn(place: SoakPlace, zip: Uint8Array) {
  let service = await serve(place)
  try {
    const person = await newMember(origin, `empty${Date.now()}`, business)
    const file = join(place.folder, 'download.zip')
    await writeFile(file, zip)
    const upload_id = await uploaded(person, file)
    const { id, total } = await person.done(planRestore, { upload_id })
    const started = performance.now()
    await person.done(startRestore, { id, keep_public: true })
    const killedAt: number[] = []
    for (;;) {
      const found = await person.done(getRestore, {})
      if (found === null) throw new Error('The restore is gone.')
      if (isEnded(found)) {
        if (found.state !== 'done') throw new Error(`The restore ended as ${found.state}.`)
        const seconds = secondsSince(started)
        const again = await downloaded(person)
        return { found, again, killedAt, seconds }
      }
      const next = (total * (killedAt.length + 1)) / (kills + 1)
      if (killedAt.length < kills && found.done >= next) {
        killedAt.push(found.done)
        service.process.kill('SIGKILL')
        await service.ended
        service = await serve(place)
        say(`Killed after ${found.done} of ${total} rows.`)
      }
      await pause(100)
    }
  } finally {
    await service.stop()
  }
}

/**
 * Makes a library with everything in it by calls, downloads it, restores it into an empty account of another product
 * that is killed on the way, and compares both through their downloads: equal but for ids and people.
 */
export async function soakRestore(): Promise<boolean> {
  const [first, second] = [await newPlace('PGlite'), await newPlace('PGlite')]
  try {
    const zip = await madeIn(first)
    const { found, again, killedAt, seconds } = await restoredIn(second, zip)
    const [one, other] = [libraryIn(zip), libraryIn(again)]
    const differences = compareLibraries(one, other)
    for (const difference of differences.slice(0, 20)) console.log(JSON.stringify(difference))
    const kinds = ['boards', 'sections', 'pins', 'notes', 'comments', 'schedules', 'kept'] as const
    console.log(
      table([
        ...kinds.map((kind): [string, string] => {
          const number = differences.filter((each) => each.kind === kind).length
          const rows = `${one[kind]?.length ?? 0} and ${other[kind]?.length ?? 0}`
          return [kind, `${rows}, ${number} differences`]
        }),
        ['left out', found.left_out.map(({ why, count }) => `${why} ${count}`).join(', ') || '0'],
        ['killed after rows', killedAt.join(', ')],
        ['restored in', seconds],
      ]),
    )
    return differences.length === 0 && killedAt.length === kills
  } finally {
    await first.remove()
    await second.remove()
  }
}
