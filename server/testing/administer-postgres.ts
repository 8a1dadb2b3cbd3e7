import { Client, type QueryResult } from 'pg'

/** Runs one statement on a PostgreSQL server, on a connection of its own. */
export async function administer(server: string, statement: string): Promise<QueryResult> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
