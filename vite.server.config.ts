import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

/** Packages with native code or files that they read themselves. */
const packagesWithFiles = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/contrib/pg_trgm',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pdfjs-dist',
  'sharp',
]
/** Packages that are loaded after the first answer, or with some settings only. */
const packagesLoadedLater = ['@aws-sdk/client-s3', 'nodemailer', 'oidc-provider', 'openid-client', 'pg']

/** Fastify's compilers of schemas, which the app replaces: with their dependencies a quarter of the code. */
const packagesNeverLoaded = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']

/**
 * Builds the server to one folder: our sources with the packages that the first answer needs, in a few files, because Node
 * takes longer to find hundreds of modules than to run them; and what is loaded later, in files of its own. They are beside one
 * another, so that each finds the migrations and the programs of a worker thread and of a process.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true, external: [...packagesWithFiles, ...packagesLoadedLater, ...packagesNeverLoaded] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { chunkFileNames: '[name].js', comments: { jsdoc: false, annotation: false } } },
  },
  plugins: [
    {
      name: 'files-beside-the-server',
      writeBundle: ({ dir = '.' }) => {
        // Outside this repository Node would parse each file to find out that it is a module.
        writeFileSync(join(dir, 'package.json'), '{ "type": "module" }\n')
        cpSync('server/db/migrations', join(dir, 'migrations'), { recursive: true })
        for (const file of ['pdf-worker.mjs', 'image-process.mjs']) cpSync(`server/files/${file}`, join(dir, file))
      },
    },
  ],
})
