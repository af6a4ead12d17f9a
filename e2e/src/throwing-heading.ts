import { readFile, writeFile } from 'node:fs/promises'
import { z } from '@tessera/contracts/schema'
import { expect } from 'playwright/test'

/** Makes a press on the page's heading throw. Returns the line that throws. */
export async function withThrowingHeading(file: string): Promise<number> {
  const view = await readFile(file, 'utf8')
  const throws = "<h1 onClick={() => { throw new Error('The margin is full') }}>"
  await writeFile(file, view.replace('<h1>', throws))
  return view.split('\n').findIndex((line) => line.includes('<h1>')) + 1
}

const Listed = z.object({ groups: z.array(z.object({ id: z.string(), is_new: z.boolean() })) })

/** Returns the id of the error that is new in the canary of notes. */
export async function newError(run: (command: string) => Promise<string>): Promise<string> {
  const answer = await run('npm run --silent module -- errors notes --json')
  const { groups } = z.parse(Listed, JSON.parse(answer.slice(answer.indexOf('{'))))
  expect(groups).toMatchObject([{ is_new: true }])
  return groups[0]?.id ?? ''
}
