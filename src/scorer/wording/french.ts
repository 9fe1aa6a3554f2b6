import type { Wording } from './wording.ts'

const listFormat = new Intl.ListFormat('fr')

export const french: Wording = {
  perspectives: { user: 'Utilisateur', system: 'Système' },
  dimensions: {
    intent: 'intention',
    requirements: 'exigences',
    completeness: 'exhaustivité',
    appropriateness: 'adéquation',
  },
  opening: (score, scale) =>
    scale === 1 ? `Le score est de ${score} car` : `Le score est de ${score} sur ${scale} car`,
  intent: (level, intent) =>
    ({
      full: `la réponse traite entièrement la demande principale${intent}`,
      mostly: `la réponse traite la demande principale avec une lacune mineure${intent}`,
      partly: `la réponse traite l'essentiel de la demande avec une vraie lacune${intent}`,
      barely: `la réponse ne traite la demande principale qu'en partie${intent}`,
      none: `la réponse ne traite pas la demande principale${intent}`,
    })[level],
  fulfilled: (items) => `elle satisfait ${items}`,
  partlyFulfilled: (items) => `elle ne satisfait qu'en partie ${items}`,
  unfulfilled: (items) => `elle ne satisfait pas ${items}`,
  missing: (items) => `il manque ${items}`,
  formatMismatch: "son format n'est pas celui qui est demandé",
  toneMismatch: 'son ton ne convient pas',
  nothingAgainst: "rien de ce qui est demandé n'est absent",
  countOf: (fulfilled, all) => `${fulfilled} sur ${all}`,
  breakdown: (parts) => `Détail : ${parts}.`,
  breakdownPart: ({ name, score, weight }) => `${name} ${score} (poids ${weight})`,
  notApplicable: 'sans objet',
  more: (count) => `${count} de plus`,
  joinClauses: (clauses) => clauses.join(' ; '),
  joinItems: (items) => listFormat.format(items),
  emptyResponse: 'La réponse est vide.',
  formatConstraintFailed: "La réponse n'a pas le format demandé.",
}
