import path from 'node:path';
import { defineConfig } from 'prisma/config';

// Prisma's native engine is a download that set-up cannot count
// on; the WebAssembly build of the same release answers instead.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.resolve(
  import.meta.dirname,
  'prisma/schema-engine.mjs',
);

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://set-DATABASE_URL@127.0.0.1:1/none' },
});
