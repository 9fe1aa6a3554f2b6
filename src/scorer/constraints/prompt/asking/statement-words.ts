/** The words that show that a sentence tells something, in the languages that set words apart by spaces. */
export type StatementWords = {
  /** Before a subject, within a sentence. */
  openers: string
  /** Before what happens in a text that is asked for. */
  relatives: string
  /** Whose deeds a relative clause tells, and what such a clause begins with. */
  actors: string
  relativePronouns: string
  /** What begins a subject of several words. */
  determiners: string
  /** Subjects of one word. */
  pronouns: string
  /** Words that no subject holds. */
  stops: string
  /** What may stand between a subject and its verb. */
  adverbs: string
  /** Finite verbs of such sentences, in the third person. */
  verbs: string
  /** Verbs that only say what something is: a count after the next comma is not part of it. */
  copulas: string
  /** Verbs that say what has to be. */
  modals: string
  /** What a sentence without a determiner begins with, when that is no subject. */
  notSubjects: string
  /** Verbs of those that also command: they tell only after a determiner or pronoun. */
  commanding: string
  /** Where a verb alone says who does it. */
  verbAlone: string | null
  /** Subjects that are the answer or a part of it. */
  answer: string
  /** What makes a part the part of something else: "the sentences in his novels". */
  ofSomething: string
  /** Somebody else's: never the answer. */
  others: string
  /** Where a statement ends, after a comma or "and": a command follows. */
  commands: string
  /** Words that command a text to be made. */
  creation: string
}

const enModals =
  "(?:should|must|shall|can|cannot|can't|may|might|will|won't|would|has to|have to|need to|needs to|ought to|is to|are to)"
const enCommands =
  "(?:write|use|make|keep|give|list|explain|describe|summari[sz]e|answer|respond|reply|include|avoid|do not|don't|dont|never|always|add|put|start|begin|end|finish|wrap|return|output|provide|format|limit|translate|rewrite|reword|rephrase|compose|draft|create|generate|tell|show|name|suggest|present|mention|ensure|please|pls|plz|try|let|compare|help|say|stick|stay|aim|highlight|label|separate|repeat|leave|omit|skip|pick|choose|turn|convert|structure|organi[sz]e|(?:can|could|would|will) you|i (?:want|need|would|'d)|max|maximum|no more than|at most|only|just)"

/** Verbs that tell, regular ones by their stems: what people and texts do, and what is done by one of them alone. */
const enVerbs = {
  shared:
    'use|list|like|last|text|post|type|print|answer|count|limit|cap|mention|work|look|need|return|show|display|skip|drop|fit|stand|read|want|ask|say|take|start|open|end|close|write|speak|send|tell|give|get|keep|make|avoid|lack|love|hate|come|run|feature|mean|teach|stay|fill|hold|cover|turn|fail|accept|allow|require|contain|include|consist|begin|demand|expect|forbid|ban|prohibit|restrict|cut|truncate|reject|refuse|support|store|respond|describe|explain|call|set|sell|play|sing|rhyme|add|remove|check|think|know|repeat|omit|recommend|suggest|prefer|insist|appear|spell|tend|translate|convert|format|wrap|ship|exceed|mandate|enforce|split',
  singular:
    'publish|raise|talk|live|charge|delete|shorten|block|filter|match|crash|save|load|grade|mark|assign|hand|complain|sign|quote|argue|believe|help|change|switch|move|receive|order|walk|decide|claim|state|note|report|offer|produce|create|generate|replace|average|us|includ|requir|truncat|refus|stor|clos|repli|typ|describ|featur|publish|translat|rais|liv|charg|remov|delet|match|crash|sav|grad|quot|argu|believ|tri|chang|switch|mov|receiv|decid|stat|not|produc|creat|generat|replac|averag',
}

export const en: StatementWords = {
  openers:
    "(?:and|but|because|since|although|though|while|if|when|whenever|as|so|why|how|whether|that|about how|about why|suppose|supposing|imagine|assume|assuming|let's say|given that|knowing that|until|after|before)",
  actors:
    '(?:[\\p{L}]+(?= who )|(?:laws?|rules?|policy|policies|bill|regulation|ban|system|machine|printer|site|app|company|school|bank|country|band|album|caf[eé]|restaurant|shop|parrot|cat|dog|robot|bot|king|queen|woman|man|girl|boy)(?= (?:that|which) ))',
  relativePronouns: '(?:who|that|which)',
  relatives: '(?:in which|where|whose)',
  determiners:
    '(?:the|this|that|these|those|my|our|his|her|their|its|some|many|most|every|each|all|several|both|an?|few|certain|any|no)',
  pronouns: '(?:he|she|they|we|it|people|someone|everyone|everybody|somebody|nobody|who|this|there|i)',
  stops: `(?:that|which|who|whom|whose|where|when|if|and|or|but|to|please|how|why|what|you|${enModals.slice(3, -1)})`,
  adverbs: '(?:always|never|usually|often|sometimes|only|also|now|just|still|even|all|both|generally|normally|rarely)',
  verbs: `(?:is|are|was|were|isn't|aren't|wasn't|has|have|had|hasn't|haven't|does|do|did|doesn't|don't|didn't|said|repl(?:ies|ied)|tr(?:ies|ied)|forbade|banned|capped|took|began|finish(?:es|ed)?|wrote|spoke|sent|told|summari[sz]e[sd]|gave|got|kept|made|puts|omitted|dropped|skipped|preferred|came|ran|meant|landed|taught|formatted|wrapped|specif(?:ies|ied)|held|stood|occupies|lost|won|learn(?:s|ed)?|memori[sz]e[sd]|goes|went|became|becomes|drew|sold|pays|paid|buys|bought|sang|costs|measures|strips|stripped|trims|trimmed|flags|flagged|throws|threw|deducts|submits|submitted|thought|knew|leaves|left|tests|swears|laughs|agreed|invented|composed|painted|drafted|scored|builds|built|outputs|processes|handles|sounds|seems|feels|felt|swapped|doubled|ranges|(?:${enVerbs.shared}|${enVerbs.singular})e?[sd]|(?<=(?:s|people|children|men|women|they|we|i|who|haiku) (?:(?:always|never|usually|often|sometimes|only|also|rarely) )?)(?:${enVerbs.shared}|reply|learn|finish|spend|summarize|survive|remain|exist|disagree|belong|occupy|memorize))`,
  copulas: '(?:is|are|was|were)',
  modals: enModals,
  notSubjects: `(?:${enCommands.slice(3, -1)}|in|with|within|under|using|without|no|not|at|about|around|between|over|less|more|fewer|exactly|up|than|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|what|which|who|how|why|when|where|whose|is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|am|may|must|to|for|on|of|from|by|as|also|then|finally|hi|hello|hey|thanks|thank|ok|okay|so|and|but|or|if|while|since|because|after|before|once|next|first|your|you|yes|here|given|based|imagine|suppose|assume|pretend|act|consider|think|remember|note|look|see|check|read|find|fix|solve|calculate|compute|build|design|plan|prepare|produce|define|identify|discuss|analy[sz]e|outline|propose|recommend|share|send|post|proofread|edit|improve|correct|review|shorten|expand|mark|bold|number|set|take|get|have|break|divide|split|open|close|conclude|refer|talk|speak|teach|ask|pose|invent|imagine|paraphrase|sketch|express|render|state|insert|replace|remove|delete|change|capitali[sz]e|run|test|implement|develop|code|program|refactor|debug|make sure|be|feel|ensure|follow|apply|complete|continue|fill)`,
  commanding: '(?!)',
  verbAlone: null,
  answer:
    '(?:(?:the|this|that|these|those|your|each|every|all|any|no|one|some|both|its) ){0,2}(?:(?:whole|entire|complete|full|final|first|second|third|fourth|last|main|exact|following|capital|lower-?case|upper-?case|key|two|three|four|five|total|number of|numbered|bullet|word|list|short|different|other|english|french|spanish|german|japanese|korean) ){0,3}(?:of (?:the|your) )?(?:responses?|answers?|reply|replies|output|result|completion|explanation|translation|paragraphs?|sentences?|words?|letters?|lines?|titles?|sections?|bullets?|points?|items?|stanzas?|verses?|parts?|headings?|headers?|emojis?|hashtags?|commas?|capitals?|placeholders?|keywords?|phrases?|entries|steps?|rows?|columns?|format|formatting|tone|style|length|limit|maximum|max|minimum|count|everything|nothing|thing|text|summary|links?|names?|numbers?|tables?|code|language|punctuation|markdown|caps|exclamation|question|quotes?|quotation|you|word count|(?:\uE001\uE000*\uE002))',
  ofSomething:
    '(?:of|in|from|on|at|by) (?!(?:the |your |this |that )?(?:whole |entire )?(?:response|answer|reply|output|text|result|summary|story|poem|essay|letter|email))',
  others:
    '(?:my|our|his|her|their|some|many|most|several|few|certain|he|she|they|we|people|someone|everyone|everybody|somebody|nobody|who|i)',
  commands: enCommands,
  creation:
    "(?:write|compose|draft|create|generate|produce|prepare|craft|design|come up with|make (?:me |up )?(?:an?|the|\\d+|one|two|three|it)|give (?:me|us)|tell (?:me|us) an?|rewrite|reword|i (?:want|need|'d like|would like) (?!to (?:write|submit|hand|send|turn|give|deliver|answer))|turn (?:it|this)|need)",
}

const frCommands = String.raw`(?:écri[sv]\p{L}*|rédige[rz]?|réponds|répondez|utilise[rz]?|fais|faites|donne[rz]?|explique[rz]?|résume[rz]?|décri[sv]\p{L}*|liste[rz]?|cite[rz]?|évite[rz]?|ajoute[rz]?|inclu[ts]\p{L}*|termine[rz]?|commence[rz]?|limite[rz]?|traduis\p{L}*|propose[rz]?|présente[rz]?|mets|mettez|ne (?:pas|jamais)|n'utilise[rz]?|merci de|s'il (?:te|vous)|svp|stp|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|je (?:veux|voudrais|souhaite)|maximum|au plus|pas plus)`

export const fr: StatementWords = {
  openers:
    '(?:et|mais|car|puisque|comme|si|quand|lorsque|parce que|bien que|alors que|que|pourquoi|comment|imaginons|supposons|depuis|après que|avant que)',
  actors: String.raw`(?:garçon|fille|homme|femme|enfant|personnage|héros|héroïne|perroquet|chat|chien|roi|reine|personne|client|élève|professeur|robot|loi|règle|règlement|entreprise|école|banque|site|appli|application|imprimante|café|groupe)s?`,
  relativePronouns: 'qui',
  relatives: '(?:où|dans lequel|dans laquelle|dont)',
  determiners:
    '(?:les?|la|ce|cet|cette|ces|mon|ma|mes|notre|nos|son|sa|ses|leurs?|une?|des|chaque|certaine?s?|plusieurs|tous les|toutes les|quelques|aucune?)',
  pronouns: "(?:on|ils?|elles?|quelqu'un|tout le monde|qui|je|j'|nous|cela|ça)",
  stops: '(?:qui|que|dont|et|ou|mais|où|doit|doivent|devra|devrait|sans|avec)',
  adverbs: '(?:toujours|jamais|souvent|parfois|aussi|encore|maintenant|généralement)',
  verbs: String.raw`(?:ne |n'|n’|se |s'|lui |leur |nous |me |m'|y |en ){0,3}(?:a|ont|avait|avaient|aura|ai|est|sont|était|étaient|fut|suis|fait|font|faisait|contient|contiennent|contenait|comprend|utilisait|interdit|interdisent|finit|finissent|écrit|écrivent|écrivait|répond|répondent|dit|disent|veut|veulent|décrit|décrivent|met|mettent|stipule|précise|prévoit|permet|permettent|tient|tiennent|arrête|renvoie|retourne|rejette|saisit|tape|apprend|supprime|omet|occupe|dure|signifie|reçoit|reçoivent|lit|apparaît|apparaissent|manque|existe|pose|conseille|porte|laisse|montre|passe|paraît|vient|tombe|repose|suit|limiterait|obligerait|interdirait|rend|rendent|pèse|chante|joue|vend|achète|ajoute|retire|bloque|vérifie|corrige|note|pense|croit|sait|change|reproche|crée|génère|sanctionne|signe|cite|affirme|prétend|oublie|perd|gagne|coûte|mesure|vaut|adore|déteste|aime|survit|survivent|\p{L}{3,}(?:aient|èrent)|(?:comporte|compte|compose|utilise|emploie|exige|demande|impose|oblige|refuse|accepte|limite|coupe|tronque|commence|débute|termine|envoie|parle|préfère|raconte|résume|rédige|publie|affiche|recommande|autorise|évite|donne|explique|présente|figure|dépasse|reste)(?:nt)?)`,
  copulas: '(?:est|sont|était|étaient)',
  modals: "(?:ne |n')?(?:doit|doivent|devra|devront|devrait|devraient|peut|peuvent|faut)",
  notSubjects: String.raw`(?:${frCommands.slice(3, -1)}|en|avec|dans|sous|sans|pas|au|à|de|d'|par|pour|entre|moins|plus|exactement|environ|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+|que|quelle?s?|qui|comment|pourquoi|quand|où|est-ce|ne|n'|si|puis|ensuite|enfin|bonjour|salut|merci|votre|vos|ta|ton|tes|vous|tu|oui|non|voici|imagine|suppose|sois|soyez|liste|raconte|parle|parlez|racontez|trouve|invente|crée|conçois|développe|corrige|reformule|réécris|réécrivez|compare|analyse|renvoie|commence|dis|dites|aide|réalise|prépare|assure|veille|conclus|pose|mentionne|emploie|garde|reste)`,
  commanding: String.raw`(?:utilise|emploie|demande|limite|coupe|commence|débute|termine|raconte|résume|rédige|affiche|recommande|précise|évite|supprime|donne|explique|présente|pose|montre|laisse|passe|parle|envoie|publie|note|cite|ajoute|retire|corrige|compose|crée|génère|oublie|compte|vérifie|change|joue|chante|pense|imagine)`,
  verbAlone: null,
  answer:
    "(?:(?:la|le|les|l'|ce|cette|ces|chaque|tous les|toutes les|aucune?|une?|l'ensemble de|ta|ton|tes|votre|vos) ?)?(?:(?:première?|deuxième|troisième|quatrième|cinquième|dernière?|totalité de la|nombre de|ensemble de (?:ta|votre) ) ?){0,2}(?:réponses?|sortie|résultat|texte|explication|traduction|paragraphes?|phrases?|mots?|lettres?|lignes?|titres?|sections?|puces?|points?|éléments?|strophes?|vers|parties?|émojis?|emojis?|hashtags?|virgules?|majuscules?|minuscules?|accents?|mots?-clés?|étapes?|colonnes?|format|ton|style|longueur|limite|maximum|minimum|tout|rien|résumé|liens?|noms?|chiffres?|tableau|code|langue|ponctuation|critique|utilisation|emploi|caractères?|termes?|expression|(?:\uE001\uE000*\uE002)|vous|tu)",
  ofSomething:
    "(?:de|du|des|dans|d'|à|sur) ?(?!(?:la |le |l'|ta |ton |votre |cette |ce |les )?(?:réponse|texte|résultat|résumé|histoire|poème|récit|lettre|liste|discours|mots?|majuscules?|minuscules?|phrases?|paragraphes?|\uE001))",
  others: "(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|certaine?s?|plusieurs|on|quelqu'un|tout le monde|qui|je|j'|nous)",
  commands: frCommands,
  creation: String.raw`(?:écri[sv](?:ez|)?|rédige[rz]?|crée[rz]?|compose[rz]?|génère[rz]?|générez|prépare[rz]?|invente[rz]?|imagine[rz]?|fais|faites|donne[rz]?|raconte[rz]?|propose[rz]?|réécri[sv](?:ez)?|je (?:veux|voudrais|souhaite))`,
}

const esCommands = String.raw`(?:escrib[ae]|redact[ae]|responde|responda|contesta|conteste|us[ae]|utilice|utiliza|haz|haga|da(?:me|nos)?|dé|explica|explique|resume|resuma|describe|describa|enumera|enumere|evita|evite|añade|añada|incluye|incluya|termina|termine|empieza|empiece|comienza|comience|limita|limite|traduce|traduzca|propón|presenta|pon|ponga|no (?:us|utilic|incluy|pong|escrib)\p{L}*|por favor|puedes|podrías|puede|podría|quiero|quisiera|necesito|máximo|como máximo|no más)`

export const es: StatementWords = {
  openers: '(?:y|pero|porque|como|si|cuando|aunque|mientras|que|por qué|cómo)',
  actors: String.raw`(?:niñ[oa]|chic[oa]|hombre|mujer|persona|personaje|héroe|heroína|loro|gat[oa]|perr[oa]|rey|reina|cliente|alumn[oa]|profesora?|robot|alguien|ley|regla|norma|empresa|escuela|banco|sitio|aplicación|impresora|café|grupo)s?`,
  relativePronouns: 'que',
  relatives: '(?:donde|en el que|en la que|en el cual|en la cual)',
  determiners:
    '(?:el|la|los|las|este|esta|estos|estas|ese|esa|esos|esas|mis?|nuestr[ao]s?|sus?|una?|unos|unas|cada|algun[ao]s|muchos|muchas|vari[ao]s|tod[ao]s l[ao]s|ningún|ninguna)',
  pronouns: '(?:él|ella|ellos|ellas|alguien|todos|quien|esto|eso|nosotros|yo)',
  stops: '(?:que|quien|cuyo|cuya|y|o|pero|donde|debe|deben|sin|con)',
  adverbs: String.raw`(?:siempre|nunca|a menudo|también|todavía|ahora|normalmente|solo|sólo)`,
  verbs: String.raw`(?:no |se |le |les |me |nos |lo |la ){0,3}(?:es|son|estaba|hizo|había|llevaba|usaba|recorta|escribía|escribió|establece|compone|devuelve|muestra|significa|recibe|lee|presenta|falta|existe|dura|omite|aprende|repite|teclea|introduce|impone|deja|viene|dejó|mandó|envió|pidió|exigió|quedó|llegó|limitaría|obligaría|prohibiría|vende|compra|añade|quita|bloquea|comprueba|corrige|piensa|cree|sabe|cambia|crea|genera|firma|cita|afirma|olvida|pierde|gana|cuesta|mide|vale|adora|odia|canta|juega|perdió|cambió|\p{L}{2,}(?:ó|aron|ieron|aba|aban|ían)|(?:tiene|tenía|era|está|hace|ha|contiene|lleva|usa|utiliza|exige|pide|requiere|prohíbe|obliga|acepta|rechaza|admite|limita|corta|empieza|comienza|acaba|termina|escribe|responde|contesta|envía|manda|habla|dice|quiere|prefiere|describe|cuenta|resume|pone|publica|recomienda|permite|consta|ocupa|cabe|da|explica|aparece|supera|evita|suele|entrega)n?)`,
  copulas: '(?:es|son|era|eran|está|están)',
  modals: '(?:debe|deben|debería|deberían|tiene que|tienen que|ha de|han de|puede|pueden|hay que)',
  notSubjects: String.raw`(?:${esCommands.slice(3, -1)}|en|con|sin|bajo|de|por|para|entre|menos|más|exactamente|unas|unos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|qué|cuál|cuáles|quién|cómo|cuándo|dónde|no|si|luego|después|hola|gracias|tu|tus|usted|tú|sí|imagina|cuenta|cuéntame|inventa|crea|busca|nombra|menciona|compara|analiza|corrige|reescribe|asegúrate|acaba|habla|di|dime|elabora|genera|sé|devuelve|recomienda|prepara|lista|desarrolla|diseña|elige|indica|ofrece|sugiere|proporciona|concluye|finaliza|\p{L}*[áéíóú]\p{L}{1,6}(?:me|nos))`,
  commanding:
    '(?:usa|utiliza|escribe|responde|contesta|habla|describe|cuenta|resume|termina|acaba|empieza|comienza|evita|limita|corta|recorta|repite|explica|presenta|publica|corrige|crea|genera|compone|añade|quita|omite|envía|manda|lee|da|muestra|cita|canta|juega|compra|vende|piensa|firma|deja|olvida|acepta|rechaza|admite|pide|exige|dice|comprueba|cambia|introduce|devuelve)',
  verbAlone: String.raw`(?:(?:no|le|les|lo|la|los|las|se|te|me|nos) ){0,2}(?!(?:hagamos|hablemos|veamos|digamos|empecemos|vamos|sé|qué|aquí|así|allí|ahí|mí|sí|ni|necesitamos|queremos|querríamos|por qué|porqué)(?![\p{L}]))\p{L}{2,}(?:imos|amos|emos|é|í)(?= )|(?:me|le|les|nos|se) (?:\p{L}{2,}(?:ó|aron|ieron)|hizo|dijo|puso|dio|pidió|dice|pide|manda|escribe|contesta|responde)(?= )`,
  answer:
    '(?:(?:la|el|los|las|este|esta|estos|estas|cada|tod[ao]s l[ao]s|ninguna?|tus?|una?) )?(?:(?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|últim[ao]|totalidad de la|número de) ){0,2}(?:respuestas?|output|salida|resultado|texto|explicación|traducción|párrafos?|frases?|oraci(?:ón|ones)|palabras?|letras?|líneas?|títulos?|secci(?:ón|ones)|viñetas?|puntos?|elementos?|ítems?|estrofas?|versos?|partes?|emojis?|hashtags?|comas?|mayúsculas?|minúsculas?|tildes?|acentos?|pasos?|columnas?|formato|tono|estilo|extensión|longitud|límite|máximo|mínimo|todo|nada|resumen|enlaces?|nombres?|números?|tabla|código|idioma|puntuación|caracteres|(?:\uE001\uE000*\uE002)|usted|tú)',
  ofSomething:
    '(?:de|del|en|a|sobre) (?!(?:la |el |tu |su |esta |este |las |los )?(?:respuesta|texto|resultado|resumen|historia|cuento|poema|relato|carta|lista|discurso|palabras?|mayúsculas?|minúsculas?|frases?|párrafos?|\uE001))',
  others:
    '(?:mis?|nuestr[ao]s?|sus?|algun[ao]s|muchos|muchas|vari[ao]s|él|ella|ellos|ellas|alguien|todos|quien|nosotros|yo)',
  commands: esCommands,
  creation: String.raw`(?:escrib[ae]|redact[ae]|crea|cree|compón|componga|genera|genere|prepara|prepare|inventa|haz|haga|dame|danos|cuéntame|propón|reescrib[ae]|elabora|quiero|necesito|quisiera)`,
}
