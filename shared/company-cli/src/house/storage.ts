import { runCommand } from '@tessera/module-cli/run-command'
import { storageCommand } from './storage-command.ts'

await runCommand(() => storageCommand(process.argv.slice(2), process.env))
