import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packAll } from './packages/pack.ts'
import { publishPackages, requireRegistry } from './packages/publish.ts'
import { writePackages } from './packages/write-packages.ts'
import { root } from './root.ts'
import { fail, say, sayGood, seconds } from './say.ts'

const started = performance.now()
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    publish: { type: 'boolean' },
    tag: { type: 'string', default: 'latest' },
  },
})
const folder = values.out === undefined ? join(root, 'dist/packages') : resolve(values.out)

try {
  if (values.publish === true) await requireRegistry()
  say('Compiling the packages …')
  const packed = await packAll()
  await writePackages(packed, folder)
  for (const { name, version, bytes } of packed)
    say(`${name}@${version}, ${Math.round(bytes / 1000)} kB`)
  sayGood(`${packed.length} packages are in ${folder}, after ${seconds(started)}.`)
  if (values.publish === true) {
    const { tag } = values
    await publishPackages(packed, { tag, fileOf: (file) => join(folder, file), say })
    sayGood(`They are published with the tag ${values.tag}.`)
  }
} catch (cause) {
  fail(cause instanceof Error ? cause.message : String(cause))
}
