import { writeCallIndex } from './made/write-call-index.ts'

// Everything else reads the calls by this index, so it loads once a new file is in it.
writeCallIndex()
await import('./fix-all.ts')
