import { fileURLToPath } from 'node:url'

/** The folder of the migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
