import { z } from 'zod'
import { blocksText } from './blocks.ts'
import type { SlackMessage } from './message.ts'
import { plainMrkdwn } from './mrkdwn.ts'

const nullishText = z.string().nullish()

const attachmentSchema = z.looseObject({
  pretext: nullishText,
  title: nullishText,
  text: nullishText,
  fallback: nullishText,
  fields: z
    .array(z.looseObject({ title: nullishText, value: nullishText }))
    .nullish()
    .catch(null),
  blocks: z.array(z.unknown()).nullish().catch(null),
  /** Set on the previews of links. */
  from_url: nullishText,
})

/**
 * What a message says, as plain text. `text` may be only a notification's summary of the blocks, and blocks may hold parts that are
 * not known here, so the longer one counts. Attachments count when there is neither; previews of links never do. Mentions
 * at the start, which only address the reader, are left out.
 */
export function slackText({ text, blocks, attachments }: SlackMessage): string {
  const fromText = plainMrkdwn(text)
  const fromBlocks = blocksText(blocks)
  const longer = visibleLength(fromBlocks) >= visibleLength(fromText) ? fromBlocks : fromText
  const whole = visibleLength(longer) > 0 ? longer : attachments.map(attachmentText).filter(Boolean).join('\n')
  return whole.trim().replace(ADDRESS, '')
}

const ADDRESS = /^(?:@[UW][A-Z0-9]{5,}[,:]?\s*)+/

function visibleLength(text: string): number {
  return text.replace(/\s/g, '').length
}

function attachmentText(attachment: unknown): string {
  const parsed = attachmentSchema.safeParse(attachment)
  if (!parsed.success || parsed.data.from_url) return ''
  const { pretext, title, text, fields, blocks, fallback } = parsed.data
  const lines = [pretext, title, text, ...(fields ?? []).map((field) => fieldText(field))]
    .map((line) => plainMrkdwn(line ?? ''))
    .filter((line) => line !== '')
  if (lines.length > 0) return lines.join('\n')
  return blocksText(blocks ?? []) || plainMrkdwn(fallback ?? '')
}

function fieldText({ title, value }: { title?: string | null | undefined; value?: string | null | undefined }): string {
  return [title, value].filter(Boolean).join(': ')
}
