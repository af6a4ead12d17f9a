import { runCommand } from '@tessera/module-cli/run-command'
import { contentCommand } from './content-command.ts'

await runCommand(() => contentCommand(process.argv.slice(2), process.env))
