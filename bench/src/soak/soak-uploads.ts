import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { runSpecs } from './run-specs.ts'

interface Large {
  readonly bytes: number
  /** The amount that had arrived at each cut, and after the reload. */
  readonly seen: readonly number[]
  /** Megabytes of the tab and of the service. */
  readonly before: readonly number[]
  readonly most: readonly number[]
}

interface Many {
  readonly pictures: number
  readonly created: number
  /** Milliseconds of each task over 50 ms. */
  readonly tasks: readonly number[]
}

const read = async <Figures>(name: string): Promise<Figures> =>
  JSON.parse(await readFile(join(root, `reports/uploads-${name}.json`), 'utf8'))

const percent = (part: number): string => `${Math.round(part * 100)} %`

/** Uploads a large picture over a broken connection, and many pictures at once, and prints what it took. */
export async function soakUploads(): Promise<boolean> {
  say('A video of 200 MB whose upload is cut three times, and many pictures at once …')
  const ok = await runSpecs(['uploads.soak'], {})
  const large = await read<Large>('large')
  const many = await read<Many>('many')
  console.log(
    table([
      [
        'upload',
        `${Math.round(large.bytes / 1e6)} MB, cut and reloaded at ${large.seen.map(percent).join(', ')}`,
      ],
      ['memory of the tab', `${large.before[0]} MB, at most ${large.most[0]} MB`],
      ['memory of the service', `${large.before[1]} MB, at most ${large.most[1]} MB`],
      ['pictures at once', `${many.pictures}, ${many.created} published`],
      [
        'tasks over 50 ms',
        many.tasks.length === 0 ? 'none' : `${many.tasks.length}: ${many.tasks.join(', ')} ms`,
      ],
    ]),
  )
  return ok
}
