import { join } from 'node:path'
import { buildChanged } from '@tessera/commands/build'
import { youngFlag } from '@tessera/commands/product/service'
import { root } from '@tessera/commands/root'
import { benchFlags, benchParts } from './bench-parts.ts'
import { listOrRefuse } from './parts/list-or-refuse.ts'
import { watchParts } from './parts/watch-parts.ts'

// Measures the built product, in a process of its own that is watched.
// The service is measured as it is started: with V8's own room for what is young, a collection takes
// some ten times as long, and comes about once in a hundred calls.
const args = process.argv.slice(2)
listOrRefuse(args, benchFlags)
await buildChanged()
const file = join(root, 'bench/src/bench-run.ts')
process.exit(
  await watchParts({ command: 'bench', file, args, parts: benchParts, execArgv: [youngFlag] }),
)
