const FLAGS: Readonly<Record<string, string>> = {
  empty_response: 'The response was blank: it scores 0 by code, and no judge was asked.',
  degenerate_response: 'The response is hardly a text, such as the same words again and again.',
  hidden_characters: 'The texts hold characters that nobody sees; they were taken out before judging.',
  injection_suspected: 'The response seems to talk to its judge, such as asking for a score.',
  unverified_evidence: 'The judge quoted something that the response does not say.',
  disputed_constraint: 'The judge saw a requirement otherwise than code measured it; what code measured counts.',
  truncated_history: 'The conversation before was too long; only its end was judged.',
}

/** What a flag says; one that is not known here stands for itself. */
export function explainFlag(flag: string): string {
  return FLAGS[flag] ?? flag
}

export function nameOfFlag(flag: string): string {
  return flag.replaceAll('_', ' ')
}
