import { runCommand } from '@tessera/module-cli/run-command'
import { readArguments } from './arguments.ts'
import { peopleCommand } from './people-commands.ts'

await runCommand(async () => peopleCommand(readArguments(process.argv.slice(2), process.env)))
