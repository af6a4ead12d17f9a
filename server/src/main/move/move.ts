import { parseArgs } from 'node:util'
import { BackupFault } from '../../archive/manifest.ts'
import type { Configuration } from '../../configuration.ts'
import { rootCause } from '../../platform/log/root-cause.ts'
import { isDiskFull } from '../../platform/storage/disk-full.ts'
import { runCommand, withSettings } from '../run-command.ts'
import { readMovedSettings } from './new-settings.ts'
import { type Moved, move, moveFiles, undoMove } from './run-move.ts'
import { asNumber, RefusedMove, type Tell } from './tell.ts'

const usage = `tessera move --to FILE [--files]
tessera move --undo

Moves the product to the database, the store of files and the data folder that the settings in FILE name: lines
NAME=value that replace the current settings. An empty value removes a setting. After a kill or a failure, run it
again: it continues where it stopped. The source keeps everything, but no service starts on it.

  --to FILE  The new settings: DATABASE_URL, S3_ENDPOINT and the other S3_ ones, DATA_DIR, STORE_DIR
  --files    Copies the files alone, while the product runs, so that it stops for a shorter time later
  --undo     Lets the product start on the source again, with the current settings

Stop the product first, except for --files. docs/move.md follows the order of the work.`

type Wish = { readonly to: string; readonly isOfFiles: boolean } | 'undo'

function wishOf(): Wish | undefined {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      files: { type: 'boolean' },
      undo: { type: 'boolean' },
    },
  })
  const { to, files = false, undo = false } = values
  if (undo) return to === undefined && !files ? 'undo' : undefined
  return to === undefined ? undefined : { to, isOfFiles: files }
}

const started = performance.now()
const tell: Tell = (text) =>
  console.log(`${((performance.now() - started) / 1_000).toFixed(1).padStart(7)} s  ${text}`)

function say({ rows, files }: Moved): void {
  const what = [
    ...(rows === undefined ? [] : [`${asNumber(rows)} rows`]),
    ...(files === undefined ? [] : [`${asNumber(files)} files`]),
  ]
  tell(
    what.length === 0
      ? 'Everything had moved before.'
      : `Moved, and compared at both ends: ${what.join(' and ')}.`,
  )
}

async function moveTo({ to: file, isOfFiles }: Exclude<Wish, 'undo'>): Promise<string | undefined> {
  const settings = readMovedSettings(file, process.env)
  if ('fault' in settings) return settings.fault
  if (isOfFiles) {
    await moveFiles(settings, tell)
    console.log('Now stop the product, and run the same command without --files.')
    return undefined
  }
  say(await move(settings, tell))
  const { SETTINGS_FILE } = process.env
  console.log(
    [
      `Now start the product with the new settings${SETTINGS_FILE ? `, in ${SETTINGS_FILE}` : ''}:`,
      ...(settings.set.length > 0 ? [`  set ${settings.set.join(', ')} as in ${file}`] : []),
      ...(settings.unset.length > 0 ? [`  remove ${settings.unset.join(', ')}`] : []),
      'It refuses to start with the old ones. To go back to them, and lose what is written from now on, run',
      'tessera move --undo with the old settings.',
    ].join('\n'),
  )
  return undefined
}

async function undone(configuration: Configuration): Promise<undefined> {
  const sentences = await undoMove(configuration)
  for (const sentence of sentences) console.log(sentence)
  if (sentences.length === 0)
    console.log('These settings take part in no move, so there is nothing to undo.')
}

/** Returns why a move ended, in a sentence with the fix. */
function causeOf(cause: unknown): string {
  if (cause instanceof RefusedMove || cause instanceof BackupFault) return cause.message
  if (isDiskFull(cause))
    return 'The disk of the target is full; make room, and run the same command again: it continues where it stopped.'
  return `The move stopped (${rootCause(cause)}); correct that, and run the same command again: it continues where it stopped.`
}

await runCommand({
  usage,
  wishOf,
  run: (wish) => (wish === 'undo' ? withSettings(undone) : moveTo(wish)).catch(causeOf),
})
