import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { help, readArguments } from './arguments.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { create } from './create.ts'
import { Fault } from './fault.ts'
import { loadedFrom, productOf } from './product.ts'

/** The Node that the packages need. */
const least = 24

const beside = (file: string): Promise<string | undefined> =>
  readFile(join(import.meta.dirname, file), 'utf8').catch(() => undefined)

async function run(): Promise<readonly string[]> {
  if (Number(process.versions.node.split('.')[0]) < least)
    throw new Fault(`Node ${process.versions.node} is too old; take ${least} or newer.`)
  const { name, at, isBare, isHelp } = readArguments(process.argv.slice(2))
  if (isHelp) return help.split('\n')
  const loaded = loadedFrom(await beside('product.json'))
  const product = await productOf({ loaded, at }, fetch)
  const versions = z.parse(
    z.record(z.string(), z.string()),
    JSON.parse((await beside('versions.json')) ?? '{}'),
  )
  const around = { product, versions, isBare, folder: process.cwd(), say }
  return name === undefined ? bringUpToDate(around) : create(name, around)
}

const say = (text: string): void => console.log(`· ${text}`)

try {
  for (const line of await run()) console.log(line)
} catch (cause) {
  if (!(cause instanceof Fault)) throw cause
  console.error(`✗ ${cause.message}`)
  process.exitCode = cause.exit
}
