import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/contexts/**/tables.ts',
  out: './migrations',
})
