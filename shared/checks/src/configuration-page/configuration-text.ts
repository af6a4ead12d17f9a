import type { SettingGroup } from './setting-groups.ts'

/** A setting of the service, as its source describes it. */
export interface SettingRow {
  readonly name: string
  /** The default as text; empty when there is none. */
  readonly fallback: string
  readonly meaning: string
  /** True when a running service reads it again. */
  readonly isReloadable?: boolean
}

const head = `# Settings of the service

For operators. The service reads its settings from environment variables, and from the lines \`NAME=value\` of the file that \`SETTINGS_FILE\` names, where the environment does not set them. It checks them when it starts; it names all faults at once with their lines, and names that look like a setting and are none. With that file, SIGHUP makes a running service read it again ([settings in a file](operators.md#settings-in-a-file)): it takes on the settings with *yes* below \`Reload\`, and the others at its next start. \`--port\` and \`--data\` of \`npm start\` take precedence over \`PORT\` and \`DATA_DIR\`. In production some are required: [operators](operators.md#start-in-production) lists them.

Made by \`npm run fix\` from \`server/src/configuration.ts\` and \`shared/checks/src/configuration-page/setting-groups.ts\`.
`

const isText = (fallback: string): boolean => fallback !== '' && fallback !== '[object Object]'

const cellsOf = ({ name, fallback, meaning, isReloadable = false }: SettingRow): string =>
  `| \`${name}\` | ${isText(fallback) ? `\`${fallback}\`` : 'none'} | ${isReloadable ? 'yes' : ''} | ${meaning.replaceAll('|', '\\|')} |`

/**
 * Returns the text of docs/configuration.md: a table for each group. Throws when a setting is in no
 * group or in two, or a group names a setting that does not exist.
 */
export function configurationText(
  settings: readonly SettingRow[],
  groups: readonly SettingGroup[],
): string {
  const named = groups.flatMap(({ names }) => names)
  const known = new Set(settings.map(({ name }) => name))
  const faults = [
    ...[...known.difference(new Set(named))].map((name) => `${name} is in no group`),
    ...named.filter((name) => !known.has(name)).map((name) => `${name} is no setting`),
    ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `${name} is twice`),
  ]
  if (faults.length > 0)
    throw new Error(`Mend configuration-page/setting-groups.ts: ${faults.join(', ')}.`)
  const sections = groups.map(({ title, about, names }) => {
    const rows = names.flatMap((each) => settings.filter(({ name }) => name === each))
    const table = [
      '| Setting | Default | Reload | Meaning |',
      '| --- | --- | --- | --- |',
      ...rows.map(cellsOf),
    ]
    return `## ${title}\n\n${about}\n\n${table.join('\n')}\n`
  })
  return [head, ...sections].join('\n')
}
