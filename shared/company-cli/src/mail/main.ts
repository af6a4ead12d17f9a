import { runCommand } from '@tessera/module-cli/run-command'
import { readArguments } from './arguments.ts'
import { mailCommand } from './mail-commands.ts'

await runCommand(async () => mailCommand(readArguments(process.argv.slice(2), process.env)))
