/** A phrase of a prompt that sets a kind of constraint, and what is checked exactly. */
export type KindDescription = { example: string; checked: string }

/** Kinds of the labelled data first, then those that people also write. */
export const KIND_DESCRIPTIONS: Readonly<Record<string, KindDescription>> = {
  'keywords:existence': {
    example: 'Include the keywords "harbour" and "fog".',
    checked: 'each keyword occurs as a whole word or phrase, without regard to case',
  },
  'keywords:frequency': {
    example: 'Mention the word "river" at least 3 times.',
    checked: 'occurrences as a whole word or phrase, without regard to case, against the bounds',
  },
  'keywords:forbidden_words': {
    example: 'Do not use the word "very".',
    checked: 'none of the words occurs as a whole word or phrase, without regard to case',
  },
  'keywords:letter_frequency': {
    example: 'The letter q should appear at least 4 times.',
    checked: 'occurrences of the letter, without regard to case, against the bounds',
  },
  'language:response_language': {
    example: 'Answer in French.',
    checked:
      'the script decides where only one language uses it; otherwise it is refused only on clear evidence of another language: its function words, or the trigrams of a longer text',
  },
  'length_constraints:number_sentences': {
    example: 'Use fewer than 6 sentences.',
    checked: 'sentences, abbreviations such as "Dr." not taken for ends, against the bounds',
  },
  'length_constraints:number_paragraphs': {
    example: 'Write 3 paragraphs separated by ***.',
    checked:
      'paragraphs between dividers on lines of their own, or between blank lines when no divider is named; an empty one between two dividers fails',
  },
  'length_constraints:number_words': {
    example: 'Answer in at least 300 words.',
    checked: 'words against the bounds; "around" allows ten per cent either way',
  },
  'length_constraints:number_letters': {
    example: 'Keep it under 280 characters.',
    checked: 'characters with spaces (Japanese and Chinese text without), against the bounds',
  },
  'length_constraints:nth_paragraph_first_word': {
    example: 'Write 4 paragraphs; the second one must start with the word "however".',
    checked: 'paragraphs as a reader sees them: as many as asked, and the nth begins with the word',
  },
  'detectable_content:number_placeholders': {
    example: 'Use at least 3 placeholders in square brackets, such as [address].',
    checked: 'texts in square brackets that are no links, checkboxes or footnote marks, against the bounds',
  },
  'detectable_content:postscript': {
    example: 'Add a postscript that starts with P.S.',
    checked:
      'a line, or what follows the last sentence on the last line, begins with the marker, dots and spaces tolerated',
  },
  'detectable_content:informal_address': {
    example: 'Utilise le tutoiement.',
    checked: 'words of the informal second person occur, and none of the formal one',
  },
  'detectable_content:no_digits': {
    example: 'Do not use any digits.',
    checked: 'no decimal digit occurs',
  },
  'detectable_format:number_bullet_lists': {
    example: 'Give exactly 4 bullet points.',
    checked: 'bulleted list items, rules such as --- and code fences left out, against the bounds',
  },
  'detectable_format:number_numbered_lists': {
    example: 'Give a numbered list with 5 items.',
    checked: 'numbered list items against the bounds',
  },
  'detectable_format:bullet_list': {
    example: 'Answer in bullet points.',
    checked: 'at least one bulleted list item',
  },
  'detectable_format:numbered_list': {
    example: 'Answer as a numbered list.',
    checked: 'at least one numbered list item',
  },
  'code:language': {
    example: 'Write a Python function that adds two numbers.',
    checked:
      'code in that language, by the label of its fence or by signs of its syntax; where several languages fit, the one asked for is believed',
  },
  'code:present': {
    example: 'Show me the code of a binary search.',
    checked: 'code, in a fence, between backticks, or recognised by its syntax',
  },
  'detectable_format:constrained_response': {
    example: 'Answer with "My answer is yes." or "My answer is no."',
    checked: 'the whole answer is one of the options',
  },
  'detectable_format:number_highlighted_sections': {
    example: 'Highlight at least 2 sections with *asterisks*.',
    checked: 'texts between asterisks, underscores or 《》, each counted once, against the bounds',
  },
  'detectable_format:multiple_sections': {
    example: 'Write 3 sections and mark each with SECTION X.',
    checked: 'lines that begin with the word and a number, Roman ones too, against the bounds',
  },
  'detectable_format:json_format': {
    example: 'Return the entire output as JSON.',
    checked: 'the answer, without a code fence around it, parses as JSON',
  },
  'detectable_format:title': {
    example: 'Give it a title wrapped in double angular brackets, such as <<title>>.',
    checked: 'a non-empty title between the marks that the prompt names',
  },
  'detectable_format:nominal_ending': {
    example: '体言止めを2回使ってください。',
    checked: 'sentences whose last sign is a kanji or katakana, at least as many as asked',
  },
  'combination:two_responses': {
    example: 'Give two different responses, separated by ******.',
    checked: 'exactly two parts around the divider, and they differ',
  },
  'combination:repeat_prompt': {
    example: 'First repeat the request word for word, then answer.',
    checked: 'the answer begins with the request, without regard to case and spacing',
  },
  'startend:end_checker': {
    example: 'End with the exact phrase "See you there".',
    checked: 'the answer ends with the phrase, without regard to case and the marks around it',
  },
  'startend:quotation': {
    example: 'Wrap your entire response in double quotation marks.',
    checked: 'the first and last characters are a pair of quotation marks',
  },
  'startend:sentence_unified_end': {
    example: '全ての文末を「です」で統一してください。',
    checked: 'every sentence outside quotations ends with the given words',
  },
  'change_case:capital_word_frequency': {
    example: 'Use words in all capital letters at least 3 times.',
    checked: 'words all in capitals against the bounds',
  },
  'change_case:capital': {
    example: 'Your entire response should be in capital letters.',
    checked: 'no lower-case letter occurs',
  },
  'change_case:lowercase': {
    example: 'Write everything in lowercase letters.',
    checked: 'no upper-case letter occurs',
  },
  'punctuation:no_comma': {
    example: 'Do not use any commas.',
    checked: 'no comma of any script occurs',
  },
  'punctuation:no_period': {
    example: '句点を使わないでください。',
    checked: 'no full stop occurs',
  },
  'punctuation:question_marks': {
    example: 'Incluye al menos una pregunta.',
    checked: 'question marks against the bounds',
  },
  'punctuation:exclamation_marks': {
    example: 'Incluye una exclamación.',
    checked: 'exclamation marks against the bounds',
  },
  'special_character:accents': {
    example: 'Réécris ce texte en ajoutant les accents.',
    checked: 'the text of the prompt, letter for letter, with accents added',
  },
  'special_character:no_accents': {
    example: "N'utilise pas d'accents.",
    checked: 'no accented letter occurs',
  },
  'special_character:ethel_or_cedilla': {
    example: "N'utilise pas le caractère « œ ».",
    checked: 'the character does not occur, in either case',
  },
  'special_character:enie': {
    example: 'Usa 5 palabras con la letra ñ.',
    checked: 'words with the letter, against the bounds',
  },
  'special_character:dieresis': {
    example: 'Usa 2 palabras con diéresis.',
    checked: 'words with ü, against the bounds',
  },
  'special_character:tildes': {
    example: 'Usa al menos 4 palabras con tilde.',
    checked: 'words with an acute accent against the bounds',
  },
  'letters:furigana': {
    example: 'すべての漢字に（）でふりがなをつけてください。',
    checked: 'each run of kanji is followed by its reading in brackets',
  },
  'letters:kanji': {
    example: '漢字を30文字未満にしてください。',
    checked: 'kanji against the bounds',
  },
  'letters:hiragana_only': { example: 'ひらがなだけで書いてください。', checked: 'no letter of another script occurs' },
  'letters:katakana_only': { example: 'カタカナだけで答えてください。', checked: 'no letter of another script occurs' },
  'letters:no_hiragana': { example: 'ひらがなを使わないでください。', checked: 'no hiragana occurs' },
  'letters:no_katakana': { example: 'カタカナを使わないでください。', checked: 'no katakana occurs' },
  'letters:kansuuji': { example: '数字は漢数字で書いてください。', checked: 'no Arabic digit occurs' },
  'punctuation:marks': {
    example: 'Use exactly two hashtags and no semicolons.',
    checked: 'the marks (hashtags, dashes, semicolons, colons, brackets …) against the bounds',
  },
  'detectable_format:list_length': {
    example: 'Name three rivers.',
    checked:
      'items of the outermost list, lines, headings or paragraphs against the bounds; in running text any number up to that of its parts is believed',
  },
  'detectable_format:table': {
    example: 'Compare them in a table.',
    checked: 'Markdown and HTML tables against the bounds',
  },
  'detectable_format:code_block': {
    example: 'Put the answer in a code block.',
    checked: 'fenced code blocks against the bounds',
  },
  'detectable_format:number_headings': {
    example: 'Use 3 headings.',
    checked: 'Markdown headings, underlined ones too, and lines wholly in bold, against the bounds',
  },
  'detectable_format:xml_format': {
    example: 'Return XML.',
    checked: 'the answer, without a code fence around it, is well-formed XML',
  },
  'detectable_format:yaml_format': {
    example: 'Return YAML only.',
    checked: 'the answer, without a code fence around it, reads as YAML',
  },
  'detectable_format:csv_format': {
    example: 'Output the data as CSV.',
    checked: 'the answer, without a code fence around it, has two columns or more, and as many in every record',
  },
  'length_constraints:sentence_length': {
    example: 'No sentence may be longer than 15 words.',
    checked: 'the words of each sentence against the bounds',
  },
  'length_constraints:number_lines': {
    example: 'Write exactly 4 lines.',
    checked: 'lines with a letter or digit, titles and headings left out, against the bounds',
  },
  'startend:start_checker': {
    example: 'Start with the phrase "Dear reader".',
    checked: 'the answer begins with the phrase, without regard to case and the marks around it',
  },
  'startend:ends_with_question': {
    example: 'End with a question.',
    checked: 'the answer ends with a question mark',
  },
  'detectable_content:number_emojis': {
    example: 'Use at least 2 emojis.',
    checked: 'emojis against the bounds, a joined sequence as one',
  },
  'detectable_content:number_links': {
    example: 'Include a link.',
    checked: 'addresses and Markdown links against the bounds',
  },
  'code:absent': { example: 'Do not include code.', checked: 'no code, in a fence or recognised by its syntax' },
}
