import type { Wording } from './wording.ts'

export const korean: Wording = {
  perspectives: { user: '사용자', system: '시스템' },
  dimensions: { intent: '의도', requirements: '요구 사항', completeness: '완전성', appropriateness: '적절성' },
  opening: (score, scale) =>
    scale === 1 ? `점수는 ${score}점입니다. 이유:` : `점수는 ${scale}점 만점에 ${score}점입니다. 이유:`,
  intent: (level, intent) =>
    ({
      full: `응답이 핵심 요청을 완전히 다룹니다${intent}`,
      mostly: `응답이 사소한 부족함을 빼면 핵심 요청을 다룹니다${intent}`,
      partly: `응답이 요청의 요점은 다루지만 실질적인 부족함이 있습니다${intent}`,
      barely: `응답이 핵심 요청을 일부만 다룹니다${intent}`,
      none: `응답이 핵심 요청을 다루지 않습니다${intent}`,
    })[level],
  fulfilled: (items) => `충족한 항목: ${items}`,
  partlyFulfilled: (items) => `일부만 충족한 항목: ${items}`,
  unfulfilled: (items) => `충족하지 못한 항목: ${items}`,
  missing: (items) => `빠진 것: ${items}`,
  formatMismatch: '요청한 형식이 아닙니다',
  toneMismatch: '어조가 맞지 않습니다',
  nothingAgainst: '요청한 것 가운데 빠진 것이 없습니다',
  countOf: (fulfilled, all) => `${all}개 중 ${fulfilled}개`,
  breakdown: (parts) => `세부 내역: ${parts}.`,
  breakdownPart: ({ name, score, weight }) => `${name} ${score} (가중치 ${weight})`,
  notApplicable: '해당 없음',
  more: (count) => `그 밖에 ${count}개`,
  joinClauses: (clauses) => clauses.join('; '),
  joinItems: (items) => items.join(', '),
  emptyResponse: '응답이 비어 있습니다.',
  formatConstraintFailed: '응답이 요청한 형식이 아닙니다.',
}
