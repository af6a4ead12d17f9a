import { join } from 'node:path'
import { listOrRefuse } from '../parts/list-or-refuse.ts'
import { watchParts } from '../parts/watch-parts.ts'
import { soakFlags, soakParts } from './soak-parts.ts'

// The long-running checks, in a process of their own that is watched.
const args = process.argv.slice(2)
listOrRefuse(args, soakFlags)
const file = join(import.meta.dirname, 'soak-run.ts')
process.exit(await watchParts({ command: 'soak', file, args, parts: soakParts }))
