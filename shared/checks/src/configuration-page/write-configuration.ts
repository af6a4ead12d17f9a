import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { configurationText, type SettingRow } from './configuration-text.ts'
import { settingGroups } from './setting-groups.ts'

const document = join(root, 'docs/configuration.md')

/** The service is loaded by its path, because this package must not import it. */
const service = join(root, 'server/src/configuration.ts')

async function wanted(): Promise<string> {
  const { configurationTable }: { configurationTable(): readonly SettingRow[] } = await import(
    service
  )
  return configurationText(configurationTable(), settingGroups)
}

/** True when docs/configuration.md matches the settings of the service. */
export const configurationIsTrue = async (): Promise<boolean> =>
  existsSync(document) && readFileSync(document, 'utf8') === (await wanted())

/** Writes docs/configuration.md. */
export async function writeConfiguration(): Promise<void> {
  writeFileSync(document, await wanted())
}
