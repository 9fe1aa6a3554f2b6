import { describe, expect, it } from 'vitest'
import { found } from '../../support/constraints.ts'

describe('what a Korean prompt asks', () => {
  it.each<[string, [string, unknown][]]>([
    [
      '고양이에 대해 300단어 이상으로 글을 써 주세요.',
      [['length_constraints:number_words', { relation: 'at least', num_words: 300 }]],
    ],
    [
      '답변은 100단어를 넘지 않게 해주세요.',
      [['length_constraints:number_words', { relation: 'at most', num_words: 100 }]],
    ],
    [
      '정확히 3문장으로 답해 주세요.',
      [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 3 }]],
    ],
    [
      '세 문장으로 요약해 주세요.',
      [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 3 }]],
    ],
    [
      '5문장 이하로 설명해 주세요.',
      [['length_constraints:number_sentences', { relation: 'at most', num_sentences: 5 }]],
    ],
    [
      '최소 5개의 문장을 포함해야 합니다.',
      [['length_constraints:number_sentences', { relation: 'at least', num_sentences: 5 }]],
    ],
    [
      '4개의 문단으로 작성하세요. 문단은 마크다운 구분선 ***으로 나누세요.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 4 }]],
    ],
    [
      '두 문단으로 써 주세요.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 2, divider: 'blank line' }]],
    ],
    ['글머리 기호 3개를 사용해 주세요.', [['detectable_format:number_bullet_lists', { num_bullets: 3 }]]],
    ['글머리 기호로 정리해 주세요.', [['detectable_format:bullet_list', {}]]],
    ['불릿 포인트를 사용하지 마세요.', [['detectable_format:number_bullet_lists', { num_bullets: 0 }]]],
    ['번호 매긴 목록으로 5가지를 알려 주세요.', [['detectable_format:number_numbered_lists', { num_items: 5 }]]],
    ['JSON 형식으로만 답하세요.', [['detectable_format:json_format', {}]]],
    ['표 형식으로 비교해 주세요.', [['detectable_format:table', {}]]],
    ['쉼표를 사용하지 마세요.', [['punctuation:no_comma', {}]]],
    ['쉼표 없이 작성해 주세요.', [['punctuation:no_comma', {}]]],
    ['마침표를 쓰지 마세요.', [['punctuation:no_period', {}]]],
    ['전체 답변을 큰따옴표로 감싸 주세요.', [['startend:quotation', {}]]],
    ['모두 대문자로 작성해 주세요.', [['change_case:english_capital', {}]]],
    ['소문자로만 답해 주세요.', [['change_case:english_lowercase', {}]]],
    [
      '"사랑"이라는 단어를 세 번 이상 사용하세요.',
      [['keywords:frequency', { relation: 'at least', frequency: 3, keyword: '사랑' }]],
    ],
    ["'행복', '평화'라는 단어를 포함하세요.", [['keywords:existence', { keywords: ['행복', '평화'] }]]],
    ["'미안'이라는 단어를 사용하지 마세요.", [['keywords:forbidden_words', { forbidden_words: ['미안'] }]]],
    ['다음 키워드를 포함하세요: "바다", "하늘".', [['keywords:existence', { keywords: ['바다', '하늘'] }]]],
    ['답변을 "감사합니다."로 끝내세요.', [['startend:end_checker', { end_phrase: '감사합니다.' }]]],
    [
      '마지막에 "더 궁금한 점이 있으신가요?"라는 문장으로 마무리해 주세요.',
      [['startend:end_checker', { end_phrase: '더 궁금한 점이 있으신가요?' }]],
    ],
    ['"안녕하세요"로 시작하세요.', [['startend:start_checker', { start_phrase: '안녕하세요' }]]],
    ['질문으로 끝내 주세요.', [['startend:ends_with_question', {}]]],
    ['영어로 답해 주세요.', [['language:response_language', { language: 'en' }]]],
    ['프랑스어로만 작성해 주세요.', [['language:response_language', { language: 'fr' }]]],
    ['파이썬으로 함수를 작성해 주세요.', [['code:language', { language: 'python' }]]],
    ['Python으로 팩토리얼 함수를 작성해 주세요.', [['code:language', { language: 'python' }]]],
    ['자바스크립트 코드를 보여 주세요.', [['code:language', { language: 'javascript' }]]],
    ['코드 예제를 포함해 주세요.', [['code:present', {}]]],
    [
      '이모지를 두 개 이상 넣어 주세요.',
      [['detectable_content:number_emojis', { relation: 'at least', num_emojis: 2 }]],
    ],
    ['이모지는 사용하지 마세요.', [['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }]]],
    ['500자 이내로 작성해 주세요.', [['length_constraints:number_letters', { relation: 'at most', num_letters: 500 }]]],
    ['숫자를 사용하지 마세요.', [['detectable_content:no_digits', {}]]],
    ['한 단어로 답하세요.', [['length_constraints:number_words', { relation: 'exactly', num_words: 1 }]]],
    ['예 또는 아니오로만 답하세요.', [['detectable_format:constrained_response', { options: ['예', '아니요'] }]]],
    [
      '"그렇다", "아니다", "모르겠다" 중 하나로 답하세요.',
      [['detectable_format:constrained_response', { options: ['그렇다', '아니다', '모르겠다'] }]],
    ],
    ['추신을 덧붙여 주세요.', [['detectable_content:postscript', { postscript_marker: '추신' }]]],
    ['P.S.로 시작하는 추신을 추가하세요.', [['detectable_content:postscript', { postscript_marker: 'P.S.' }]]],
    [
      '[이름]과 같은 자리 표시자를 3개 이상 포함하세요.',
      [['detectable_content:number_placeholders', { num_placeholders: 3 }]],
    ],
    ['이중 꺾쇠괄호로 감싼 제목을 넣어 주세요. 예: <<제목>>', [['detectable_format:title', {}]]],
    ['최소 3개의 부분을 *강조*해 주세요.', [['detectable_format:number_highlighted_sections', { num_highlights: 3 }]]],
    [
      '두 번째 문단은 "그러나"로 시작하세요. 총 3개의 문단으로 쓰세요.',
      [['length_constraints:nth_paragraph_first_word', { first_word: '그러나', num_paragraphs: 3, nth_paragraph: 2 }]],
    ],
    ['서로 다른 두 답변을 ******로 구분해 제시하세요.', [['combination:two_responses', {}]]],
    [
      '3개의 섹션으로 나누고 각 섹션은 "섹션 X"로 시작하세요.',
      [['detectable_format:multiple_sections', { num_sections: 3, section_spliter: '섹션' }]],
    ],
    [
      '글자 "가"를 5번 이상 사용하세요.',
      [['keywords:letter_frequency', { let_relation: 'at least', let_frequency: 5, letter: '가' }]],
    ],
    [
      '대문자 단어를 3개 이상 사용하세요.',
      [['change_case:capital_word_frequency', { capital_relation: 'at least', capital_frequency: 3 }]],
    ],
    [
      '100단어에서 150단어 사이로 써 주세요.',
      [['length_constraints:number_words', { relation: 'between', min: 100, max: 150 }]],
    ],
    [
      '각 문장은 20단어 이하로 해주세요.',
      [['length_constraints:sentence_length', { relation: 'at most', num_words: 20 }]],
    ],
    ['세 가지 팁을 알려 주세요.', [['detectable_format:list_length', { num_items: 3 }]]],
    ['YAML 형식으로 출력하세요.', [['detectable_format:yaml_format', {}]]],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('what a Korean prompt does not ask of a single answer', () => {
  it.each([
    '요청을 그대로 반복한 후 답하세요.',
    '우리 선생님이 500자 이상의 독후감을 쓰라고 하셨어요. 어떻게 시작하면 좋을까요?',
    'JSON이 무엇인지 설명해 주세요.',
    '글머리 기호를 사용하지 않아도 됩니다.',
  ])('%s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })
})
