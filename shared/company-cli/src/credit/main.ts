import { runCommand } from '@tessera/module-cli/run-command'
import { readArguments } from './arguments.ts'
import { creditCommand } from './credit-commands.ts'

await runCommand(async () => creditCommand(readArguments(process.argv.slice(2), process.env)))
