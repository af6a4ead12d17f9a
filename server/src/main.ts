import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { keepFilesPrivate } from './main/data-folder.ts'

keepFilesPrivate()
// Most of a start is reading the sources; the next start finds them read. Where nothing can be
// written it does without.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
const { readServiceConfiguration } = await import('./configuration.ts')

/** Tells whoever started the service, over its channel or as a line. */
function tell(message: Readonly<Record<string, string>>): void {
  if (process.send) process.send(message)
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const read = readServiceConfiguration(process.env)
  if (!read.ok)
    fail(
      [
        'The configuration has faults; correct these and start again:',
        ...read.faults.map(({ name, problem }) => `  ${name}: ${problem}`),
      ].join('\n'),
    )
  // Only now, so that a configuration with faults is refused at once.
  const { runService } = await import('./main/run-service.ts')
  const service = await runService(read.configuration, (text) => tell({ event: 'progress', text }))
  if (!service.ok) fail(service.message)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await service.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  // Whoever started it is gone without a word: nobody would stop it any more.
  if (process.send) process.once('disconnect', () => void stop())
  tell({ event: 'listening', origin: service.origin })
  // Now, since a process that is killed would not.
  flushCompileCache()
}

await main()
