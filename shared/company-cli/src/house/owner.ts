import { runCommand } from '@tessera/module-cli/run-command'
import { readArguments } from './arguments.ts'
import { peopleCommand } from './people-commands.ts'

const [account, ...options] = process.argv.slice(2)
const isHelp = account === undefined || account === 'help' || account.startsWith('-')
const given = ['role', account ?? '', '--role', 'owner', '--reason', 'tessera owner', ...options]

await runCommand(async () =>
  isHelp
    ? {
        lines: [
          'npm run tessera -- owner ACCOUNT [--at URL] [--data DIR] [--json]',
          '',
          'Makes an account, by its email, username or id, an owner.',
        ],
        data: {},
      }
    : peopleCommand(readArguments(given, process.env)),
)
