import { readFileSync } from 'node:fs'
import { readSettingsText } from '@tessera/contracts/settings-file'

/**
 * Puts the lines of SETTINGS_FILE into an environment that does not set them. Returns a sentence for each fault of
 * the file.
 */
export function takeSettings(environment: NodeJS.ProcessEnv): readonly string[] {
  const file = environment.SETTINGS_FILE
  if (!file) return []
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    return [`${file} cannot be read (${code}); correct SETTINGS_FILE, or let this user read it.`]
  }
  const { values, faults } = readSettingsText(text)
  for (const [name, value] of Object.entries(values)) environment[name] ||= value
  return faults.map(({ line, problem }) => `Line ${line} of ${file}: ${problem}`)
}
