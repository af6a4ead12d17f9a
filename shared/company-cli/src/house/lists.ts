import { runCommand } from '@tessera/module-cli/run-command'
import { listsCommand } from './lists-command.ts'

await runCommand(() => listsCommand(process.argv.slice(2), process.env))
