import * as z from 'zod/mini'

// A page's CSP has no 'unsafe-eval', so the schemas must not try to compile themselves there.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
