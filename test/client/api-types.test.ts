import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiTypesOf } from '../support/api-types-of.ts'

const DOCUMENT = join(import.meta.dirname, '../../src/http/dashboard/public/assets/openapi.json')

/** `vitest run --project core test/client/api-types.test.ts --update` writes it anew. */
const FILE = '../../src/client/api-types.ts'

it('the client has the types of openapi.json', async () => {
  await expect(apiTypesOf(JSON.parse(await readFile(DOCUMENT, 'utf8')))).toMatchFileSnapshot(FILE)
})
