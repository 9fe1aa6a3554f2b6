import { words } from '../../prompt/phrases.ts'
import { presenceKind } from '../presence-kind.ts'

const EMOJI = /\p{RGI_Emoji}/gv

export const emojis = presenceKind({
  id: 'detectable_content:number_emojis',
  value: 'num_emojis',
  unit: { en: ['emoji', 'emojis'], fr: ['emoji', 'emojis'], ko: ['이모지', '개'] },
  nouns: {
    en: '(?:relevant )?(?:emojis?|emoticons?|smileys?)',
    fr: String.raw`(?:émojis?|emojis?|émoticônes?|smileys?)`,
    es: '(?:emojis?|emoticonos?|emoticones?)',
    ja: '絵文字',
    ko: String.raw`이모지|이모티콘|그림 ?문자`,
  },
  asked: {
    en: [
      words(
        '(?:use|include|including|with|add|using|contain|insert|sprinkle(?: in)?)(?: (?:a|an|some|at least|one|few|lots of|plenty of|many|relevant|fun|appropriate|the|several|fitting))* (?:emojis?|emoticons?)',
      ),
    ],
    fr: [
      words(
        String.raw`(?:utilis|inclu|ajout|avec|mett|mets|insér|ins[èe]r)\p{L}*(?: (?:des|un|quelques|au moins))* (?:émojis?|emojis?|émoticônes?)`,
      ),
    ],
    es: [
      words(
        '(?:usa|utiliza|incluye|añade|con|agrega|pon)(?: (?:un|unos|algunos|al menos|varios))* (?:emojis?|emoticonos?)',
      ),
    ],
    ja: [/絵文字(?:を|も)(?:使|入れ|含め|用い|つけ|付け|交え)(?!わ|ず|な)/gu],
    ko: [/(?:이모지|이모티콘)(?:를|을|도) ?(?:사용(?!하지)|넣(?!지)|포함(?!하지)|추가|써|섞)/gu],
  },
  count: ({ text }) => text.match(EMOJI)?.length ?? 0,
})
