import { runCommand } from '@tessera/module-cli/run-command'
import { wordsCommand } from './words-command.ts'

await runCommand(() => wordsCommand(process.argv.slice(2), process.env))
