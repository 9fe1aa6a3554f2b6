import type { Clause } from '../prompt-text.ts'

/**
 * A wish with an exception or a condition ("no commas unless it is about cats", "if the user writes in French, answer in
 * French") is one that code cannot decide, since it cannot tell when it applies.
 */
const EXCEPTION_AFTER =
  /^(?:(?!(?<![\p{L}])(?:without|no|not|nothing|anything|don't|never|only|sans|rien|sin|nada)(?![\p{L}]))[^.;:!?\n。]){0,60}?(?:(?<![\p{L}])(?:unless|except(?:ing)?|apart from|aside from|save for|sauf|excepté|hormis|à moins (?:que|de|d')|à l'exception|salvo|excepto|a menos que|a no ser que|con excepción)(?![\p{L}])|場合を除|でない限り|ない限り|(?:以外では|を除(?:い|き|け))|않는 한|아닌 한|경우를? ?제외|(?:을|를|은|는|만) ?(?:제외하고|빼고))/u
const CONDITION_AFTER =
  /^(?: [\p{L}'-]+){0,3},? (?:but only |only |sólo |solo |seulement |mais seulement )?(?:if|whenever|when asked|when the user|si|cuando el|cuando la|quand (?:le|la|l'))(?![\p{L}]) ?(?!(?:possible|you (?:can|could|would|don't mind|please|like)|needed|necessary|i remember|i'm not|posible|puedes|tu peux|vous pouvez|possible|te pla|vous pla))(?:the |an? |it|they|there|someone|somebody|people|my |he |she |users?|customers?|this|that|asked|le |la |l'|un |une |il |elle |on |el |los |las |una |alguien )/u
const CONDITION_BEFORE =
  /^\s*(?:(?:and|but|also|then|however|please|et|mais|y|pero) )?(?:(?:if|unless|in case|should|whenever|for (?:any |all )?questions?(?: about| on)?|si|au cas où|en caso de que|salvo que) (?!(?:possible|you (?:can|could|would|don't mind|please|may|want|wish|like)|it(?:'s| is) (?:ok|okay|possible|not too much)|so|tu peux|vous pouvez|posible|puedes|es posible)(?![\p{L}]))|when (?:the |an? |someone|somebody|anyone|people|users?|customers?|they |he |she |asked)|(?:quand|lorsque|lorsqu') ?(?:le |la |un |une |on |quelqu'un)|cuando (?:el |la |un |una |alguien ))[^,;:.!?\n]{2,120}[,;:]/u
const EASTERN_CONDITION_BEFORE =
  /(?:が|は|を|に|で)[^。、\n]{1,30}(?:場合(?:は|には|、)|なら(?:ば)?、?|たら、|ときは|時は)(?!.{0,3}(?:嬉しい|幸い|助かる))|(?<![가-힣])[가-힣]+(?:가|이|은|는|께서) [^.\n]{1,30}?(?:으?면|라면|경우(?:에는|에|엔)?),? /u

/** "If a user types more than 500 characters, …": what stands in the condition itself. */
const CONDITION_AROUND =
  /^\s*(?:(?:and|but|et|mais|y|pero) )?(?:if|unless|in case|si|quand|lorsque|cuando) ?(?!(?:possible|you(?:'d)?|tu|vous|posible|puedes|te|vous)(?![\p{L}]))[^,;:.!?\n]*$/u
const EASTERN_CONDITION_AROUND =
  /^[^。、,.\n]{0,20}?(?:場合|なら(?!ず)|たら|ときは|ときには|時は|時には)|^[가-힣]{0,3} ?[가-힣]{0,5}(?:으?면(?! ?(?:안|충분|돼|됩|좋|족|될))|라면|경우)/u
const EXCEPTION_WITHIN =
  /(?<![\p{L}])(?:unless|except (?:if|when)|sauf si|salvo que|à moins que|a menos que)(?![\p{L}])/u

/** Without one of these there is neither. */
const HINT =
  /unless|except|apart|aside|save for|(?<![\p{L}])(?:if|in case|should|whenever|when|si|quand|lorsqu|cuando|for (?:any |all )?questions?)|sauf|hormis|moins|cas où|salvo|menos|no ser|caso|場合|限り|以外|除|なら|たら|とき|時|한 |않는|아닌|경우|제외|빼고|면/u
const hintsByClause = new WeakMap<Clause, boolean>()

function hasHint(clause: Clause): boolean {
  const known = hintsByClause.get(clause) ?? HINT.test(clause.text)
  hintsByClause.set(clause, known)
  return known
}

/** Does such an exception or condition go with what stands at `start` to `end` of a clause? */
export function isConditional(clause: Clause, { start, end }: { start: number; end: number }): boolean {
  if (!hasHint(clause)) return false
  const { text } = clause
  const before = text.slice(0, start)
  const after = text.slice(end)
  return (
    EXCEPTION_AFTER.test(after) ||
    EXCEPTION_WITHIN.test(text.slice(start, end)) ||
    (CONDITION_AROUND.test(before) && text.includes(',', end)) ||
    EASTERN_CONDITION_AROUND.test(after) ||
    CONDITION_AFTER.test(after) ||
    CONDITION_BEFORE.test(before) ||
    EASTERN_CONDITION_BEFORE.test(before)
  )
}
