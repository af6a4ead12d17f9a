import { config } from 'zod/mini'

// A page's CSP has no 'unsafe-eval', so the schemas must not try to compile themselves there.
if (typeof document !== 'undefined') config({ jitless: true })

export * as z from './schema-parts.ts'
