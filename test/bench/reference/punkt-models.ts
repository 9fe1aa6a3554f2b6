/**
 * What Punkt learnt about a language from a newspaper corpus: the words that end in a period without ending a sentence, the
 * pairs that keep together over a period, and the words that often begin a sentence. These are the published English and
 * French models without their table of letter cases, which of 1,180 texts changes the count of ten. Source: the
 * Punkt models that NLTK distributes (Apache-2.0).
 */
export type PunktModel = {
  abbreviations: ReadonlySet<string>
  /** `word next`, the word without its period. */
  collocations: ReadonlySet<string>
  starters: ReadonlySet<string>
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const pairs = (first: string, text: string): string[] => words(text).map((next) => `${first} ${next}`)

export const ENGLISH_SENTENCES: PunktModel = {
  abbreviations: new Set(
    words(`
      a.a a.c a.d a.g a.h a.m a.m.e a.s a.t adm ala ariz aug ave b.f b.v bros c c.i.t c.o.m.b c.v calif chg cie co
      col colo conn corp cos ct d d.c d.h d.w dec dr e e.f e.h e.l e.m f f.g f.j feb fla fri ft g g.d g.f g.k ga gen
      h h.c h.f h.m i.m.s ill inc j.b j.c j.j j.k j.p j.r jan jr k kan ky l l.a l.f l.p lt ltd m m.b.a m.d.c m.j maj
      messrs mg mich minn mr mrs ms n n.c n.d n.h n.j n.m n.v n.y nev nov oct ok okla ore p p.a.m p.m pa ph.d prof r
      r.a r.h r.i r.j r.k r.t rep reps s s.a s.a.y s.c s.g s.p.a s.s sen sep sept sr st sw t t.j tenn tues u.k u.n
      u.s u.s.a u.s.s.r v va vs vt w w.c w.r w.va w.w wash wed wis yr
    `),
  ),
  collocations: new Set([
    ...pairs(
      '##number##',
      `
      abreast aes business cbot colgate commodities cooper corrections credit dividend financing genentech henley
      insider international leisure letters notable pay-fone pegasus pepper review rj wedgestone who zimmer
      `,
    ),
    ...pairs('b', `edelman levine smith stewart wigton`),
    ...pairs('i', `magnin toussie`),
    ...pairs('j', `aron fialka walter`),
    ...pairs('o', `ludcke`),
  ]),
  starters: new Set(
    words(`
      according although among both but despite even he however i if in indeed instead it many meanwhile moreover
      most nevertheless nonetheless nor sales separately similarly since so some the there these they this though
      thus under when while yet
    `),
  ),
}

export const FRENCH_SENTENCES: PunktModel = {
  abbreviations: new Set(
    words(`
      3o abst arg aus aut b blu bta c.u can cid cie corp ctk e e.-u e.d e.p ed equ esp etc expr f.b f.o fra g
      g-b-bel g.-b gb-bel inc inscr ita ital j.-l j.-m.g j.b j.l jap k mir msf o p p.-b p.o.l p.s pds r r.e s.a shi
      suè tch tél usx v vot w you z
    `),
  ),
  collocations: new Set([
    ...pairs(
      '##number##',
      `
      ambrosino-baumgartner cowan-delferrier fermé magnaldi masuoka-oligo medardo orioli picco rahier
      shinozuka-magne vatanen-berglund waldegaard-fenouil
      `,
    ),
    ...pairs('a', `dechaume`),
    ...pairs('c', `tanvier`),
    ...pairs('f', `b. tél.`),
    ...pairs('i', `demongeot`),
    ...pairs('s', `motos`),
  ]),
  starters: new Set(
    words(`
      a ainsi alors après c car ce cela cependant certains certes ces cet cette comment dans depuis dès elle elles
      en enfin il ils j je l la le les mais malgré mr nous né on or pour pourtant puis quand quant selon si tout un
      une voilà
    `),
  ),
}
