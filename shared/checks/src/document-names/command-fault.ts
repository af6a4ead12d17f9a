import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'

/** The sources that read the arguments of a command of package.json. */
const readersOf: Readonly<Record<string, string>> = {
  start: 'shared/commands/src/product/start-options.ts',
  dev: 'shared/commands/src/product/start-options.ts',
  test: 'shared/checks/src/test-run/test-options.ts',
  check: 'shared/checks/src/check/check-options.ts',
  soak: 'bench/src/{soak/soak,parts/part-flags}*.ts',
  bench: 'bench/src/{bench,parts/part-flags}*.ts',
  demo: 'demo/src/fill*.ts',
  extension: 'shared/commands/src/extension.ts',
  bundle: 'shared/commands/src/bundle.ts',
  packages: 'shared/commands/src/packages.ts',
  release: 'shared/commands/src/release.ts',
  tessera:
    '{shared/commands/src/tessera/subcommands.json,server/src/main/doctor/doctor.ts,shared/company-cli/src/house/*.ts}',
  module: 'shared/module-cli/src/{arguments,commands}.ts',
  ads: 'shared/ads-cli/src/arguments.ts',
  company: 'shared/company-cli/src/arguments.ts',
  credit: 'shared/company-cli/src/credit/arguments.ts',
}

/** Commands whose first argument is a word that they know. */
const withWords = ['test', 'tessera', 'module', 'ads', 'company', 'credit']

const texts = new Map<string, string>()

function textOf(pattern: string): string {
  const text =
    texts.get(pattern) ??
    globSync(pattern, { cwd: root })
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n')
  texts.set(pattern, text)
  return text
}

const scriptsOf = (): readonly string[] => {
  const manifest: { readonly scripts: object } = JSON.parse(textOf('package.json'))
  return Object.keys(manifest.scripts)
}

/** True when a source has the word as a key or a string, alone or before others, such as `token make`. */
const has = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word}(?:['"]?: ?\\{|'|\`| \\w+': \\{)`).test(text)

/** Returns what is wrong with a command such as `npm run module -- publish save --percent 1`, or undefined. */
export function commandFault(command: string): string | undefined {
  const [, script = '', rest = ''] =
    /^npm (?:run )?([a-z]+)(?: -- (.*))?$/.exec(command.trim().replace(/\s+/g, ' ')) ?? []
  if (!scriptsOf().includes(script)) return `package.json has no script "${script}"`
  const words = rest.split(' ').filter((word) => word !== '')
  const read = textOf(readersOf[script] ?? '')
  const flags = words.flatMap((word) => /^--([a-z][\w-]*)/.exec(word)?.[1] ?? [])
  const [first = ''] = words
  const named = withWords.includes(script) && /^[a-z]+$/.test(first) ? [first] : []
  const unknown = [
    ...named.filter((word) => word !== 'help' && !has(read, word)),
    ...flags
      .filter((flag) => !has(read, flag) && !has(read, `--${flag}`))
      .map((flag) => `--${flag}`),
  ]
  return unknown.length === 0 ? undefined : `npm run ${script} knows no ${unknown.join(' and no ')}`
}
