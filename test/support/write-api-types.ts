import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { apiTypesOf } from './api-types-of.ts'
import { startLocalWorker, temporaryState } from './local-worker.ts'

// Asks the Worker for its openapi.json and writes the client's types from it.
const state = await temporaryState()
const worker = await startLocalWorker({ persistTo: state.path })
try {
  const response = await fetch(`${worker.url}/openapi.json`)
  const path = resolve(import.meta.dirname, '../../src/client/api-types.ts')
  await writeFile(path, apiTypesOf(await response.json()))
} finally {
  await worker.stop()
  await state.remove()
}
