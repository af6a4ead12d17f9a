import { runCommand } from '@tessera/module-cli/run-command'
import { copyrightCommand } from './copyright-command.ts'

await runCommand(() => copyrightCommand(process.argv.slice(2), process.env))
