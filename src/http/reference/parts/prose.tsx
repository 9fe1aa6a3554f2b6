import type { Child } from 'hono/jsx'

/** Our own texts of openapi.json, which are Markdown of a few kinds: paragraphs, lists, and code in backticks. */
export function Prose({ text }: { text: string }) {
  const blocks = text.split('\n\n').filter((block) => block !== '')
  return (
    <>
      {blocks.map((block) =>
        block.startsWith('- ') ? (
          <ul>
            {block.split('\n').map((line) => (
              <li>
                <Inline text={line.slice(2)} />
              </li>
            ))}
          </ul>
        ) : (
          <p>
            <Inline text={block} />
          </p>
        ),
      )}
    </>
  )
}

/** A text with its code in backticks. */
export function Inline({ text }: { text: string }): Child {
  return <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>
}
