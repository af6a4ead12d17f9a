import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { LoadSampleContent } from '../platform/sample-content/port.ts'
import { keepFilesPrivate } from './data-folder.ts'

/** Sends a message to the parent process, or prints it as a line. */
function tell(message: Readonly<Record<string, string>>): void {
  if (process.send) process.send(message)
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Starts the service in this process, as the environment configures it, and stops it on a signal.
 * `loadSample` is called outside production only.
 */
export async function startProcess(loadSample?: LoadSampleContent): Promise<void> {
  keepFilesPrivate()
  // Most of a start is reading the sources, so the next start finds them compiled. Without a
  // writable folder, Node does without the cache.
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
  const { readServiceConfiguration } = await import('../configuration.ts')
  const { faultLines, givenSettings } = await import('./given-settings.ts')
  const refuse = (lines: readonly string[]) =>
    fail(['The configuration has faults; correct these and start again:', ...lines].join('\n  '))
  const given = givenSettings(process.env)
  if ('faults' in given) return refuse(faultLines(given.faults))
  const read = readServiceConfiguration(given.environment)
  if (!read.ok) return refuse(faultLines(read.faults, given.placeOf))
  // Without a file there is nothing to read again, and SIGHUP ends the process as a terminal expects.
  let isAsked = false
  let reload = () => {
    isAsked = true
  }
  if (given.environment.SETTINGS_FILE) process.on('SIGHUP', () => reload())
  // Loaded after the check, so that a configuration with faults is refused at once.
  const { runService } = await import('./run-service.ts')
  const service = await runService(read.configuration, {
    onProgress: (text) => tell({ event: 'progress', text }),
    loadSample,
  })
  if (!service.ok) fail(service.message)
  stopOnSignal(service.stop)
  const { reloads } = await import('./reload-settings.ts')
  reload = reloads({ given, configuration: read.configuration, service })
  if (isAsked) reload()
  tell({ event: 'listening', origin: service.origin })
  // Written now, because a killed process does not write its cache.
  flushCompileCache()
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const stopOnce = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopOnce())
  // Without its parent process nothing else would stop the service.
  if (process.send) process.once('disconnect', () => void stopOnce())
}
