import type { LanguageTable } from './language-table.ts'
import { numberReader } from './number-words.ts'

const numbers = numberReader({
  ones: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    single: 1,
  },
  multipliers: { dozen: 12, hundred: 100, thousand: 1000 },
  joints: ['and'],
  thousandsMarks: ',',
})

const not = "(?:(?:do|does|did|must|should|can|could|may|shall|will|would|need)(?: not|n't)|cannot|dont|never|not)"

export const en: LanguageTable = {
  hasSpaces: true,
  number: `(?:half a dozen|${numbers.source})`,
  readNumber: (text) => (text === 'half a dozen' ? 6 : numbers.read(text)),
  before: [
    [
      'at least',
      "(?:(?<=(?:not|n't|never) (?:(?! and | but )[^.;:,!?]){0,50})(?:fewer|less|shorter) than|at (?:the very |an absolute )?(?:least|minimum)|(?:no|not|never|not be) (?:less|fewer|shorter|under) than|(?:no|not|never|not be) (?:under|below)|(?:a |the )?(?:minimum|min\\.?)(?: length| number| count)?(?: of| is| should be|:)?|(?:more|greater) than or equal to|>=|≥|upwards of)",
    ],
    [
      'at most',
      "(?:at (?:the very |an absolute )?(?:most|maximum)|(?:no|not|n't|never|not be|n't be) (?:more|longer|greater) than|(?:no|not|n't|never|nothing) (?:over|above)|nothing (?:more|longer) than|up to|(?:a |the )?(?:maximum|max\\.?)(?: length| number| count)?(?: of| is| should be|:)?|(?:not|n't|never|without|cannot) (?:exceed|exceeding|surpass|surpassing|go over|going over|go above|go beyond)|within|(?:less|fewer) than or equal to|<=|≤|(?:capp|topp|maxx)(?:ed|ing|es) (?:out )?at|tops out at|fits? (?:in|into|within)|cap of|(?:word |character |sentence |length )?limit(?: is| of|:)|(?<=(?:not|n't|never|without|avoid) (?:(?! and | but )[^.;:,!?]){1,50})(?:(?:more|longer|greater) than|over|above)|(?<=(?:not|n't|never) )(?:(?:more|longer|greater) than|over|above)|limit(?:ed)? (?:[\\p{L}]+ ){0,5}to)",
    ],
    ['more than', '(?:more than|over|above|exceed(?:ing|s)?|greater than|longer than|beyond|>)'],
    ['less than', '(?:(?:less|fewer) than|under|below|(?:shorter|smaller|lower) than|<)'],
    ['exactly', '(?:exactly|precisely|strictly|only|just|equal to|consist(?:s|ing)? of)'],
    ['around', '(?:around|about|approximately|roughly|approx\\.?|circa|nearly|close to|~|≈|in the region of)'],
  ],
  after: [
    [
      'at least',
      '(?:\\+|plus\\b|or (?:more|greater|above|longer|over|higher)\\b|(?:at|as a) (?:the )?(?:least|minimum)\\b|(?:minimum|min)\\b)',
    ],
    [
      'at most',
      '(?:or (?:less|fewer|under|below|shorter|lower)\\b|,? ?(?:and |but )?(?:no|not) more(?! than|,? no less)\\b|(?:at|as a) (?:the )?(?:very )?(?:most|maximum)\\b|(?:maximum|max|tops|limit)\\b)',
    ],
    ['exactly', '(?:exactly|in total|total)\\b'],
    ['around', '(?:or so|approximately|give or take)\\b'],
  ],
  rangeJoint: '(?:\\s?(?:-|–|—)\\s?|\\s(?:to|and|or)\\s)',
  rangeBefore: '(?:between|from|anywhere from|of)',
  gap: "(?:[ -]|\\s?\\([^()]{0,20}\\)\\s)(?:(?:of |the )|(?!(?:or|and|but|to|of|in|as|under|within|over|for|with|without|no|not|that|than|per|each|containing|including|using|named|called|times|mentions|occurrences|instances|uses|days?|weeks?|months?|years?|minutes?|hours?|people)[ -])[\\p{L}'*]{1,20}[ -]){0,3}?",
  backGap:
    '(?: (?:count|number|limit|length))?(?: (?:in|of|for) (?:your|the|this) (?:entire |whole )?(?:response|answer|reply|output|text))?(?:(?:,? (?:should|must|needs? to|ha(?:s|ve) to|be|is|are|of|at|to|appears?|used|included|present|only)){1,4}:? ?|: ?)',
  times: '(?:times?|occurrences?|instances?|occasions?|mentions?)(?![\\p{L}])',
  adverbs: { once: 1, twice: 2, thrice: 3 },
  negationBefore: `(?:${not}(?: (?:you|ever|to))?|without|w/o|avoid(?:ing|s)?|refrain(?:ing)? from|abstain from|free (?:of|from)|no|nothing(?! (?:but|else|other|except|around|more|over|above|longer|less)(?![\\p{L}]))|zero|omit(?:ting)?|exclud(?:e|es|ing)|leav(?:e|ing) out|skip(?:ping)?|stay away from|steer clear of|instead of|rather than)(?! (?:only|just|more|less|fewer|longer|forget|hesitate|exceed|need|have to|necessarily|limited|matter|mind|care)(?![\\p{L}]))`,
  negationAfter:
    "(?:(?:is|are|be|being)(?: strictly| also)? (?:not (?:allowed|permitted|accepted|acceptable|to be|used|included|needed)|forbidden|prohibited|banned|disallowed|off limits|off-limits|unacceptable)|(?:is|are)n't (?:allowed|permitted|acceptable|used|to be)|(?:must|should|may|can|shall|do|does|will)(?: not|n't)|cannot|(?<=-)free|never appears?|not (?:be )?(?:allowed|permitted|used|included|accepted|acceptable))",
  contrary:
    '(?:but|other|except|unless|instead|always|, (?:please )?(?:in|reply|respond|answer|keep|write|speak|stay|say|list|start|begin)|more|less|fewer|longer|if|just|only|forget|(?:and|,|then) (?:please )?(?:with|mention|feature|use|include|add|write|make|put|wrap|highlight|separate|end|give|must|should))',
  partBefore:
    '(?:(?:each|every|per|individual|first|second|third|fourth|last|final|opening|closing)(?: of (?:the|your|these|those|them))?(?: [\\p{L}-]+){0,4}|one(?: of (?:the|your|these|those|them))?(?: (?!and )[\\p{L}-]+){0,4})',
  partAfter:
    ' ?(?:each(?! (?:separated|divided|followed|of which))|apiece|per|every|for each|for every|in each|in every|a piece)(?![\\p{L}])',
  givenBefore:
    '(?:this|these|those|my|our|following|above|below|first|last|next|previous|other|past|his|her|their|its|page|chapter|step|level|grade|version|part|top) ?',
  givenAfter: ' (?:below|above|given|provided|that follows?)(?![\\p{L}])',
  functionWords:
    '(?:the|and|your|of|to|is|with|that|for|write|not|please|are|what|how|use|response|answer|respond|be|this|give|make|using|explain|list|describe|in|tell|me|at|least|by|from|or|as|all|any|only|each|should|must|will|can|do|does|has|have|add|more|than|keep|you|three|one|two)',
  listJoint: '(?:\\s?[,;/]\\s?(?:(?:and|or|nor|&) )?|\\s(?:and/or|and|or|nor|&)\\s)(?:(?:the )?(?:key)?words? )?',
}
