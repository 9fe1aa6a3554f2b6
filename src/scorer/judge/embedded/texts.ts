/** What the judge says, in one language. */
export type Texts = {
  present: (what: string) => string
  partlyPresent: (what: string, missing: string) => string
  missing: (what: string) => string
  wordsFound: (what: string) => string
  wordsPartlyFound: (what: string) => string
  wordsMissing: (what: string) => string
  forbiddenFound: (what: string) => string
  forbiddenAbsent: (what: string) => string
  onTopic: (words: string) => string
  sameField: string
  shortAnswer: string
  rightShape: string
  weaklyOnTopic: string
  inLanguageAsked: string
  nothingToCompare: string
  offTopic: string
  refusal: string
  refusalCalledFor: string
  echo: string
  degenerate: string
  noCode: string
  wrongCodeLanguage: string
  placeholder: string
  emptyTalk: string
  fewParts: (present: number, total: number) => string
  allParts: string
  nothingMissing: string
  missingParts: (what: string) => string
  unanswered: string
  formatFits: string
  formatFails: (what: string) => string
  toneFits: string
  toneFails: string
  otherLanguage: string
  rulesKept: (kept: number, total: number) => string
  noRules: string
  limitKept: string
  limitBroken: string
  conciseYes: (words: number) => string
  conciseNo: (words: number) => string
  toneKept: (what: string) => string
  toneBroken: (what: string) => string
  nothingAnswered: string
}

const english: Texts = {
  present: (what) => `Found in the response: ${what}.`,
  partlyPresent: (what, missing) => `Found ${what}, but not ${missing}.`,
  missing: (what) => `Nothing in the response looks like ${what}.`,
  wordsFound: (what) => `The response takes up "${what}".`,
  wordsPartlyFound: (what) => `The response takes up only part of "${what}".`,
  wordsMissing: (what) => `The response says nothing of "${what}".`,
  forbiddenFound: (what) => `The response contains "${what}", which was to be left out.`,
  forbiddenAbsent: (what) => `"${what}" does not occur, as asked.`,
  onTopic: (words) => `The response is about what was asked: it takes up ${words}.`,
  sameField: 'The response uses other words than the prompt, of the same field.',
  shortAnswer: 'A short answer, of the kind that the question calls for.',
  rightShape: 'The response has the shape of what was asked, in other words than the prompt.',
  inLanguageAsked: 'The response is in the language asked for.',
  nothingToCompare: 'The prompt has few words to hold the response against, and nothing speaks against it.',
  weaklyOnTopic: 'The response shares little with what was asked.',
  offTopic: 'The response shares nothing with what was asked.',
  refusal: 'The response declines the task without a cause in the prompt.',
  refusalCalledFor: 'The response declines a request that gives cause to.',
  echo: 'The response only gives the prompt back.',
  degenerate: 'The response holds no answer.',
  noCode: 'Code was asked for and none was given.',
  wrongCodeLanguage: 'The code is not in the language asked for.',
  emptyTalk: 'The response says nothing that the prompt does not say.',
  placeholder: 'The code leaves its body to be written.',
  fewParts: (present, total) => `Only ${present} of the ${total} parts asked for are there.`,
  allParts: 'Every part asked for is there.',
  nothingMissing: 'Nothing that was asked for is missing.',
  missingParts: (what) => `Missing: ${what}.`,
  unanswered: 'The request is not answered.',
  formatFits: 'The form fits what was asked.',
  formatFails: (what) => `The form differs from what was asked: ${what}.`,
  toneFits: 'The tone fits.',
  toneFails: 'The tone is rude.',
  otherLanguage: 'The response is in another language than the prompt.',
  rulesKept: (kept, total) => `${kept} of ${total} rules of the system prompt are kept.`,
  limitKept: 'Nothing that the system prompt closes is given away.',
  limitBroken: 'The response gives what the system prompt closes.',
  noRules: 'The system prompt sets no rule that can be looked for.',
  conciseYes: (words) => `Short: about ${words} words.`,
  conciseNo: (words) => `Long: about ${words} words.`,
  toneKept: (what) => `Nothing in the response breaks "${what}".`,
  toneBroken: (what) => `The wording breaks "${what}".`,
  nothingAnswered: 'Nothing was answered, so keeping the rule shows little.',
}

const french: Texts = {
  present: (what) => `Présent dans la réponse : ${what}.`,
  partlyPresent: (what, missing) => `${what} est présent, mais pas ${missing}.`,
  missing: (what) => `Rien dans la réponse ne ressemble à : ${what}.`,
  wordsFound: (what) => `La réponse reprend « ${what} ».`,
  wordsPartlyFound: (what) => `La réponse ne reprend qu’une partie de « ${what} ».`,
  wordsMissing: (what) => `La réponse ne dit rien de « ${what} ».`,
  forbiddenFound: (what) => `La réponse contient « ${what} », qui devait être évité.`,
  forbiddenAbsent: (what) => `« ${what} » n’apparaît pas, comme demandé.`,
  onTopic: (words) => `La réponse porte sur la demande : elle reprend ${words}.`,
  sameField: 'La réponse emploie d’autres mots que la demande, du même domaine.',
  shortAnswer: 'Une réponse courte, du genre que la question appelle.',
  rightShape: 'La réponse a la forme demandée, avec d’autres mots que la consigne.',
  inLanguageAsked: 'La réponse est dans la langue demandée.',
  nothingToCompare: 'La demande offre peu de mots à comparer, et rien ne parle contre la réponse.',
  weaklyOnTopic: 'La réponse a peu en commun avec la demande.',
  offTopic: 'La réponse n’a rien en commun avec la demande.',
  refusal: 'La réponse refuse la tâche sans motif dans la demande.',
  refusalCalledFor: 'La réponse refuse une demande qui en donne le motif.',
  echo: 'La réponse ne fait que répéter la demande.',
  degenerate: 'La réponse ne contient aucune réponse.',
  noCode: 'Du code était demandé et il n’y en a pas.',
  wrongCodeLanguage: 'Le code n’est pas dans le langage demandé.',
  emptyTalk: 'La réponse ne dit rien de plus que la demande.',
  placeholder: 'Le corps du code reste à écrire.',
  fewParts: (present, total) =>
    present === 0
      ? `Aucune des ${total} parties demandées n’est présente.`
      : present === 1
        ? `Une seule des ${total} parties demandées est présente.`
        : `Seules ${present} des ${total} parties demandées sont présentes.`,
  allParts: 'Toutes les parties demandées sont présentes.',
  nothingMissing: 'Rien de ce qui était demandé ne manque.',
  missingParts: (what) => `Il manque : ${what}.`,
  unanswered: 'La demande reste sans réponse.',
  formatFits: 'La forme correspond à la demande.',
  formatFails: (what) => `La forme diffère de la demande : ${what}.`,
  toneFits: 'Le ton convient.',
  toneFails: 'Le ton est grossier.',
  otherLanguage: 'La réponse est dans une autre langue que la demande.',
  rulesKept: (kept, total) => `${kept} des ${total} règles du prompt système sont respectées.`,
  limitKept: 'Rien de ce que l’invite système réserve n’est livré.',
  limitBroken: 'La réponse livre ce que l’invite système réserve.',
  noRules: 'Le prompt système ne fixe aucune règle vérifiable ici.',
  conciseYes: (words) => `Court : environ ${words} mots.`,
  conciseNo: (words) => `Long : environ ${words} mots.`,
  toneKept: (what) => `Rien dans la réponse n’enfreint « ${what} ».`,
  toneBroken: (what) => `La formulation enfreint « ${what} ».`,
  nothingAnswered: 'Rien n’a été répondu : respecter la règle montre peu.',
}

const korean: Texts = {
  present: (what) => `응답에 있음: ${what}.`,
  partlyPresent: (what, missing) => `${what}은(는) 있으나 ${missing}은(는) 없습니다.`,
  missing: (what) => `응답에 ${what}에 해당하는 것이 없습니다.`,
  wordsFound: (what) => `응답이 "${what}"을(를) 다룹니다.`,
  wordsPartlyFound: (what) => `응답이 "${what}"의 일부만 다룹니다.`,
  wordsMissing: (what) => `응답이 "${what}"을(를) 다루지 않습니다.`,
  forbiddenFound: (what) => `빼야 할 "${what}"이(가) 응답에 있습니다.`,
  forbiddenAbsent: (what) => `요청대로 "${what}"이(가) 없습니다.`,
  onTopic: (words) => `응답이 요청한 주제를 다룹니다: ${words}.`,
  sameField: '프롬프트와 다른 말을 쓰지만 같은 분야의 말입니다.',
  shortAnswer: '질문에 맞는 짧은 답입니다.',
  rightShape: '응답은 요청과 다른 낱말을 쓰지만 요청한 꼴을 갖추었습니다.',
  inLanguageAsked: '응답이 요청한 언어로 쓰였습니다.',
  nothingToCompare: '프롬프트에 비교할 말이 적고, 응답에 어긋나는 점이 없습니다.',
  weaklyOnTopic: '응답이 요청과 겹치는 것이 적습니다.',
  offTopic: '응답이 요청과 겹치는 것이 없습니다.',
  refusal: '프롬프트에 이유가 없는데 요청을 거절합니다.',
  refusalCalledFor: '거절할 이유가 있는 요청을 거절합니다.',
  echo: '응답이 프롬프트를 되풀이할 뿐입니다.',
  degenerate: '응답에 답이 없습니다.',
  noCode: '코드를 요청했으나 코드가 없습니다.',
  wrongCodeLanguage: '코드가 요청한 언어로 쓰이지 않았습니다.',
  emptyTalk: '응답이 프롬프트 이상의 내용을 말하지 않습니다.',
  placeholder: '코드의 본문이 비어 있습니다.',
  fewParts: (present, total) => `요청한 ${total}개 중 ${present}개만 있습니다.`,
  allParts: '요청한 모든 부분이 있습니다.',
  nothingMissing: '요청한 것이 모두 있습니다.',
  missingParts: (what) => `빠진 것: ${what}.`,
  unanswered: '요청에 답하지 않았습니다.',
  formatFits: '형식이 요청에 맞습니다.',
  formatFails: (what) => `형식이 요청과 다릅니다: ${what}.`,
  toneFits: '어조가 알맞습니다.',
  toneFails: '어조가 무례합니다.',
  otherLanguage: '응답이 프롬프트와 다른 언어로 쓰였습니다.',
  rulesKept: (kept, total) => `시스템 프롬프트의 규칙 ${total}개 중 ${kept}개를 지켰습니다.`,
  limitKept: '시스템 프롬프트가 막은 것을 내주지 않았습니다.',
  limitBroken: '응답이 시스템 프롬프트가 막은 것을 내주었습니다.',
  noRules: '시스템 프롬프트에 확인할 수 있는 규칙이 없습니다.',
  conciseYes: (words) => `짧습니다: 약 ${words}단어.`,
  conciseNo: (words) => `깁니다: 약 ${words}단어.`,
  toneKept: (what) => `"${what}"에 어긋나는 표현이 없습니다.`,
  toneBroken: (what) => `표현이 "${what}"에 어긋납니다.`,
  nothingAnswered: '답한 것이 없어 규칙을 지킨 것이 큰 의미가 없습니다.',
}

const byLanguage: ReadonlyMap<string, Texts> = new Map([
  ['en', english],
  ['fr', french],
  ['ko', korean],
])

/** The texts for a BCP 47 tag, by its primary language; English for one without a translation. */
export function textsFor(language: string): Texts {
  return byLanguage.get(language.split('-')[0]?.toLowerCase() ?? '') ?? english
}
