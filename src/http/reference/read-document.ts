/** Where openapi.json lies among the static assets. */
const DOCUMENT_URL = 'http://assets/assets/openapi.json'

/** The text of openapi.json, as it was deployed with this Worker. */
export async function readDocument(assets: Fetcher): Promise<string> {
  const file = await assets.fetch(DOCUMENT_URL)
  if (!file.ok) throw new Error(`openapi.json is not among the assets: ${file.status}`)
  return file.text()
}
