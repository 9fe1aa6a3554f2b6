import { words } from '../../prompt/phrases.ts'
import { presenceKind } from '../presence-kind.ts'

const LINK =
  /https?:\/\/[^\s)\]>"']{3,}|\]\((?:https?:\/\/|\/|#|mailto:)[^)\s]{1,300}\)|(?<![\w@/.])www\.[\w-]+\.[a-z]{2,}/gi

/** A Markdown link to an address holds the address: it is one link. */
function linksIn(text: string): number {
  return (
    (text.match(LINK) ?? []).length -
    (text.match(/\]\(https?:\/\/[^)\s]{1,300}\)/gi) ?? []).filter((link) => link.slice(2).match(LINK)?.length === 2)
      .length
  )
}

export const links = presenceKind({
  id: 'detectable_content:number_links',
  value: 'num_links',
  concernsFormat: false,
  unit: { en: ['link', 'links'], fr: ['lien', 'liens'], ko: ['링크', '개'] },
  nouns: {
    en: '(?:hyper|web)?links?(?! (?:between|in the chain))|urls?|web addresses',
    fr: '(?:hyper)?liens?(?: hypertextes?)?(?! (?:entre|avec|de parenté|familiaux))|urls?',
    es: '(?:hiper)?enlaces?(?! (?:entre|químico))|urls?|hipervínculos?',
    ja: String.raw`リンク|url`,
    ko: '링크|url',
  },
  asked: {
    en: [
      words(
        '(?:include|including|with|add|provide|contain|give|insert)(?: (?:a|an|at least|one|some|the|relevant|working|me|clickable|markdown))* (?:hyperlinks?|links?|urls?)(?! (?:between))',
      ),
      words('link to(?= https?:| www| \uE001)'),
    ],
    fr: [
      words(
        '(?:inclu|ajout|fourni|donn|insér|ins[èe]r|avec)\\p{L}*(?: (?:un|des|au moins|le|les))* (?:liens?|urls?)(?! (?:entre|avec))',
      ),
    ],
    es: [
      words(
        '(?:incluy|añad|agreg|proporcion|con|da)\\p{L}*(?: (?:un|unos|al menos|el|los|algún))* (?:enlaces?|urls?)(?! entre)',
      ),
    ],
    ja: [/(?:リンク|url)を(?:含め|入れ|貼|付け|つけ|記載|載せ)(?!な|ず)/gu],
    ko: [/(?:링크|url)(?:를|을) ?(?:포함(?!하지)|넣(?!지)|추가|첨부|달아)/gu],
  },
  count: ({ text }) => linksIn(text),
})
