import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { z } from '@tessera/contracts/schema'
import { expect } from 'playwright/test'
import { dataFolder, productOrigin } from './product.ts'

/** Returns the commands of docs/teams.md under a heading, without their comments. */
export async function writtenCommands(heading: string): Promise<readonly string[]> {
  const text = await readFile(join(root, 'docs/teams.md'), 'utf8')
  const [, section = ''] = text.split(`## ${heading}\n`)
  const block = /```sh\n(.*?)```/s.exec(section)?.[1] ?? ''
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
}

/** Opens a team's shell in a folder, with the settings that docs/teams.md names. */
export function shellIn(folder: string, settings: Readonly<Record<string, string>>) {
  const { NODE_ENV: _, npm_config_prefix: __, ...environment } = process.env
  const start = (command: string): ChildProcess =>
    spawn('sh', ['-c', command], {
      cwd: folder,
      env: { ...environment, ...settings },
      detached: true,
    })
  return {
    /** Starts a command that runs until it is stopped. Returns what stops it. */
    start: (command: string) => {
      const child = start(command)
      // A pipe that nobody reads stops its writer once it is full.
      for (const stream of [child.stdout, child.stderr]) stream?.resume()
      const ended = new Promise((resolve) => child.on('close', resolve))
      return () => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
        return ended
      }
    },
    /** Runs a command and returns what it printed. */
    run: async (command: string): Promise<string> => {
      const child = start(command)
      let printed = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text) => {
          printed += text
        })
      const code = await new Promise((resolve) => child.on('close', resolve))
      expect(code, `${command}\n${printed}`).toBe(0)
      return printed
    },
  }
}

/** Makes the team's token as whoever runs the service does. */
export async function teamToken(folder: string, name: string): Promise<string> {
  const operator = shellIn(folder, { TESSERA_URL: productOrigin })
  const command = `npm run --silent module -- token make "${name} team" --modules ${name} --days 90`
  const answer = await operator.run(`${command} --json --data ${JSON.stringify(dataFolder)}`)
  const { token } = z.parse(
    z.object({ token: z.string() }),
    JSON.parse(answer.slice(answer.indexOf('{'))),
  )
  return token
}
