import { type Configuration, changedSettings, readServiceConfiguration } from '../configuration.ts'
import type { Environment } from '../setting-faults.ts'
import { faultLines, type GivenSettings } from './given-settings.ts'
import type { RunningService } from './run-service.ts'

const picked = <Value>(names: readonly string[], from: Readonly<Record<string, Value>>) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

/**
 * Returns what reads the settings of a running service again: those that are reloadable take effect, the log
 * names those that need a restart, and a fault keeps everything as it was.
 */
export function reloads(started: {
  readonly given: GivenSettings
  readonly configuration: Configuration
  readonly service: Pick<RunningService, 'log' | 'takeOn'>
}): () => void {
  const { log, takeOn } = started.service
  let { configuration } = started
  // The settings that are in effect: those that need a restart stay as they were at the start.
  let running: Environment = started.given.environment
  const refuse = (faults: readonly string[]) => log.error('settings.refused', { faults })
  return () => {
    const given = started.given.again()
    if ('faults' in given) return refuse(faultLines(given.faults))
    const read = readServiceConfiguration(given.environment)
    if (!read.ok) return refuse(faultLines(read.faults, given.placeOf))
    const { reloadable, others } = changedSettings(running, given.environment)
    running = { ...running, ...picked(reloadable, given.environment) }
    configuration = { ...configuration, ...picked(reloadable, read.configuration) }
    takeOn(configuration)
    log.info('settings.reloaded', { settings: reloadable })
    if (others.length > 0) log.warn('settings.need-restart', { settings: others })
  }
}
