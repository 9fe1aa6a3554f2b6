import { describe, expect, it } from 'vitest'
import { blocksText } from '../../../src/connectors/slack/blocks.ts'
import { slackMessageSchema } from '../../../src/connectors/slack/message.ts'
import { slackText } from '../../../src/connectors/slack/message-text.ts'
import { plainMrkdwn } from '../../../src/connectors/slack/mrkdwn.ts'

function textOf(message: object): string {
  return slackText(slackMessageSchema.parse({ ts: '1.000001', ...message }))
}

describe('mrkdwn', () => {
  it.each([
    ['&lt;b&gt; &amp;amp; R&amp;D', '<b> &amp; R&D'],
    ['see <https://x.example/a_b_c|the guide>', 'see the guide (https://x.example/a_b_c)'],
    ['<https://x.example>', 'https://x.example'],
    ['<http://x.example|x.example>', 'x.example'],
    ['<https://x.example/?a=1&amp;b=2|query>', 'query (https://x.example/?a=1&b=2)'],
    ['<mailto:a@x.example|a@x.example>', 'a@x.example'],
    ['<tel:+331234|+33 12 34>', '+33 12 34 (+331234)'],
    ['ask <@U0ALICE001> or <@U0BEA0001|bea>', 'ask @U0ALICE001 or @bea'],
    ['in <#C0SUPPORT1|support> and <#C0OTHER001>', 'in #support and #C0OTHER001'],
    ['<!here> <!subteam^S0TEAM001|@team>', '@here @team'],
    ['on <!date^1392734382^{date}|Feb 18>', 'on Feb 18'],
    ['*bold* _italic_ ~gone~ *_both_*', 'bold italic gone both'],
    ['*see <https://x.example|it>*', 'see it (https://x.example)'],
    ['2*3*4, snake_case_name, ~5, * a\n* b', '2*3*4, snake_case_name, ~5, * a\n* b'],
    ['`*code*` and ```a_b_\n&lt;x&gt;```', '`*code*` and ```a_b_\n<x>```'],
    ['&gt; quoted\n• item', '> quoted\n• item'],
    ['a < b > c <', 'a < b > c <'],
  ])('%j is read as %j', (mrkdwn, plain) => {
    expect(plainMrkdwn(mrkdwn)).toBe(plain)
  })

  it('takes no more than linear time, whatever the marks', () => {
    for (const piece of ['*a ', '*<a', '_<', '```', '`', '<', '~a~', '*_~']) {
      expect(plainMrkdwn(piece.repeat(50_000)).length).toBeLessThanOrEqual(piece.length * 50_000)
    }
  })
})

const RICH_TEXT = [
  {
    type: 'rich_text',
    elements: [
      {
        type: 'rich_text_section',
        elements: [
          { type: 'user', user_id: 'U0ALICE001' },
          { type: 'text', text: ' do & say ' },
          { type: 'text', text: 'this', style: { bold: true } },
          { type: 'emoji', name: 'wave', unicode: '1f44b' },
          { type: 'text', text: ' in ' },
          { type: 'channel', channel_id: 'C0SUPPORT1' },
          { type: 'text', text: ', ' },
          { type: 'link', url: 'https://x.example/a', text: 'guide' },
          { type: 'text', text: ':\n' },
        ],
      },
      {
        type: 'rich_text_list',
        style: 'ordered',
        elements: [
          { type: 'rich_text_section', elements: [{ type: 'text', text: 'one' }] },
          { type: 'rich_text_section', elements: [{ type: 'text', text: 'two' }] },
        ],
      },
      {
        type: 'rich_text_list',
        style: 'bullet',
        indent: 1,
        elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text: 'inner' }] }],
      },
      { type: 'rich_text_quote', elements: [{ type: 'text', text: 'a\nb' }] },
      { type: 'rich_text_preformatted', elements: [{ type: 'text', text: 'x = 1' }] },
    ],
  },
]

describe('blocks', () => {
  it('of rich text keep lists, quotes and code', () => {
    expect(blocksText(RICH_TEXT)).toBe(
      '@U0ALICE001 do & say this👋 in #C0SUPPORT1, guide (https://x.example/a):\n1. one\n2. two\n  - inner\n> a\n> b\n```\nx = 1\n```',
    )
  })

  it('of other kinds give their text, not their controls', () => {
    const blocks = [
      { type: 'header', text: { type: 'plain_text', text: 'Reset &amp; go' } },
      {
        type: 'section',
        text: { type: 'mrkdwn', text: 'Open *Settings*' },
        fields: [{ type: 'mrkdwn', text: '*Plan* A' }],
      },
      { type: 'divider' },
      {
        type: 'context',
        elements: [
          { type: 'mrkdwn', text: 'by' },
          { type: 'plain_text', text: 'Help' },
        ],
      },
      { type: 'markdown', text: '**kept** as is' },
      { type: 'actions', elements: [{ type: 'button', text: { type: 'plain_text', text: 'Yes' } }] },
      { type: 'image', title: { type: 'plain_text', text: 'A map' }, alt_text: 'map' },
      {
        type: 'table',
        rows: [
          [
            { type: 'raw_text', text: 'a' },
            { type: 'raw_text', text: 'b' },
          ],
        ],
      },
      { type: 'unheard_of' },
      'nonsense',
      null,
    ]
    expect(blocksText(blocks)).toBe('Reset &amp; go\nOpen Settings\nPlan A\nby Help\n**kept** as is\nA map\na | b')
  })

  it('nested without end are cut, not followed', () => {
    let block: object = { type: 'text', text: 'deep' }
    for (let i = 0; i < 20_000; i++) block = { type: 'rich_text', elements: [block] }
    expect(blocksText([block])).toBe('')
  })
})

describe('the text of a message', () => {
  it('is that of the blocks when there is no other, or only a summary', () => {
    expect(textOf({ text: '', blocks: RICH_TEXT })).toMatch(/^do & say this/)
    expect(textOf({ text: 'New message', blocks: RICH_TEXT })).toMatch(/^do & say this/)
  })

  it('is its own when the blocks say less', () => {
    const blocks = [{ type: 'actions', elements: [{ type: 'button', text: { type: 'plain_text', text: 'Yes' } }] }]
    expect(textOf({ text: 'Shall I?', blocks })).toBe('Shall I?')
  })

  it('is that of the attachments when there is nothing else, but never of link previews', () => {
    const attachments = [
      { from_url: 'https://x.example', text: 'preview' },
      {
        pretext: 'Done:',
        title: 'Reset',
        text: 'Open *Settings*',
        fields: [{ title: 'Plan', value: 'A' }],
        fallback: 'f',
      },
      { fallback: 'only a fallback' },
      7,
    ]
    expect(textOf({ text: '', attachments })).toBe('Done:\nReset\nOpen Settings\nPlan: A\nonly a fallback')
    expect(textOf({ text: 'hi', attachments })).toBe('hi')
  })

  it('leaves out who is addressed at its start, not who is spoken of', () => {
    expect(textOf({ text: '<@U0HELPBOT1>, <@U0BEA00001> ask <@U0ALICE001>' })).toBe('ask @U0ALICE001')
  })
})
