import { useSchemas } from './late-schema.ts'
import { z } from './schema.ts'

// In a page, the schemas of the declarations are made by this copy of zod.
useSchemas(z)

export { z }
export const { parse, safeParse } = z
