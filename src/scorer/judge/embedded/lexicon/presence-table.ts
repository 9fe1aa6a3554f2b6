/**
 * What a thing that prompts ask for looks like when it is there. `names`: how a prompt calls it (en, fr, es, ja, ko).
 * `code` is looked for where the response holds code, `prose` anywhere. Every pattern is linear: no unbounded repetition
 * stands next to another one that could match the same text.
 */
export type Presence = { id: string; names: RegExp; code?: RegExp; prose?: RegExp }

export const presenceTable: readonly Presence[] = [
  {
    id: 'initialization',
    names: /initiali[sz]\w*|\bconstruct(?:or|eur)s?\b|\binit\b|inicializa\w*|初期化|コンストラクタ|초기화|생성자/iu,
    code: /__init__|__construct|\bconstructor\s?\(|\bdef initialize\b|\bfunc New\w*\(|\bfn new\b|\binit\s?[{(]|\bNew\w*\(|public [A-Z]\w*\(|data class|\bclass \w+\((?:private |public )?va[lr] |: &?\w+\{/u,
    prose: /initiali[sz]|constructor|初期化|초기화/iu,
  },
  {
    id: 'error handling',
    names:
      /error[- ]?handling|exception[- ]?handling|handl\w* (?:all |the |any |for )?(?:errors?|exceptions?|failures?)|error (?:checks?|management)|gestion (?:des |d['’] ?)?(?:erreurs?|exceptions?)|traitement (?:des |d['’] ?)?(?:erreurs?|exceptions?)|(?:gere[sz]?|gérer|gère|gérez) les (?:erreurs?|exceptions?)|manej\w+ (?:de |los |las )?(?:errores|excepciones)|gestión de (?:errores|excepciones)|control de errores|エラー処理|エラーハンドリング|例外処理|(?:오류|에러|예외) ?처리/iu,
    code: /\btry\b\s?[:{]|\bexcept\b|\bcatch\b|\brais(?:e|es)\b|\bthrows?\b|\brescue\b|\bif err\b|\bResult<|\bErr\(|errors\.New|fmt\.Errorf|\bpanic!?\(|set -e|\|\| ?(?:exit|die|return)|\bexit [1-9]|>&2|\bRAISE\b|\bSIGNAL\b|EXCEPTION|trigger_error|\.catch\(|runCatching|\brequire(?:NotNull)?\(|\bguard\b|\bON ERROR\b|\bBEGIN TRY\b|\bunwrap_or|\bok_or|\bfatalError/u,
    prose:
      /\b(?:errors?|exceptions?|failures?) (?:is|are|will be|gets?) (?:caught|handled|raised|thrown|returned|logged)|handles? (?:errors?|exceptions?)|gère les erreurs|maneja (?:los )?errores|エラー処理|例外処理|(?:오류|예외) ?처리/iu,
  },
  {
    id: 'documentation',
    names:
      /\bdocument(?:ation|ed|s)?\b|doc ?strings?|\bcomments?\b|commented|commentaires?|commentée?s?|documentée?s?|documentación|documentad[oa]|comentarios?|comentad[oa]|java ?docs?|js ?docs?|doc comments?|ドキュメント|ドックストリング|コメント|文書化|문서화?|주석|독스트링/iu,
    code: /"""|'''|\/\*|^[ \t]*(?:#(?![!])|\/\/|--)[ \t/!]*\p{L}|[;{})\]][ \t]*(?:#|\/\/|--)[ \t]*\p{L}|<!--|@param|@returns?|=begin|<summary>/mu,
  },
  {
    id: 'validation',
    names:
      /validat\w*|\bvalida(?:tion|tions|ción|ciones|r)\b|valide[rsz]?\b|input checks?|sanity checks?|verif(?:y|ies|ication) (?:of )?(?:the )?inputs?|検証|バリデーション|入力チェック|유효성|검증/iu,
    code: /\bis_?instance\(|\btypeof\b|\binstanceof\b|[vV]alid(?!ation)|\bassert\b|\bif\b[^\n]{0,140}(?:\n[^\n]{0,60})?\b(?:raise|throw|return (?:false|False|nil|None|null|err|Err|-1)|panic|errors?|Err|abort|invalid|exit|die|fail)|\bunless\b|\bguard\b|\brequire(?:NotNull)?\(|\bCHECK ?\(|NOT NULL|\.test\(|\bmatches\(|z\.(?:object|string)|IsNullOrEmpty|is_numeric|filter_var/u,
    prose: /\bvalid(?:at|es?\b|ity)|検証|유효성/iu,
  },
  {
    id: 'type annotations',
    names:
      /type (?:hints?|annotations?)|typings?\b|typed (?:parameters?|signature)|annotations? de types?|anotaciones de tipos?|型ヒント|型注釈|타입 ?(?:힌트|어노테이션)/iu,
    code: /-> ?[\w[]|: ?(?:int|str|float|bool|list|dict|tuple|set|number|string|boolean|void|any|unknown|Array|List|Dict|Optional|Iterable|Sequence|Callable|None)\b/u,
  },
  {
    id: 'tests',
    names:
      /\b(?:unit |integration )?tests?\b(?! (?:drive|score|result))|test cases?|\bassertions?\b|pruebas? unitarias?|\bpruebas\b|テスト|테스트/iu,
    code: /\bassert|\bdescribe\(|\bit\(|\btest\(|def test_|unittest|pytest|@Test\b|#\[test\]|func Test|\bexpect\(|rspec|\bTest\w*\(/u,
  },
  {
    id: 'logging',
    names: /\blog(?:ging|s)\b|\blogger\b|journalisation|registro de eventos|ロギング|ログ出力|로깅|로그/iu,
    code: /\blog(?:ger|ging|rus)?\b|console\.(?:log|error|warn|info)|\bprint(?:ln|f)?\(|\bslog\b|Log\.|fmt\.Print|tracing|syslog|\becho\b|logger/iu,
  },
  {
    id: 'authentication',
    names: /authenticat\w*|\bauth\b|authentifi\w*|autentic\w*|log[- ]?in\b|sign[- ]?in\b|認証|인증/iu,
    code: /auth|\bjwt\b|bearer|\blogin|password|api[_-]?key|session|passport|\b401\b|unauthori[sz]ed|verifyToken|\btoken\b/iu,
    prose: /authenticat|authentifi|autentic|\blog ?in\b|認証|인증/iu,
  },
  {
    id: 'authorization',
    names: /authori[sz]ation|permissions?|access control|autorisations?|autorización|permisos|認可|権限|권한/iu,
    code: /authori[sz]|permission|\brole|\b403\b|forbidden|\bcan\(|isAdmin|policy|GRANT/iu,
    prose: /authori[sz]|permission|access|権限|권한/iu,
  },
  {
    id: 'rate limiting',
    names:
      /rate[- ]?limit\w*|throttl\w*|limitation (?:de|du) (?:débit|taux)|límites? de (?:tasa|peticiones|velocidad)|limitación de|レート制限|流量制限|속도 ?제한|요청 ?제한|레이트 ?리밋/iu,
    code: /rate[-_ ]?limit|limiter|throttl|\b429\b|too ?many ?requests|slow_?down|token_?bucket|requests? per|max_?requests|window_?(?:ms|seconds|size)?\b/iu,
    prose: /rate[- ]limit|throttl|requests per|レート制限|제한/iu,
  },
  {
    id: 'caching',
    names: /\bcach(?:e|es|ing|ed)\b|memoi[sz]\w*|mise en cache|caché|キャッシュ|メモ化|캐시|캐싱|메모이제이션/iu,
    code: /cache|memo|\blru|redis|\bttl\b|\bseen\b|Map\(\)/iu,
    prose: /cach|memoi[sz]/iu,
  },
  {
    id: 'pagination',
    names: /pagin\w*|ページネーション|페이지네이션|페이징/iu,
    code: /\bpage|limit|offset|cursor|per_?page|\bskip\b/iu,
  },
  {
    id: 'recursion',
    names: /recursi\w*|récursi\w*|再帰|재귀/iu,
    code: /recurs|\b(?:def|function|func|fn|fun|int|long|static)\s(\w+)\s?\([^]{0,600}?\b\1\s?\(/u,
    prose:
      /recurs|récurs|calls? itself|s['’]appelle elle-même|se llama a sí misma|再帰|自分自身を呼|재귀|자기 자신을/iu,
  },
  {
    id: 'loop',
    names: /\b(?:for|while)[- ]loops?\b|\bloops?\b|iterativ\w+|boucles?|bucles?|ループ|반복문/iu,
    code: /\b(?:for|while|foreach|loop|each|times|map|forEach|until|do)\b/u,
  },
  {
    id: 'asynchronous',
    names: /\basync\w*|asynchron\w*|asíncron\w*|concurren\w*|非同期|並行|비동기|동시성/iu,
    code: /\basync\b|\bawait\b|Promise|\bgo (?:func|\w+\()|goroutine|tokio|Thread|asyncio|CompletableFuture|coroutine|launch ?\{|chan\b|spawn/u,
  },
  {
    id: 'inheritance',
    names: /inherit\w*|subclass\w*|héritage|herencia|継承|상속/iu,
    code: /\bextends\b|\bsuper\b|\bclass \w+\([A-Z]\w*\)|\bclass \w+ ?[:<] ?[A-Z]\w*|\bimpl \w+ for\b|\boverride\b/u,
  },
  {
    id: 'code example',
    names:
      /(?:working |sample )?code (?:examples?|samples?|snippets?)|(?:examples?|samples?|snippets?) (?:of|in|with) (?:\w+ )?code|exemples? de code|extraits? de code|ejemplos? de código|fragmentos? de código|コード(?:の)?(?:例|サンプル)|サンプルコード|코드 ?(?:예제|예시|샘플)|예제 ?코드/iu,
    code: /\S/u,
  },
  {
    id: 'example',
    names:
      /\bexamples?\b|\binstances? of\b|\bexemples?\b|\bejemplos?\b|具体例|例を|例文|実例|사례|예시|예제|예를 ?들/iu,
    prose:
      /\bfor (?:example|instance)|\be\.g\b|\bsuch as\b|\bexamples?\b|\bimagine\b|\bsuppose\b|\bconsider (?:a|an|the)\b|\blet['’]s say\b|\bsay,|\bsample\b|\bexemples?\b|\bimagin(?:e[zs]?|ons)\b|\bsupposons\b|\bcomme (?:le|la|les|un|une)\b|\bpor ejemplo\b|\bejemplos?\b|\bimagina\b|\bcomo (?:el|la|los|las|un|una)\b|例えば|たとえば|例[:：]|具体例|例として|예를 ?들|예시|예제|예[:：]|가령|처럼|\busage\b|>>> |\bprint(?:ln)?\(/iu,
    code: /(?:#|\/\/|--) ?(?:usage|example|output|exemple|ejemplo|=>|->)|>>> |\bprint(?:ln)?\(|console\.log|fmt\.Print|\bputs\b|\becho\b|System\.out/iu,
  },
  {
    id: 'greeting',
    names: /\bgreetings?\b|salutations?|formule d['’]appel|\bsaludo\b|挨拶|あいさつ|인사말?/iu,
    prose:
      /^[\s*>#]{0,4}(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|welcome|to whom|bonjour|bonsoir|ch(?:er|ère)s?|salut|madame|monsieur|hola|buen[oa]s|estimad[oa]s?|querid[oa]s?|拝啓|こんにちは|お世話|안녕|친애|존경)/imu,
  },
  {
    id: 'sign-off',
    names:
      /sign[- ]?offs?|\bsignature\b|closing(?: line| remark| salutation| statement)?\b|formule de (?:politesse|clôture)|despedida|\bfirma\b|結びの?|署名|맺음말|끝인사|서명/iu,
    prose:
      /\b(?:regards|sincerely|yours|cheers|best wishes|warmly|respectfully|cordialement|bien à vous|salutations|sincèrement|atentamente|saludos|cordialmente|un abrazo)\b|^(?:best|thanks|thank you|love|merci|gracias),?$|敬具|よろしくお願い|드림|올림|감사합니다/imu,
  },
  {
    id: 'subject line',
    names: /\bsubject(?: line)?\b|\bl['’]?objet\b|\basunto\b|件名|제목/iu,
    prose: /^[\s*#]{0,4}(?:subject|re|objet|asunto|title|件名|제목)[*\s]{0,3}[:：]/imu,
  },
  {
    id: 'introduction',
    names: /\bintroduction\b|\bintro\b|introducción|導入|序論|서론|도입부?/iu,
    prose:
      /introduc|introducción|\bwelcome to\b|\bmy name is\b|\bi(?:['’]m| am) (?:a|an|the|writing)\b|\bwe(?:['’]re| are) (?:a|an|the|happy|excited|thrilled|proud)\b|\bin this (?:article|essay|post|report|guide|email)\b|\bthis (?:article|essay|post|report|guide)\b|\bbienvenue\b|\bje m['’]appelle\b|\bbienvenid|\bme llamo\b|소개|저는|私は|はじめに|서론|(?<![^])[^\n]{60,}\n{2}[^]*?\n{2}[^\n]{60}/iu,
  },
  {
    id: 'conclusion',
    names: /\bconclusions?\b|concluding|conclusión|結論|まとめ|결론|맺음(?!말)/iu,
    prose:
      /\bconclu|\bto sum up\b|\bin summary\b|\bin short\b|\ball in all\b|en résumé|pour finir|en resumen|en definitiva|結論|まとめ|결론|요약하|(?<![^])[^\n]{60,}\n{2}[^]*?\n{2}[^\n]{60}/iu,
  },
  {
    id: 'ingredients',
    names: /\bingredients?\b|ingrédients?|ingredientes?|材料|재료/iu,
    prose:
      /ingr[eé]dient|材料|재료|\d ?(?:g|kg|ml|cl|l|cups?|tbsp|tsp|oz|tablespoons?|teaspoons?|tazas?|グラム|그램|큰술)\b/iu,
  },
  {
    id: 'steps',
    names:
      /\b(?:step[- ]by[- ]step|steps|instructions|procedure|directions)\b|(?<!\p{L})étapes?\b|\bpasos\b|instrucciones|手順|作り方|단계|순서|만드는 ?법/iu,
    prose:
      /(?:[-+*/×÷·^]\s?\d[^\n=]{0,40}=\s?-?[\d(][^]{0,300}?){2}|\bsteps?\b|^\s{0,6}\d{1,2}[.)]\s|\bfirst\b[^]{0,400}\b(?:then|next|second|after)\b|\bpreheat|\bmix\b|(?<!\p{L})étape|\bd['’]abord\b|\bpaso\b|\bprimero\b|手順|まず|次に|단계|먼저|그다음/imu,
  },
  {
    id: 'pros',
    names:
      /\bpros\b|\badvantages?\b|\bbenefits?\b|\bstrengths?\b|\bupsides?\b|avantages?|\bventajas?\b|\bbeneficios?\b|利点|メリット|長所|장점|이점/iu,
    prose:
      /\bpros?\b|advantag|benefit|strength|upside|\bbetter|\bfaster|\beasier|improv|\bsaves?\b|flexib|avantage|facilit|ventaja|beneficio|利点|メリット|長所|장점|이점/iu,
  },
  {
    id: 'cons',
    names:
      /\bcons\b|disadvantages?|drawbacks?|weakness\w*|downsides?|limitations?\b|inconvénients?|désavantages?|desventajas?|inconvenientes?|欠点|デメリット|短所|단점/iu,
    prose:
      /\bcons?\b|disadvantag|drawback|weakness|downside|limitation|\bhowever\b|\bbut\b|\bslower|\bharder|\bisolat|\black of\b|\brisks?\b|inconvénient|désavantage|cependant|\bmais\b|desventaja|inconveniente|\bpero\b|欠点|デメリット|短所|단점|하지만|그러나/iu,
  },
  {
    id: 'price',
    names:
      /\b(?:prices?|pricing|costs?|budget)\b|\bprix\b|\bcoûts?\b|\bprecios?\b|\bcostes?\b|\bpresupuesto\b|価格|料金|値段|予算|가격|비용|예산/iu,
    prose:
      /[$€£¥₩]|\bcosts?\b|\bpric|\bbudget|\bprix\b|\bcoût|\bprecio|\bpresupuesto|\d ?(?:usd|eur|dollars?|euros?|円|원)|価格|料金|無料|가격|비용/iu,
  },
  {
    id: 'date or time',
    names:
      /\bdates?\b(?! limite)|\bdurations?\b|\btimelines?\b|\btimes?\b(?! complexity)|\bdurée\b|\bfecha\b(?! (?:límite|tope))|\bduración\b|日付|時間|날짜|(?<!조리 |준비 |소요 |지연 |대기 )시간/iu,
    prose:
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:lun|mar|mercre|jeu|vendre|same)di\b|\bdimanche\b|\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b|[月火水木金土日]曜|요일|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\d{1,2}[/:.-]\d{1,2}|\b(?:19|20)\d\d\b|\bdeadline|\btomorrow\b|\btoday\b|\btonight\b|\d+ ?(?:am|pm|min|minutes?|hours?|days?|weeks?|months?|h|heures?|horas?|días?|jours?)\b|\b(?:janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes)\b|\d ?(?:年|月|日|時|分|년|월|일|시|분)/iu,
  },
  {
    id: 'sources',
    names:
      /\b(?:sources?|citations?|references?|bibliograph\w*)\b|\bréférences?\b|\bfuentes?\b|\breferencias?\b|出典|参考文献|情報源|출처|참고 ?문헌/iu,
    prose:
      /https?:|\baccording to\b|\[\d+\]|\bsources?\b|\breferences?\b|\bdoi\b|\([A-Z]\w+,? (?:19|20)\d\d\)|\bselon\b|\bsegún\b|\bfuente|出典|参考|によると|출처|에 따르면/iu,
  },
  {
    id: 'figures',
    names: /\bstatistics?\b|\bfigures\b|\bstatistiques?\b|\bestadísticas?\b|統計|数値|통계|수치/iu,
    prose: /\d/u,
  },
  {
    id: 'apology',
    names: /apolog\w*|\bexcuses?\b|disculpas?|お詫び|謝罪|사과/iu,
    prose:
      /\bsorry\b|apolog|\bregret\b|désolé|excus|lo siento|disculp|lamento|申し訳|すみません|お詫び|죄송|미안|사과/iu,
  },
  {
    id: 'thanks',
    names: /\b(?:thanks?|thank[- ]you|gratitude|appreciation)\b|remerciements?|agradecimientos?|感謝|お礼|감사/iu,
    prose: /\bthank|grateful|gratitude|appreciat|\bmerci|remerci|\bgracias\b|agradec|ありがとう|感謝|감사|고맙/iu,
  },
  {
    id: 'happy ending',
    names: /\bhappy[- ]end(?:ing)?\b|\bfin heureuse\b|\bfinal feliz\b|ハッピーエンド|해피 ?엔딩|행복한 결말/iu,
    prose:
      /\bhappil|\bhapp(?:y|iness)\b|\bever after\b|\bjoy|\bsmil|\blaugh|\bat last\b|heureu|feli[cz]|幸せ|笑|행복|웃/iu,
  },
  {
    id: 'call to action',
    names: /\bcalls?[- ]to[- ]action\b|\bcta\b|appel à l['’]action|llamad[ao] a la acción|行動喚起|행동 ?유도/iu,
    prose:
      /\b(?:sign up|click|buy|visit|call|join|try|order|subscribe|contact|book|get started|learn more|shop|download|register|donate|share|discover|come|reserve)\b|découvrez|achetez|rejoignez|inscrivez|compra|descubre|únete|visita|今すぐ|ぜひ|지금|구매|신청/iu,
  },
  {
    id: 'contact details',
    names:
      /\bcontact (?:info\w*|details?)\b|\bphone(?: number)?\b|\bemail address\b|coordonnées|datos de contacto|連絡先|연락처/iu,
    prose:
      /[\w.]@[\w-]+\.|\(?\+?\d{2,4}\)?[ .-]\d{2,4}[ .-]\d{2,4}|\[[^\]\n]{0,40}(?:phone|email|contact)[^\]\n]{0,40}\]|\bcontact\b/iu,
  },
  {
    id: 'analogy',
    names:
      /\banalog(?:y|ies)\b|\bmetaphors?\b|\banalogies?\b|\bmétaphores?\b|\banalogías?\b|\bmetáforas?\b|比喩|例え話|비유/iu,
    prose:
      /\blike (?:a|an|the|when|two|how)\b|\bas if\b|\bsimilar to\b|\bthink of\b|\banalog|\bimagine\b|\bpicture\b|\bcomme (?:un|une|si)\b|\bcomo (?:un|una|si)\b|のような|ように|같은|처럼|마치/iu,
  },
  {
    id: 'definition',
    names: /\bdefinitions?\b|\bdéfinitions?\b|\bdefinici(?:ón|ones)\b|定義|정의/iu,
    prose:
      /\b(?:is|are) (?:a|an|the|when|any|one)\b|\brefers? to\b|\bmeans\b|\bdefined as\b|\best (?:un|une|le|la|l['’])|\bdésigne|\bes (?:un|una|el|la)\b|とは|란 |이란|정의/iu,
  },
  {
    id: 'complexity',
    names:
      /\b(?:time |space |big[- ]o )complexit(?:y|ies)\b|\bbig[- ]o\b|\bcomplexit[yé]\b|complejidad|計算量|시간 ?복잡도|복잡도/iu,
    prose: /\bO\([^)\n]{1,24}\)|complexit|\blinear\b|logarithmic|quadratic|complejidad|計算量|복잡도/iu,
  },
  {
    id: 'edge cases',
    names:
      /\b(?:edge|corner|special) cases?\b|\bcas (?:limites?|particuliers?)\b|\bcasos? (?:límites?|extremos?|especiales?)\b|境界|エッジケース|엣지 ?케이스|예외 ?상황|경계/iu,
    code: /\bempty\b|\bnull\b|\bNone\b|\bnil\b|== ?0|=== ?0|< ?[012]\b|<= ?[01]\b|\.length|len\(|\bnot \w+:|isEmpty|!\w+\)/u,
    prose: /\b(?:edge|corner) case|\bempty\b|\bzero\b|\bnull\b|境界|엣지/iu,
  },
  {
    id: 'return value',
    names: /\breturns? (?:value|type)\b|\breturns? (?:the|a|an)\b/iu,
    code: /\breturns?\b|=>|->/u,
    prose: /\breturn/iu,
  },
  {
    id: 'join',
    names: /\b(?:inner |left |right |outer )?joins?\b(?= )|\bjointures?\b/iu,
    code: /\bjoin\b/iu,
  },
  { id: 'grouping', names: /\bgroup(?:ing|ed)? by\b|\bregroup\w*/iu, code: /\bgroup ?by\b|groupby|groupingBy/iu },
  {
    id: 'ordering',
    names: /\b(?:sorted|ordered|ordering|order) (?:by|in|from)\b|\btrié\w*\b|\bordenad\w+\b/iu,
    code: /\border by\b|sort|orderBy/iu,
    prose: /\bsort|\border/iu,
  },
  {
    id: 'primary key',
    names: /\bprimary keys?\b|clés? primaires?|claves? primarias?|主キー|기본 ?키/iu,
    code: /primary key|@Id\b|primary_key|\bid\b[^\n]{0,30}\bserial/iu,
  },
  {
    id: 'foreign key',
    names: /\bforeign keys?\b|clés? étrangères?|claves? (?:foráneas?|ajenas?)|外部キー|외래 ?키/iu,
    code: /foreign key|references\b|ForeignKey|belongs_to/iu,
  },
  { id: 'index', names: /\bindex(?:es)?\b(?! of)|インデックス|인덱스/iu, code: /\bindex/iu, prose: /\bindex/iu },
  {
    id: 'retries',
    names: /\bretr(?:y|ies|ying)\b|\bbackoff\b|réessai\w*|reintentos?|リトライ|再試行|재시도/iu,
    code: /retr(?:y|ies)|attempt|backoff/iu,
    prose: /retr(?:y|ies)|attempt/iu,
  },
  {
    id: 'timeout',
    names: /\btime-?outs?\b|délai d['’]expiration|タイムアウト|타임아웃|시간 ?초과/iu,
    code: /time_?out|deadline|AbortSignal|WithTimeout/iu,
    prose: /time-?out/iu,
  },
  {
    id: 'form',
    names: /\bforms?\b(?= (?:with|for|field)|$)|formulaire|formulario|フォーム|폼/iu,
    code: /<form|<input|useForm|onSubmit/iu,
  },
  {
    id: 'thread safety',
    names:
      /thread[- ]?saf\w*|\bconcurrency[- ]safe\w*|\bsynchroni[sz](?:ation|ed)\b|\b(?:mutex(?:es)?|locks?|locking)\b|race conditions?|sécurité des threads|sûreté des threads|seguridad (?:de|en) hilos|seguro para hilos|スレッドセーフ|排他制御|스레드 ?(?:안전\p{L}*|세이프)|동기화/iu,
    code: /mutex|\block(?:ed|s)?\b|\.lock\(|\bLock\b|RLock|synchroni[sz]ed|\bsync\.|atomic|Atomic\w+|Semaphore|Concurrent\w+|Interlocked|threading\.|@Volatile|\bactor\b|\bArc<|RwLock|BlockingQueue|volatile/iu,
    prose: /\bmutex|\block(?:s|ed|ing)?\b|synchroni[sz]|atomic|thread-?safe|스레드|락\b/iu,
  },
  {
    id: 'argument checking',
    names:
      /\b(?:arguments?|args?|parameters?|usage) (?:check(?:s|ing)?|validation|verification|handling|parsing|counts?)\b|\bcheck(?:s|ing)? (?:of |for )?(?:the |its |all )?(?:number of )?(?:arguments?|args?|parameters?)\b|(?:vérification|contrôle|validation) des (?:arguments|paramètres)|(?:comprobación|validación|verificación) de (?:argumentos|parámetros)|引数(?:の)?(?:チェック|検証|確認)|(?:인자|인수|매개변수) ?(?:확인|검사|검증|체크)/iu,
    code: /\$#|\$\{?1:[?-]|-z "?\$\{?[1@*]|\bargc\b|\bsys\.argv|process\.argv|argparse|os\.Args|flag\.(?:Parse|NArg)|getopts?\b|parseArgs|commander|yargs|clap|ARGV|args\.(?:len|length|size|Length|Count)|len\(args|@click|typer|nargs|arguments\.length|\bif\b[^\n]{0,80}(?:isinstance|typeof|=== ?undefined|== ?null|is None|Number\.isInteger|isNaN|instanceof|len\(|\.length)/iu,
  },
  {
    id: 'command-line flags',
    names:
      /\b(?:cli|command[- ]?line|terminal) (?:flags?|options?|arguments?|args?|parameters?|switches)\b|\bflags\b|\b(?:options|arguments|paramètres) (?:de|en) ligne de commande|(?:opciones|argumentos|parámetros) de (?:la )?línea de (?:comandos|órdenes)|コマンドライン(?:引数|オプション)|명령줄 ?(?:인자|인수|옵션|플래그)|명령행 ?(?:인자|인수|옵션)/iu,
    code: /argparse|add_argument|sys\.argv|process\.argv|parseArgs|commander|yargs|getopts?\b|\bflag\.|clap|Arg::|OptionParser|ARGV|\$\{?[1-9@]|@click|typer|--[a-z][\w-]+|-[a-z]\)/iu,
    prose: /(?:^|\s|`)--?[a-z][\w-]*\b/iu,
  },
  {
    id: 'environment variables',
    names:
      /\b(?:environment|env) ?(?:variables?|vars?)\b|\benvironment config\w*|\.env\b|variables? d['’]environnement|variables? de entorno|環境変数|환경 ?변수/iu,
    code: /process\.env|os\.environ|os\.getenv|getenv\(|import\.meta\.env|dotenv|os\.Getenv|env::var|System\.getenv|ENV\[|Deno\.env|\$\{?[A-Z][A-Z0-9_]{2,}|\benv\.\w|^\s*(?:ENV|environment:)/mu,
    prose: /environment variable|env var|\.env\b|variable d['’]environnement|variable de entorno|환경 ?변수|環境変数/iu,
  },
  {
    id: 'configuration',
    names:
      /\bconfig(?:uration|s)?(?: files?| options?| object)?\b|\bsettings\b|fichiers? de configuration|archivos? de configuración|\bconfiguración\b|設定(?:ファイル)?|설정 ?(?:파일)?|환경 ?설정/iu,
    code: /config|settings|options\b|\bopts\b|\.env|process\.env|environ|\.(?:ya?ml|toml|ini|json)\b|DEFAULTS?\b|defaults?\b/iu,
    prose: /config|settings?\b|configuración|設定|설정/iu,
  },
  {
    id: 'exit codes',
    names:
      /\b(?:exit|return|status) (?:codes?|status(?:es)?)\b|codes? de (?:sortie|retour)|códigos? de (?:salida|retorno)|終了コード|종료 ?코드/iu,
    code: /\bexit\b|sys\.exit|process\.exit|os\.Exit|\breturn [0-9]+;?$|exitCode|System\.exit|std::process::exit|\bstatus\(|\b[2-5]\d\d\b/imu,
    prose: /exit (?:code|status)|status code|종료 ?코드/iu,
  },
  {
    id: 'usage text',
    names:
      /\b(?:usage|help) ?(?:text|messages?|info\w*|output|instructions?|screen|section)\b|\busage examples?\b|(?:message|texte) d['’](?:aide|utilisation)|(?:mensaje|texto) de (?:ayuda|uso)|使い方|ヘルプ(?:メッセージ)?|사용법|도움말/iu,
    code: /usage|\bhelp\b|--help|argparse|commander|yargs|clap|description=|uso:|사용법/iu,
    prose: /\busage\b|\bhelp\b|how to use|utilisation|\buso\b|使い方|사용법|도움말/iu,
  },
  {
    id: 'error messages',
    names:
      /\berror (?:messages?|texts?|output)\b|messages? d['’]erreur|mensajes? de error|エラーメッセージ|(?:오류|에러) ?메시지/iu,
    code: /(?:Error|Exception|raise|throw|panic|errors\.New|Errorf|die|abort|fail|exit)\w*\s?\(?\s?[f`'"&(]|(?:error|err|message|msg)["']?\s*[:=(,]\s*[f`'"]|>&2|console\.error|stderr|throw new|eprintln|echo ["'][^"'\n]*(?:error|usage|invalid|must|cannot|missing)/iu,
    prose: /\berror\b|message d['’]erreur|mensaje de error|오류|에러|エラー/iu,
  },
  {
    id: 'timestamp',
    names:
      /\btime[- ]?stamp\w*|\b(?:date|time) (?:and time )?in the (?:file ?)?name\b|horodat\w+|marcas? de tiempo|sello de tiempo|タイムスタンプ|日時|타임 ?스탬프|날짜와 시간/iu,
    code: /\$\(date\b|`date\b|\bdate ["'+]|Date\.now|new Date|toISOString|strftime|datetime|time\.(?:time|Now|now|Unix)|LocalDateTime|Instant\.now|Get-Date|timestamp|now\(\)|CURRENT_TIMESTAMP|%Y|SystemTime|DateTime\.|Time\.now/iu,
    prose: /timestamp|\b(?:19|20)\d\d[-/]\d\d|\d{1,2}:\d\d|타임스탬프/iu,
  },
  {
    id: 'delay',
    names:
      /\bdelays?\b|\bwait(?:ing)? (?:time|period|interval)s?\b|\bintervals?\b|\bpauses?\b|\bdélais?\b(?! d['’]expiration)|\bretardo\b|\bintervalo\b|遅延|待機|지연(?: ?시간)?|대기 ?시간/iu,
    code: /delay|sleep|setTimeout|setInterval|\bwait\w*|\bms\b|millis|duration|interval|timer|backoff|pause|time\.After|\btick/iu,
    prose: /delay|wait|pause|\bdélai|retardo|지연|遅延|\d+ ?(?:ms|seconds?|minutes?|hours?|days?)\b/iu,
  },
  {
    id: 'cancellation',
    names:
      /\bcancel(?:l?ation|l?ing)?\b|\babort(?:ing|able)?\b|\bannulation\b|\bcancelación\b|キャンセル|取り消し|취소/iu,
    code: /cancel|abort|clearTimeout|clearInterval|AbortController|\bstop\(|unsubscribe|dispose|\bDone\(\)|context\.With/iu,
    prose: /cancel|abort|annul|キャンセル|취소/iu,
  },
  {
    id: 'generics',
    names:
      /\bgenerics?\b(?! (?:name|drug|brand))|\btype parameters?\b|\bgénéri(?:que|cité)s?\b|\bgenéric[oa]s?\b|ジェネリ\p{L}+|총칭|제네릭/iu,
    code: /<[A-Z]\w{0,12}(?:\s*(?:,|extends|:|super)[^<>\n]{0,60})?>|\[[A-Z]\w* (?:any|comparable)|TypeVar|Generic\[|\btemplate\s?<|\[T\b|class \w+\[[A-Z]/u,
    prose: /\bgeneric/iu,
  },
  {
    id: 'sanitization',
    names:
      /\b(?:input )?saniti[sz]\w*|\b(?:input|html|output) (?:escaping|cleaning|cleansing)\b|\bescap(?:e|es|ing) (?:of )?(?:user )?(?:input|html)|assainissement|nettoyage des (?:entrées|données)|(?:saneamiento|sanitización|limpieza) de (?:entradas?|datos)|サニタイズ|무해화|입력값? ?(?:정제|소독)|새니타이즈|살균/iu,
    code: /saniti[sz]e|escape|\.trim\(|\bstrip\(|strip_tags|htmlspecialchars|bleach|DOMPurify|encodeURI|\.replace\(|re\.sub|validator\.|normali[sz]e|parameteri[sz]ed|\?\s*[,)]|\$\d\b|filter_var|html\.Escape|quote\(/iu,
    prose: /saniti[sz]|escap(?:e|ing)/iu,
  },
  {
    id: 'password hashing',
    names:
      /\bhash(?:ing|ed|es)? (?:of )?(?:the |user )?passwords?\b|\bpasswords? (?:hash(?:ing|es)?|encryption|storage)\b|hachage (?:des? )?mots? de passe|(?:hash|cifrado) de (?:las )?contraseñas?|パスワード(?:の)?(?:ハッシュ|暗号)\p{L}*|(?:비밀번호|패스워드) ?(?:해싱|해시|암호화)/iu,
    code: /bcrypt|argon2|scrypt|pbkdf2|password_hash|hash\w*\(|generate_password_hash|make_password|checkpw|hashlib|createHash|Hash::make|passlib|has_secure_password|PasswordEncoder/iu,
    prose: /bcrypt|argon2|scrypt|hash/iu,
  },
  {
    id: 'encryption',
    names: /\bencrypt\w*|\bchiffrement\b|\bcifrado\b|暗号化|암호화/iu,
    code: /encrypt|cipher|\baes|fernet|crypto|\btls\b|\bssl\b|rsa/iu,
    prose: /encrypt|cipher|chiffr|cifrad|暗号|암호/iu,
  },
  {
    id: 'sorting',
    names:
      /\bsort(?:ing|able)?\b(?! (?:of|algorithm|these|the))|\btri\b(?! de)|\bclassement\b|\bordenación\b|\bordenamiento\b|ソート|並べ替え|並び替え|정렬/iu,
    code: /sort|order_?by|Comparator|compareTo|localeCompare|heapq|\bORDER BY\b/iu,
    prose: /\bsort|\border(?:ed|ing)?\b|정렬|並べ/iu,
  },
  {
    id: 'filtering',
    names:
      /\bfilter(?:s|ing|able)?\b|\bfiltrage\b|\bfiltres?\b|\bfiltrado\b|\bfiltros?\b|フィルタ\p{L}*|絞り込み|필터\p{L}*/iu,
    code: /filter|\bwhere\b|\bif [^\n]{1,80} for |select\b|grep|\[.{1,40} for .{1,60} if |reject|\bquery/iu,
    prose: /filter|filtr|필터|絞/iu,
  },
  {
    id: 'searching',
    names: /\bsearch(?:ing|able)?(?: (?:function\w*|feature|bar|box|field))?\b|\brecherche\b|\bbúsqueda\b|検索|검색/iu,
    code: /search|find|\bquery|\bLIKE\b|includes\(|indexOf|match|filter/iu,
    prose: /search|find|recherch|búsqueda|검색|検索/iu,
  },
  {
    id: 'transaction',
    names: /\btransactions?\b(?! (?:fees?|history))|\btransacci(?:ón|ones)\b|トランザクション|트랜잭션/iu,
    code: /\bBEGIN\b|\bCOMMIT\b|ROLLBACK|transaction|@Transactional|\batomic\b|\.tx\b|\btx\b|START TRANSACTION/iu,
    prose: /transaction|commit|rollback|트랜잭션/iu,
  },
  {
    id: 'connection pooling',
    names: /\b(?:connection )?pool(?:s|ing)?\b|コネクションプール|커넥션 ?풀/iu,
    code: /pool|SetMaxOpenConns|HikariCP|max_connections/iu,
  },
  {
    id: 'log levels',
    names:
      /\blog(?:ging)? levels?\b|niveaux? de (?:journalisation|log)|niveles? de (?:registro|log)|ログレベル|로그 ?(?:레벨|수준)/iu,
    code: /\b(?:debug|info|warn(?:ing)?|error|critical|fatal|trace)\b[^]{0,600}\b(?:debug|info|warn(?:ing)?|error|critical|fatal|trace)\b|setLevel|LogLevel|level=/iu,
  },
  {
    id: 'iteration',
    names: /\biterat(?:ion|ive|ively|ing|es?|ors?)\b|\bitérati\w+|\biteraci\w+|\biterativ\w+|反復|반복(?!문)/iu,
    code: /\b(?:for|while|foreach|loop|each|times|map|forEach|until|yield|next|iter|range|reduce)\b|__iter__|Symbol\.iterator|IEnumerator|Iterator/u,
    prose: /iterat|\bloop|반복|繰り返/iu,
  },
  {
    id: 'default values',
    names:
      /\bdefault (?:values?|parameters?|arguments?|settings?)\b|\bdefaults\b|valeurs? par défaut|valores? (?:por defecto|predeterminados?)|既定値|デフォルト値|기본 ?값/iu,
    code: /=\s?(?:["'\d[{]|None|null|true|false|nil)|\?\?|\|\||default|unwrap_or|getOrDefault|\$\{\w+:-|:-/iu,
    prose: /default|par défaut|por defecto|기본/iu,
  },
  {
    id: 'constraints',
    names: /\b(?:table |check |unique |database )constraints?\b|\bcontraintes?\b|\brestricciones\b|制約|제약 ?조건/iu,
    code: /CHECK|UNIQUE|NOT NULL|CONSTRAINT|PRIMARY KEY|REFERENCES|@(?:NotNull|Size|Min|Max|Unique)/iu,
  },
  {
    id: 'dependency injection',
    names: /\bdependency injection\b|injection de dépendances|inyección de dependencias|依存性注入|의존성 ?주입/iu,
    code: /\bconstructor\s?\([^)]{1,}\)|__init__\(self,|@Inject|inject|Depends\(|\bnew\w*\([^)]{1,}\)|@Autowired/iu,
  },
  {
    id: 'deadline',
    names:
      /\bdeadlines?\b|\bdue dates?\b|\bdate limite\b|(?<!\p{L})échéances?\b|\bfecha (?:límite|tope)\b|\bplazos?\b|締め?切り?|期限|마감\p{L}*|기한/iu,
    prose:
      /\b(?:by|before|until|due|deadline|no later than|within|avant|d['’]ici|au plus tard|jusqu['’]au|échéance|date limite|sous|antes (?:del?)|hasta|plazo|a más tardar)\b|までに|期限|締切|까지|이내|마감|기한|전까지/iu,
    code: /deadline|due|WithTimeout/iu,
  },
  {
    id: 'servings',
    names:
      /\bservings?\b|\bportions?\b|\bnumber of (?:people|servings|guests)\b|\bnombre de (?:personnes|portions|parts)\b|\b(?:raciones|porciones|comensales)\b|人分|분량|인분/iu,
    prose:
      /\bserv(?:es?|ings?)\b|\bportions?\b|\bfor \d+ (?:people|persons)|\bpour \d+|\bpara \d+|\bpersonnes\b|\braciones|porciones|人分|인분|\byields?\b|\bmakes \d/iu,
  },
  {
    id: 'timing',
    names:
      /\b(?:timings?|(?:cooking|baking|prep(?:aration)?|total) times?)\b|temps de (?:cuisson|préparation)|tiempos? de (?:cocción|preparación)|調理時間|所要時間|(?:조리|준비|소요) ?시간/iu,
    prose:
      /(?<!\d)\d{1,4} ?(?:-|–|to|à|a)? ?\d{0,4} ?(?:s|sec|seconds?|min(?:ute)?s?|minutos?|h|hours?|heures?|horas?|days?|jours?|días?|weeks?|semaines?|semanas?|分|時間|秒|분|시간|초)(?!\p{L})|\b(?:overnight|half an hour|an hour)\b/iu,
  },
  {
    id: 'warning',
    names:
      /\b(?:warnings?|cautions?|disclaimers?)\b|\bavertissements?\b|\bmises? en garde\b|\badvertencias?\b|注意(?:点|事項)?|警告|주의(?:사항)?|경고/iu,
    prose:
      /\bwarn|\bcaution|\bcareful|\bnot (?:medical|legal|financial) advice|\bconsult\b|\bimportant:|\bbeware|\bavoid\b|attention|avertissement|advertencia|cuidado|注意|警告|주의|경고/iu,
    code: /warn/iu,
  },
  {
    id: 'summary',
    names: /\b(?:summary|recap|key takeaways?|tl;?dr)\b|\brésumé(?!\p{L})|\bsynthèse\b|\bresumen\b|要約|요약/iu,
    prose:
      /\bsummary|\bin short|\bin sum|\bto sum up|\boverall\b|takeaway|tl;?dr|\brecap|en résumé|en bref|en resumen|要約|まとめ|要するに|요약|정리하/iu,
    code: /summary/iu,
  },
  {
    id: 'quotation',
    names:
      /\bquot(?:es?|ations?)\b(?! (?:marks?|from a contractor))|\bcitations? d['’]|\bcitas?\b|引用|인용(?:구|문)?/iu,
    prose: /["“”«»「」『』]|^>\s/mu,
  },
  {
    id: 'button',
    names: /\bbuttons?\b|\bboutons?\b|\bbotón|\bbotones\b|ボタン|버튼/iu,
    code: /<button|button|onClick/iu,
    prose: /\bbutton/iu,
  },
  {
    id: 'responsive',
    names: /\bresponsive\w*|レスポンシブ|반응형/iu,
    code: /@media|viewport|flex|grid|clamp\(|minmax/iu,
  },
  {
    id: 'title',
    names: /\b(?:title|headline|heading)\b|\btitre\b|\btítulo\b|タイトル|見出し|제목/iu,
    prose: /^[\s]{0,3}(?:#{1,4} |\*\*[^*\n]{2,80}\*\*[ \t]*$|<<|title[:：]|titre ?:|título:)|^[^\n.!?。]{2,70}\n/iu,
  },
  { id: 'question', names: /\bquestions?\b|\bpreguntas?\b|質問|질문/iu, prose: /[?？]/u },
  {
    id: 'rhyme',
    names: /\brhym\w+|\brimes?\b|\brimas?\b|韻|운율|각운/iu,
    prose: /([a-z]{2})[,.;!?]?\n[^\n]{0,120}?\1[,.;!?]?(?:\n|$)|\n[^\n]*\n/iu,
  },
  { id: 'dialogue', names: /\bdialogues?\b|\bdiálogos?\b|会話|対話|대화/iu, prose: /["“”«»「」]|^[^\n:]{1,30}: /mu },
]
