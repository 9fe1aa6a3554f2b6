import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for a format', () => {
  it.each<[string, [string, unknown][]]>([
    ['Your answer must have a title, wrapped in double angular brackets.', [['detectable_format:title', {}]]],
    ['Use exactly 3 bullet points.', [['detectable_format:number_bullet_lists', { num_bullets: 3 }]]],
    ['Use bullet points.', [['detectable_format:bullet_list', {}]]],
    ['Give me a bulleted list of 5 ideas.', [['detectable_format:number_bullet_lists', { num_bullets: 5 }]]],
    ['Provide a numbered list with 7 items.', [['detectable_format:number_numbered_lists', { num_items: 7 }]]],
    ['Number each step.', [['detectable_format:numbered_list', {}]]],
    ['Format your answer as a markdown table.', [['detectable_format:table', {}]]],
    ['Put the code in a code block.', [['detectable_format:code_block', {}]]],
    ['Answer in the form of a table with two columns.', [['detectable_format:table', {}]]],
    ['Reply only with JSON.', [['detectable_format:json_format', {}]]],
    ['Output should be valid JSON.', [['detectable_format:json_format', {}]]],
    ['Respond with a JSON object containing name and age.', [['detectable_format:json_format', {}]]],
    ['Return your answer as YAML.', [['detectable_format:yaml_format', {}]]],
    ['Output as CSV with a header row.', [['detectable_format:csv_format', {}]]],
    ['Give the result in XML format.', [['detectable_format:xml_format', {}]]],
    ['Answer with yes or no.', [['detectable_format:constrained_response', { options: ['yes', 'no'] }]]],
    ['Answer yes or no only.', [['detectable_format:constrained_response', { options: ['yes', 'no'] }]]],
    ['Use headings for each part.', [['detectable_format:number_headings', {}]]],
    [
      'Highlight at least 4 key phrases in bold.',
      [['detectable_format:number_highlighted_sections', { num_highlights: 4 }]],
    ],
    ['Bold the key terms.', [['detectable_format:number_highlighted_sections', { num_highlights: 1 }]]],
    ['Use *italics* for at least 2 words.', [['detectable_format:number_highlighted_sections', { num_highlights: 2 }]]],
    ['Give me three tips for sleeping better.', [['detectable_format:list_length', { num_items: 3 }]]],
    ['List 5 reasons to exercise.', [['detectable_format:list_length', { num_items: 5 }]]],
    ['Suggest exactly 4 names for a cat.', [['detectable_format:list_length', { num_items: 4 }]]],
    [
      'Your response must have 3 sections. Mark the beginning of each section with "Part X".',
      [['detectable_format:multiple_sections', { num_sections: 3, section_spliter: 'Part' }]],
    ],
    ['Respond in plain text without bullet points.', [['detectable_format:number_bullet_lists', { num_bullets: 0 }]]],
    [
      'Instead of bullet points, write full sentences.',
      [['detectable_format:number_bullet_lists', { num_bullets: 0 }]],
    ],
    ['Give your answer in JSON.', [['detectable_format:json_format', {}]]],
    ['The whole output must be a single JSON object.', [['detectable_format:json_format', {}]]],
    ['Please wrap everything in JSON format.', [['detectable_format:json_format', {}]]],
    ['Format the entire response as JSON.', [['detectable_format:json_format', {}]]],
    [
      'Your response must be wrapped in JSON format. You can use markdown ticks such as ```.',
      [['detectable_format:json_format', {}]],
    ],
    ['Use JSON to structure your response.', [['detectable_format:json_format', {}]]],
    [
      'Give the poem a title wrapped in double angular brackets, such as <<Spring>>.',
      [['detectable_format:title', {}]],
    ],
    ['Title your response using <<double angular brackets>>.', [['detectable_format:title', {}]]],
    [
      'Italicize at least 3 phrases using markdown.',
      [['detectable_format:number_highlighted_sections', { num_highlights: 3 }]],
    ],
    [
      'Highlight two sections with markdown, i.e. *highlighted section*.',
      [['detectable_format:number_highlighted_sections', { num_highlights: 2 }]],
    ],
    [
      'Emphasize at least four parts of your answer with *asterisks*.',
      [['detectable_format:number_highlighted_sections', { num_highlights: 4 }]],
    ],
    [
      'Highlight some key parts of your response in markdown.',
      [['detectable_format:number_highlighted_sections', { num_highlights: 1 }]],
    ],
    [
      'Include 3 sections that are highlighted, i.e. *highlighted section*.',
      [['detectable_format:number_highlighted_sections', { num_highlights: 3 }]],
    ],
    [
      'Your response must contain 3 sections, mark the beginning of each section with "Section X".',
      [['detectable_format:multiple_sections', { num_sections: 3, section_spliter: 'Section' }]],
    ],
    [
      'It should have 5 sections, each beginning with "SECTION X", such as: SECTION 1',
      [['detectable_format:multiple_sections', { num_sections: 5, section_spliter: 'SECTION' }]],
    ],
    [
      'Organize your response in 4 sections, labelled PART 1, PART 2 and so on.',
      [['detectable_format:multiple_sections', { num_sections: 4, section_spliter: 'PART' }]],
    ],
    [
      'Answer with one of the following phrases exactly: "My answer is yes.", "My answer is no.", "My answer is maybe."',
      [['detectable_format:constrained_response', {}]],
    ],
    [
      'Choose from: "My answer is yes.", "My answer is no.", "My answer is maybe."',
      [['detectable_format:constrained_response', {}]],
    ],
    [
      'Respond with at most 3 bullets.',
      [['detectable_format:number_bullet_lists', { relation: 'at most', num_bullets: 3 }]],
    ],
    [
      'Respond using exactly 4 bullet points, like: * This is a bullet.',
      [['detectable_format:number_bullet_lists', { num_bullets: 4 }]],
    ],
    ['The list should have 6 bullet points.', [['detectable_format:number_bullet_lists', { num_bullets: 6 }]]],
    ['I need 3 bullet points.', [['detectable_format:number_bullet_lists', { num_bullets: 3 }]]],
    [
      'Your response must include a bullet list of 5 items.',
      [['detectable_format:number_bullet_lists', { num_bullets: 5 }]],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for a format', () => {
  it.each([
    ['Use exactly 2 bullet points.', '* one\n* two', 'yes'],
    ['Use exactly 2 bullet points.', '- one\n***\n- two\n---', 'yes'],
    ['Use exactly 2 bullet points.', '- one\n```\n- code\n```\n- two', 'yes'],
    ['Use exactly 2 bullet points.', '- one\n- two\n- three', 'no'],
    ['Use at most 3 bullet points.', '- one', 'yes'],
    ['Do not use bullet points.', 'No list here.', 'yes'],
    ['Do not use bullet points.', '- one', 'no'],
    ['Provide a numbered list with 3 items.', '1. a\n2. b\n3. c', 'yes'],
    ['Provide a numbered list with 3 items.', '1. a\n2. b', 'no'],
    ['Provide a numbered list with 2 items.', '1. a\n   - detail\n2. b', 'yes'],
    ['Give me three tips for sleeping.', '1. Walk\n2. Read\n3. Rest', 'yes'],
    ['Give me three tips for sleeping.', '1. Walk\n2. Read', 'no'],
    ['Give me three tips for sleeping.', 'Walk.\n\nRead.\n\nRest.', 'yes'],
    ['Return only JSON.', '{"a": [1, 2]}', 'yes'],
    ['Return only JSON.', '```json\n[1]\n```', 'yes'],
    ['Return only JSON.', '{a: 1}', 'no'],
    ['Give the result in XML format.', '<?xml version="1.0"?>\n<a><b c="1"/>text &amp; more</a>', 'yes'],
    ['Give the result in XML format.', '<a><b></a></b>', 'no'],
    ['Give the result in XML format.', 'Here: <a/>', 'no'],
    ['Return your answer as YAML.', 'name: Ada\ntags:\n  - one\n  - two\ntext: |\n  free text: here', 'yes'],
    ['Return your answer as YAML.', 'This is no such thing', 'no'],
    ['Output as CSV.', 'name,age\n"Doe, J",42', 'yes'],
    ['Output as CSV.', 'name,age\nDoe', 'no'],
    ['Format your answer as a table.', '| a | b |\n|---|---|\n| 1 | 2 |', 'yes'],
    ['Format your answer as a table.', 'a and b', 'no'],
    ['Put the answer in a code block.', '```\nls\n```', 'yes'],
    ['Put the answer in a code block.', 'ls', 'no'],
    ['Use headings.', '## One\ntext', 'yes'],
    ['Use headings.', 'One\ntext', 'no'],
    ['Your answer must have a title, wrapped in double angular brackets.', '<<Rain>>\nIt rains.', 'yes'],
    ['Your answer must have a title, wrapped in double angular brackets.', '<<  >> It rains.', 'no'],
    ['Highlight at least 2 sections with markdown, i.e. *highlighted section*.', '*one* and **two**', 'yes'],
    ['Highlight at least 2 sections with markdown, i.e. *highlighted section*.', '**one** only', 'no'],
    ['Highlight at least 1 section with markdown, i.e. *highlighted section*.', '* a bullet\n* another', 'no'],
    [
      'Your response must have 2 sections. Mark the beginning of each section with "Part X".',
      'Part I\na\nPart II\nb',
      'yes',
    ],
    [
      'Your response must have 2 sections. Mark the beginning of each section with "Part X".',
      'Part 1\na\nPart 2\nb\nPart 3\nc',
      'no',
    ],
    [
      'Answer with one of the following phrases: "My answer is yes.", "My answer is no.", "My answer is maybe."',
      'My answer is no.',
      'yes',
    ],
    [
      'Answer with one of the following phrases: "My answer is yes.", "My answer is no.", "My answer is maybe."',
      'My answer is no. It never was.',
      'no',
    ],
    ['Answer yes or no only.', 'Yes.', 'yes'],
    ['Give exactly 2 bullet points.', '- a\n  - more\n  - and more\n- b', 'yes'],
    ['Give exactly 2 bullet points.', 'Of it:\n- a\n- b\n- c\n  - d', 'no'],
    ['Do not use bullet points.', 'Of it:\n- a', 'no'],
    ['Answer yes or no only.', 'Yes, it is.', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})
