/** A condition a prompt names ("for negative numbers"), and how code spells it without the word. */
export const qualifierTable: readonly { names: RegExp; code: RegExp }[] = [
  {
    names: /negativ|négati|below zero|less than zero|負の|マイナス|음수/iu,
    code: /< ?=? ?0\b|-lt 0|\.negative\?|is_negative|signum|isNegative|unsigned|\bu(?:8|16|32|64|128|size|int)\b|<= ?-1|negativ/iu,
  },
  {
    names: /\bempty\b|\bvides?\b|\bvac[ií][oa]s?\b|\bblank\b|空の|空文字|빈 |비어/iu,
    code: /empty|len\(|\.length|\.size|== ?(?:""|''|\[\]|0)|-z |\bnot \w+|!\w+|\bnil\b|\bNone\b|\.Count/iu,
  },
  {
    names: /\bzero\b|\bzéro\b|\bcero\b|ゼロ|0で|0으로|영으로/iu,
    code: /== ?=? ?0|-eq 0|ZeroDivision|is_zero|\bzero\b|=> 0|\b0 ->/iu,
  },
  {
    names: /\bnull\b|\bnone\b|\bnil\b|\bundefined\b|\bmissing\b|\bnul(?:le)?s?\b|\bnulos?\b/iu,
    code: /null|None|\bnil\b|undefined|\?\?|Optional|missing|KeyError|ENOENT|not ?found|exist|no such/iu,
  },
  {
    names:
      /non[- ]?(?:integers?|numbers?|numeric|numériques?|numéric\w+)|wrong types?|invalid types?|整数以外|숫자가 아닌/iu,
    code: /isinstance|typeof|isInteger|is_int|isNaN|instanceof|TypeError|is_numeric|parse|Number\.|~ \^|=~/iu,
  },
  {
    names: /\binvalid\b|\bbad input|\bincorrect\b|\binvalid[eo]s?\b|\binválid\w+|不正な|無効な|잘못된|유효하지 않은/iu,
    code: /invalid|raise|throw|\bErr\(|errors\.New|Errorf|return (?:false|nil|None|null)|panic|abort|exit 1|ValueError|IllegalArgument/iu,
  },
  {
    names:
      /\bfiles?\b.{0,12}\b(?:not found|missing|does(?:n't| not) exist)|missing files?|fichiers? (?:absents?|manquants?|introuvables?)|archivos? (?:inexistentes?|que no existen?)|ファイルが(?:ない|存在しない)|파일이 없/iu,
    code: /FileNotFound|ENOENT|IsNotExist|not found|exist|-f |-e |NotFound|NoSuchFile/iu,
  },
  {
    names:
      /division by zero|dividing by zero|zero divisor|division par zéro|división (?:por|entre) cero|ゼロ除算|0으로 나누/iu,
    code: /ZeroDivision|== ?=? ?0|DivideByZero|is_zero|ArithmeticException|-eq 0|checked_div/iu,
  },
  { names: /\bpositive\b|\bpositi[fv][eso]*\b|正の|양수/iu, code: /> ?=? ?[01]\b|<= ?0|< ?[01]\b|positive/iu },
  {
    names: /\boverflow\b|too large|too long|trop (?:grand|long)|demasiado/iu,
    code: /overflow|checked_|MAX|> ?=? ?\w|BigInt|max_?len/iu,
  },
  { names: /\bdouble|\bfloats?\b|\bdecimals?\b/iu, code: /float|double|decimal|f32|f64/iu },
]
