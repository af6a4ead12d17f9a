import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSettingsText } from '@tessera/contracts/settings-file'
import {
  type Configuration,
  readConfiguration,
  readServiceConfiguration,
} from '../../configuration.ts'
import type { ConfigurationFault, Environment } from '../../setting-faults.ts'

/** The settings before and after a move. */
export interface MovedSettings {
  readonly from: Configuration
  readonly to: Configuration
  /** Names that the file sets, and those that it removes. */
  readonly set: readonly string[]
  readonly unset: readonly string[]
}

const secretsOf = [
  { name: 'SECRETS_KEY', kept: 'secrets.secret' },
  { name: 'CAPTCHA_SECRET', kept: 'captcha.secret' },
] as const

const told = ({ name, problem }: ConfigurationFault): string => `  ${name}: ${problem}`

/** Returns how to carry a secret over that only the data folder has, without printing it. */
function carried(
  faults: readonly ConfigurationFault[],
  { file, dataFolder }: { readonly file: string; readonly dataFolder: string },
): readonly string[] {
  return secretsOf.flatMap(({ name, kept }) => {
    const path = join(resolve(dataFolder), kept)
    if (!faults.some((fault) => fault.name === name) || !existsSync(path)) return []
    return [
      `  ${name} must stay what it is, and stands in ${path}. Add it to ${file} with:`,
      `    (printf '\\n${name}='; cat '${path}'; echo) >> '${file}'`,
    ]
  })
}

/**
 * Reads the current settings, and those of a file that replace them for the time after the move; an empty value
 * removes a setting. A fault is a text with the fixes.
 */
export function readMovedSettings(
  file: string,
  environment: Environment,
): MovedSettings | { readonly fault: string } {
  const before = readConfiguration(environment)
  if (!before.ok)
    return {
      fault: ['The current settings have faults; correct these:', ...before.faults.map(told)].join(
        '\n',
      ),
    }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { fault: `${file} cannot be read; name a file with the new settings, as NAME=value.` }
  }
  const { values: given, faults } = readSettingsText(text)
  if (faults.length > 0) {
    const lines = faults.map(({ line, problem }) => `Line ${line} of ${file}: ${problem}`)
    return { fault: lines.join('\n') }
  }
  const after = readServiceConfiguration({ ...environment, ...given })
  if (!after.ok) {
    const dataFolder = before.configuration.DATA_DIR
    return {
      fault: [
        `With ${file} the service would not start; correct these there:`,
        ...after.faults.map(told),
        ...carried(after.faults, { file, dataFolder }),
      ].join('\n'),
    }
  }
  const names = Object.keys(given)
  return {
    from: before.configuration,
    to: after.configuration,
    set: names.filter((name) => given[name] !== ''),
    unset: names.filter((name) => given[name] === '' && environment[name]),
  }
}
