import { readdirSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { withEmptyPostgres } from '../testing/test-database.ts'
import { openPostgres } from './postgres.ts'

const rowsOf = z.object({ rows: z.array(z.unknown()) })
const oneBackend = z.object({ rows: z.tuple([z.object({ pid: z.number() })]) })
const server = process.env.TEST_DATABASE_URL

if (server) {
  test('TR-12 cancels a statement and an idle transaction after their timeouts', async () => {
    await withEmptyPostgres(server, async (url) => {
      const { db, close } = await openPostgres(url, { statementMs: 100, idleInTransactionMs: 100 })
      await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } })
      const stuck = db.transaction(async (tx) => {
        const own = await tx.execute(sql`select pg_backend_pid() as pid`)
        const [{ pid }] = oneBackend.parse(own).rows
        // Wait until the backend of the timed-out transaction is gone.
        for (let isAlive = true; isAlive; ) {
          const found = await db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)
          isAlive = rowsOf.parse(found).rows.length > 0
        }
        await tx.execute(sql`select 1`)
      })
      await expect(stuck).rejects.toThrow()
      expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
      await close()
    })
  })

  test('API-11 migrates an empty PostgreSQL database once for servers that start concurrently', async () => {
    await withEmptyPostgres(server, async (url) => {
      const databases = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
      const [first] = databases
      const done = await first?.db.execute(sql`select count(*)::int as done from drizzle.__drizzle_migrations`)
      const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((name) => name.endsWith('.sql'))
      expect(done).toMatchObject({ rows: [{ done: files.length }] })
      for (const database of databases) await database.close()
    })
  })

  test('GT-12 reconnects once when the connection is lost while it begins to listen', async () => {
    await withEmptyPostgres(server, async (url) => {
      const proxied = new URL(url)
      const { port, hostname } = new URL(url)
      let listenCount = 0
      const proxy = createServer((client) => {
        const upstream = connect(Number(port), hostname)
        client.on('data', (bytes) => {
          if (bytes.includes('listen "')) listenCount += 1
          if (listenCount === 2 && bytes.includes('listen "')) client.destroy()
          else upstream.write(bytes)
        })
        client.on('close', () => upstream.destroy())
        upstream.on('close', () => client.destroy())
        for (const socket of [client, upstream]) socket.on('error', () => {})
        upstream.pipe(client)
      })
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
      proxied.port = String((proxy.address() as AddressInfo).port)
      const { db, listen, close } = await openPostgres(proxied.href)
      const onReconnect = vi.fn()
      const stop = await listen('listings', { onMessage: () => {}, onReconnect })
      const timeouts = vi.spyOn(globalThis, 'setTimeout')
      await db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`)
      await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled(), 30_000)
      expect(timeouts.mock.calls.filter(([, delayMs]) => delayMs === 1_000)).toHaveLength(2)
      await stop()
      await close()
      proxy.close()
    })
  })
}

test('rejects an unreachable PostgreSQL server with a ConfigError about DATABASE_URL', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /- DATABASE_URL leads to no database that can be used: .*ECONNREFUSED/,
  )
})
