import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'

/** Everything in a KV namespace, names and values. */
export async function storedInKv(namespace: KVNamespace): Promise<string> {
  const { keys, list_complete: isComplete } = await namespace.list()
  if (!isComplete) throw new Error('more than one page of names')
  const entries = await Promise.all(keys.map(async ({ name }) => `${name} ${await namespace.get(name)}`))
  return entries.join('\n')
}

/** Every row of every table in every object of a class. */
export async function storedInObjects<Class extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<Class>,
): Promise<string> {
  const ids = await listDurableObjectIds(namespace)
  const texts = await Promise.all(
    ids.map((id) => runInDurableObject(namespace.get(id), (_, { storage }) => rowsOf(storage.sql).join('\n'))),
  )
  return texts.join('\n')
}

function rowsOf(sql: SqlStorage): string[] {
  const tables = sql.exec<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  )
  return tables
    .toArray()
    .flatMap(({ name }) => [...sql.exec(`SELECT * FROM "${name}"`)].map((row) => `${name} ${textOf(row)}`))
}

/** Blobs as the text they would be. */
function textOf(row: Record<string, SqlStorageValue>): string {
  return JSON.stringify(row, (_, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
  )
}
