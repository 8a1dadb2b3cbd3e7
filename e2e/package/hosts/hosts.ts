// Apps of other frameworks and bundlers with the packed package, outside the repository. Each is created, built and served.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../../scripts/free-port.mjs'
import { root } from '../../../scripts/shell.mjs'
import { writePdf } from '../consumer-app'
import { install, run } from '../programs'
import { type AppServer, type Visit, visit, visitApp } from '../visit'

/** An app of one framework or bundler. */
interface Host {
  /** Its folders in `apps`, which are copied over each other. */
  folders: readonly string[]
  /** What it installs besides React and the package, as `name@version`. */
  packages: readonly string[]
  /** The installed program that builds it, with its arguments. */
  build: readonly string[]
  /** The program that serves it, for a host that renders on a server. */
  serve?: (port: number) => readonly string[]
  /** Fields of its `package.json`. */
  manifest?: object
  /** Regular expressions of computed values that it changes, to others that mean the same. */
  accepted?: readonly string[]
}

const {
  dependencies,
  devDependencies,
}: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
/** Packages as `name@version`, in the versions of the repository's development dependencies. */
const installed = (...names: string[]) => names.map((name) => `${name}@${devDependencies[name]}`)

/** A Next.js app. `build` are further arguments of `next build`. */
const next = (build: readonly string[]): Host => ({
  folders: ['next'],
  packages: [
    'next@16.4.6',
    'typescript@5.9.3',
    ...installed('@types/node', 'tailwindcss'),
    '@tailwindcss/postcss@4.3.5',
  ],
  build: ['next', 'build', ...build],
  serve: (port) => ['next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
})

/** Every host, by its name. */
export const hosts: Record<string, Host> = {
  'Next.js 16 with Turbopack': next([]),
  'Next.js 16 with webpack': next(['--webpack']),
  'React Router 7 as a framework': {
    folders: ['react-router'],
    packages: [
      'react-router@7.18.4',
      '@react-router/node@7.18.4',
      '@react-router/serve@7.18.4',
      '@react-router/dev@7.18.4',
      'isbot@5.2.3',
      'typescript@5.9.3',
      ...installed('vite', 'tailwindcss', '@tailwindcss/vite'),
    ],
    build: ['react-router', 'build'],
    serve: () => ['react-router-serve', 'build/server/index.js'],
  },
  'webpack 5': {
    folders: ['pages', 'webpack'],
    packages: [
      ...installed('webpack'),
      'webpack-cli@7.3.1',
      'esbuild-loader@4.5.0',
      'css-loader@7.1.5',
      'mini-css-extract-plugin@2.10.2',
    ],
    build: ['webpack', 'build'],
  },
  'Rspack 2': {
    folders: ['pages', 'rspack'],
    packages: ['@rspack/core@2.3.3', '@rspack/cli@2.2.8'],
    build: ['rspack', 'build'],
    // Rspack's minifier adds the declarations that older browsers need.
    accepted: [' text-align (start → left|end → right)$', ' transition(-property)? .* -webkit-text-decoration-color'],
  },
  'Parcel 2': {
    folders: ['pages', 'parcel'],
    packages: ['parcel@2.16.4'],
    build: ['parcel', 'build', 'index.html', '--no-cache', '--no-autoinstall'],
    // The README tells users of Parcel to add this.
    manifest: { '@parcel/resolver-default': { packageExports: true } },
  },
}

/** A program that an app has installed. */
const programOf = (folder: string, name: string) => join(folder, 'node_modules/.bin', name)

/** Installs packages, as `name@version`, in an app's folder, with React and ours. */
async function installPackages(folder: string, tarball: string, packages: readonly string[], manifest: object = {}) {
  const versions = packages.map((name) => [name.slice(0, name.lastIndexOf('@')), name.split('@').at(-1)])
  const content = {
    private: true,
    type: 'module',
    ...manifest,
    dependencies: {
      '@campus-gigs/ui': `file:${tarball}`,
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
      '@types/react': devDependencies['@types/react'],
      '@types/react-dom': devDependencies['@types/react-dom'],
      ...Object.fromEntries(versions),
    },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(content))
  await install(folder)
}

/** Creates a host's app in a new folder, installs its packages and builds it. @returns what its build printed */
export async function createHost(host: Host, folder: string, tarball: string): Promise<string> {
  mkdirSync(folder)
  const source = join(folder, 'src')
  const apps = join(import.meta.dirname, 'apps')
  for (const name of ['controls.tsx', 'everything.tsx']) cpSync(join(apps, '../../app/src', name), join(source, name))
  cpSync(join(apps, 'shared'), source, { recursive: true })
  for (const name of host.folders) cpSync(join(apps, name), folder, { recursive: true })
  await writePdf(folder)
  await installPackages(folder, tarball, host.packages, host.manifest)
  const [program = '', ...args] = host.build
  const { ok, output } = await run(folder, programOf(folder, program), ...args)
  if (!ok) throw new Error(output)
  if (!host.serve) {
    const options = { recursive: true, force: false }
    cpSync(join(folder, 'public'), join(folder, 'dist'), options)
    // Parcel has written this page itself.
    cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'), options)
  }
  return output
}

/** Creates a folder with Rollup and the package. */
export async function createRollupApp(folder: string, tarball: string): Promise<void> {
  mkdirSync(folder)
  await installPackages(folder, tarball, ['rollup@4.68.8', '@rollup/plugin-node-resolve@16.0.3'])
}

/** Bundles by the Rollup of a folder that `createRollupApp` has created. */
export async function rollup(app: string, entry: string, out: string): Promise<void> {
  const react = 'react,react-dom,react/jsx-runtime'
  const options = ['--dir', out, '--format', 'es', '--external', react, '--plugin', 'node-resolve', '--silent']
  const { ok, output } = await run(app, programOf(app, 'rollup'), entry, ...options, '--chunkFileNames', '[name].js')
  if (!ok) throw new Error(output)
}

/** Starts a host's own server. */
async function startServer(host: Required<Pick<Host, 'serve'>>, folder: string): Promise<AppServer> {
  const port = await freePort()
  const [program = '', ...args] = host.serve(port)
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) } as const
  const server = spawn(programOf(folder, program), args, { cwd: folder, env })
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  server.stderr.resume()
  await new Promise<void>((resolve, reject) => {
    void closed.then(() => reject(new Error(`${program} ended before it listened.`)))
    // Next.js prints its address before it listens.
    createInterface(server.stdout).on('line', (line) => /Ready in|\[react-router-serve\] http/.test(line) && resolve())
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.kill()
      await closed
    },
  }
}

/** Opens a host's page, as its own server or a server of static files sends it. */
export async function visitHost({ serve }: Host, folder: string): Promise<Visit> {
  return serve ? visit(await startServer({ serve }, folder)) : visitApp(folder)
}
