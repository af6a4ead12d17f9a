import { runCommand } from '@tessera/module-cli/run-command'
import { jobsCommand } from './jobs-command.ts'

await runCommand(() => jobsCommand(process.argv.slice(2), process.env))
