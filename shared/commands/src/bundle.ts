import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from '@tessera/contracts/schema'
import { buildChanged } from './build.ts'
import { makeBundle } from './bundle/make-bundle.ts'
import { root } from './root.ts'
import { fail, say, sayGood, seconds } from './say.ts'

const started = performance.now()
const { values } = parseArgs({ options: { out: { type: 'string' } } })
const { version } = z.parse(
  z.object({ version: z.string() }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
)
const name = `tessera-${version}-${process.platform}-${process.arch}`
const folder = values.out === undefined ? join(root, 'dist', name) : resolve(values.out)

try {
  await buildChanged()
  say('Copying what runs, and installing its libraries …')
  await makeBundle(folder, version)
  sayGood(
    `The bundle is in ${folder}, after ${seconds(started)}. It runs by: ${folder}/tessera serve`,
  )
} catch (cause) {
  fail(cause instanceof Error ? cause.message : String(cause))
}
