import { readFileSync } from 'node:fs'
import { readSettingsText } from '@tessera/contracts/settings-file'
import type { ConfigurationFault, Environment } from '../setting-faults.ts'

/** The settings as the operator gave them: the environment, and below it the lines of SETTINGS_FILE. */
export interface GivenSettings {
  readonly environment: Environment
  /** Returns where a setting is written, as `line 3 of /etc/tessera.env`; undefined for the environment. */
  placeOf(name: string): string | undefined
  /** Reads the file again; the environment of a process stays as it is. */
  again(): GivenSettings | { readonly faults: readonly ConfigurationFault[] }
}

type Given = ReturnType<GivenSettings['again']>

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)

function fromFile(own: Environment, file: string): Given {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    const problem = `${file} cannot be read (${codeOf(cause)}); correct the path, or let this user read it.`
    return { faults: [{ name: 'SETTINGS_FILE', problem }] }
  }
  const { values, lines, faults } = readSettingsText(text)
  if (faults.length > 0)
    return {
      faults: faults.map(({ line, problem }) => ({ name: `Line ${line} of ${file}`, problem })),
    }
  const isSet = (name: string) => own[name] !== undefined && own[name] !== ''
  // The command that starts the service has put the lines of the file into its environment already.
  const base = Object.fromEntries(
    Object.entries(own).filter(([name, value]) => isSet(name) && value !== values[name]),
  )
  return {
    environment: { ...values, ...base },
    placeOf: (name) =>
      values[name] === undefined || base[name] !== undefined
        ? undefined
        : `line ${lines[name]} of ${file}`,
    again: () => fromFile(base, file),
  }
}

/** Reads the settings of a process from its environment, and from the file that SETTINGS_FILE names. */
export function givenSettings(environment: Environment): Given {
  const file = environment.SETTINGS_FILE
  if (file !== undefined && file !== '') return fromFile(environment, file)
  const given: GivenSettings = { environment, placeOf: () => undefined, again: () => given }
  return given
}

/** Returns a line for each fault, with the place of the setting in the file. */
export const faultLines = (
  faults: readonly ConfigurationFault[],
  placeOf: GivenSettings['placeOf'] = () => undefined,
): readonly string[] =>
  faults.map(({ name, problem }) => {
    const place = placeOf(name)
    return `${name}${place === undefined ? '' : ` (${place})`}: ${problem}`
  })
