import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'

const folder = join(root, 'shared/contracts/src/calls')
const index = join(folder, 'all.ts')

const declares = /^export const \w+ = defineCall\(/m

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the text of calls/all.ts: every call that a file of the folder exports. */
function callIndex(): string {
  const names = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => declares.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()
  const imports = [
    ...names.map((name) => [name, `* as ${camelCase(name)}`]),
    ['define-call', 'type { Call }'],
  ].sort()
  return `// Written by \`npm run fix\`: one line for each file of this folder that declares calls.
${imports.map(([name, what]) => `import ${what} from './${name}.ts'\n`).join('')}
const files = [
${names.map((name) => `  ${camelCase(name)},\n`).join('')}] as const

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'output' in value

type Exported<File> = File extends unknown ? File[keyof File] : never

/** The type of every call of the service, which tells calls apart by their names. */
export type DeclaredCall = Extract<Exported<(typeof files)[number]>, Call>

/** Every call of the service. */
export const allCalls: readonly Call[] = files
  .flatMap((file): readonly unknown[] => Object.values(file))
  .filter(isCall)
`
}

/** True when calls/all.ts lists every file that declares calls. */
export const callIndexIsTrue = (): boolean => readFileSync(index, 'utf8') === callIndex()

/** Writes calls/all.ts. */
export function writeCallIndex(): void {
  writeFileSync(index, callIndex())
}
