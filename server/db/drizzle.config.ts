import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` compares the schema with the newest migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
})
