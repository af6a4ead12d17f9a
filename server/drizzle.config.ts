import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/domains/*/tables.ts', './src/demo/tables.ts'],
  out: './migrations',
})
