/**
 * Words of the ask itself ("write a", "explain", "in three bullet points"): they name what kind of answer is wanted, not
 * its subject, so that finding one in the answer shows nothing. Folded, by language.
 * Raw, because a bundler writes letters that are not ASCII as escapes everywhere else.
 */
export const frameWords: Readonly<Record<'en' | 'fr' | 'es' | 'ja' | 'ko' | 'others', string>> = {
  en: `markdown hi hello hey thanks thank welcome bye goodbye morning evening write writing wrote written create creating created generate produce make making made build implement design develop
    explain explaining explanation describe describing description list listing give giving provide providing include
    including includes add use using used show showing tell compare contrast summarize summarise summary translate
    translation rewrite convert define discuss analyze analyse outline suggest suggestion recommend recommendation
    propose identify mention name draft compose calculate compute find solve answer answers answering respond response responses replies outputs reply
    request question ask asked asking ensure keep avoid state illustrate demonstrate detail detailed brief briefly short
    long concise simple simply clear clearly sentence sentences word words paragraph paragraphs bullet bullets point
    points numbered format output example examples help want need needed like know following below above first second
    third two three four five six seven eight nine ten main different various several important kind type types way ways
    thing things topic subject good best better great new please step steps line lines section sections text prompt
    letter letters style tone least most many much lot lots difference differences key every also code program comma commas punctuation`,
  fr: `bonjour bonsoir salut merci ecris ecrivez ecrire redige redigez rediger cree creez creer genere generez generer donne donnez donner explique
    expliquez expliquer decris decrivez decrire liste listez lister enumere enumerez enumerer fournis fournissez fournir
    inclus incluez inclure ajoute ajoutez ajouter utilise utilisez utiliser utilisant montre montrez montrer compare
    comparez comparer resume resumez resumer traduis traduisez traduire propose proposez proposer cite citez citer fais
    faites faire implemente implementez implementer calcule calculez calculer presente presentez presenter definis
    definissez definir dis dites dire reponds repondez repondre reponse reponses question forme puces puce phrase phrases mot mots
    paragraphe paragraphes exemple exemples points point court courte bref brievement simple simplement clair detaille
    trois quatre cinq six sept huit neuf dix premier premiere differents differentes principal principaux principales
    important importants facon maniere sujet texte bon bonne meilleur meilleure suivant suivants besoin aide aidez veux
    voudrais difference differences code programme permet permettant veut veulent virgule virgules`,
  es: `hola gracias buenos buenas dias escribe escriba escribir redacta redacte redactar crea cree crear genera genere generar da dame dar explica explique
    explicar describe describa describir lista liste listar enumera enumere enumerar proporciona proporcione incluye
    incluya incluir agrega anade anadir usa use usar utiliza utilizando usando muestra muestre mostrar compara compare
    comparar resume resuma resumir traduce traduzca traducir propon propone cita haz haga hacer implementa implementar
    calcula calcule calcular calcule presenta define defina definir di diga decir responde responda responder respuesta respuestas
    pregunta forma vinetas vineta frase frases oracion oraciones palabra palabras parrafo parrafos ejemplo ejemplos punto
    puntos corto corta breve brevemente simple sencillo claro detallado tres cuatro cinco seis siete ocho nueve diez
    primer primera diferentes principales importante importantes manera tema texto buen buena mejor mejores siguiente
    siguientes necesito ayuda quiero diferencia diferencias codigo programa coma comas`,
  ja: String.raw`対応 処理 実装 書 説明 作成 教 列挙 挙 使 用 使用 示 答 回答 質問 例 以下 文 文章 言葉 単語 段落 箇条 条書 形式 要約 翻訳 比較 紹介 述
    場合 下 必 必要 方 方法 何 人 一 二 三 四 五 一つ 二つ 三つ 内 文字 記述 提供 含 コード プログラム リスト`,
  ko: String.raw`지원 처리 구현 추가 안녕 감사 고마 작성 설명 알려 나열 제공 포함 사용 생성 예제 예시 다음 문장 단어 문단 글머리 기호 형식 요약 번역 비교 답변 대답 질문 방법
    무엇 어떻 어떤 대해 대한 대하 위한 있는 하는 세요 주세요 해줘 해주 가지 써줘 쓰세요 써주 목록 코드 프로그램 함께 들어 그리고 또는
    및 수 것 때 해`,
  // German, Italian, Portuguese, Dutch, Russian and Arabic.
  others: String.raw`erklare erklaren beschreibe beschreiben schreibe schreib schreiben gib nenne liste zahle verfasse erstelle mache zeige sage vergleiche
    fasse zusammen ubersetze beantworte antworte beispiel beispiele beispielen bitte kurz einfach satz satze satzen wort worten punkte punkten
    frage antwort unterschied unterschiede wichtig gute beste drei vier funf zwei bedeutet bedeuten kannst konnen mochte brauche
    spiega spiegami descrivi scrivi elenca dammi fornisci riassumi traduci confronta esempio esempi frase frasi parole punti differenza tre quattro
    explique descreva escreva liste forneca resuma traduza compare exemplo exemplos frases palavras pontos diferenca tres quatro me
    leg beschrijf schrijf geef noem voorbeeld voorbeelden zinnen woorden
    объясни объясните расскажи расскажите опиши опишите напиши напишите приведи приведите пример примеры примером назови назовите перечисли
    перечислите сравни дай дайте скажи ответь переведи составь создай покажи сделай что такое как какой какая какие какое это кто где когда почему
    зачем сколько для про или его она они мне мой наш так тоже если при без под над все есть был была быть будет можно нужно надо пожалуйста
    кратко коротко простыми словами предложении предложениях одном двух трех три два один
    اشرح صف اكتب اذكر عدد قدم أعط أعطني مثال مثالا أمثلة ما هو هي ماذا كيف لماذا متى أين من في على إلى عن مع هل التي الذي هذا هذه أن كان كانت
    قارن ترجم لخص جملة جمل كلمة كلمات ثلاث ثلاثة بين أو ثم كل`,
}
