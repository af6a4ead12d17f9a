import { runCommand } from '@tessera/module-cli/run-command'
import { help, readArguments } from './arguments.ts'
import { companyCommand } from './company-commands.ts'

await runCommand(async () => {
  const asked = readArguments(process.argv.slice(2), process.env)
  return asked.command === 'help' ? { lines: help().split('\n'), data: {} } : companyCommand(asked)
})
