import { runCommand } from '@tessera/module-cli/run-command'
import { reportCommand } from './report-commands.ts'

await runCommand(() => reportCommand(process.argv.slice(2), process.env))
