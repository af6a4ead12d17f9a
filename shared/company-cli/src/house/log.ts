import { runCommand } from '@tessera/module-cli/run-command'
import { logCommand } from './log-command.ts'

await runCommand(() => logCommand(process.argv.slice(2), process.env))
