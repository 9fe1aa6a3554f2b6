/**
 * Words so common that meeting one in both texts is weak evidence of a shared subject, by language, folded. They also make up filler
 * ("it is important to note that there are many aspects to consider"), so an answer made of nothing else says nothing.
 * Raw, because a bundler writes letters that are not ASCII as escapes everywhere else.
 */
export const commonWords: Readonly<Record<'en' | 'fr' | 'es' | 'ja' | 'ko', string>> = {
  en: `polite formal informal friendly professional casual funny humorous humourous table tables business greeting greetings closing opening overview reach explore delve realm landscape tapestry insights navigate journey essence noteworthy worthwhile multifaceted nuanced nuance
    paramount underscore highlight keen vital remarkable fascinating handle handles handling manage manages managing function functions class classes method methods script scripts email emails essay essays poem poems poetry story stories song songs lyrics riddle tweet blog post posts article articles haiku joke jokes
    resume letter cover report speech dialogue conversation template quiz rubric proposal advertisement paragraph review biography names
    message note tip tips fact facts reasons advice recipe ability able absolutely according account achieve across act action active actual actually address
  advance affect age ago agree allow almost alone along already although always among amount another anyone anything
  anyway apart apparent appear apply approach appropriate appropriately area around arrive aspect aspects assist
  assistance assume attempt attention available aware away back bad base based basic basically basis become becomes
  began begin beginning behind believe benefit beyond big bit bring brought call called came care careful carefully case
  cases cause certain certainly chance change changes character check choice choose circumstance clarify close come
  comes coming common commonly complete completely complex comprehensive concern conclude conclusion condition consider
  consideration considered considering consist contain content context continue contribute correct could couple course
  crucial current currently day days deal decide decision deep deeply definitely depend depending depends despite
  detail details determine difficult direct directly discussion done due early easily easy effect effective effectively
  effort element elements else end enough entire entirely especially essential essentially etc even event eventually
  everyone everything everywhere exactly excellent expect experience extent extra extremely face fact factor factors
  fairly fall far feel feeling felt few field final finally fine fit focus follow found free frequently full fully
  fundamental furthermore further future gain general generally getting given gives go goal goes going gone got greatly
  group guide half hand happen happens happy hard hardly head hear heard held hello helpful helps hence high higher highly
  hold hope hopefully idea ideas identify imagine immediately impact importance in indeed individual individuals
  information input insight instance instead intend interest interested interesting involve involves issue issues item
  itself job keen keeping kept kinds knew knowledge known large largely last lastly late later latter lead leading learn
  least leave led left less level lies life light likely limit link little live lives living look looking looks lose low
  lower made main mainly maintain major makes man manner mark matter matters maybe mean meaning means meant meet mention
  mentioned method might mind minute mode moment month moreover morning move multiple must namely natural naturally
  nature near nearly necessarily necessary needs never nevertheless next nice night none normal normally note noted
  nothing noticeable noting number numerous object obvious obviously occur offer often okay old open opinion option
  options order ordinary ought outcome overall own part particular particularly parts party past pay people per perfect
  perfectly perhaps period person personal perspective phase piece place play plenty position positive possible possibly
  potential potentially practice precise prefer present pretty prevent previous previously primarily primary prior
  probably problem problems process proper properly provided provides purpose put quality quick quickly quite raise range
  rather read ready real reality realize really reason reasons recent recently regard regarding regardless related
  relation relative relatively relevant remain remember reply require required requires respect rest result results
  return right role run safe said save saw say saying says see seem seemed seems seen self sense separate serious set
  share side sign significant significantly similar similarly simply since single situation situations size slightly
  slow small so solution somebody someone something sometimes somewhat somewhere soon sort special specific
  specifically stand start started starting stay still stop strong stuff succeed success successful sufficient suitable
  sum support sure surely take taken takes taking talk task tend term terms thank thanks that themselves therefore think
  thinking thoroughly thought thoughts throughout time times today together told took top total toward towards tried
  true truly try trying turn turns typical typically ultimate ultimately understand understanding understood unique
  unless unlike upon useful user usual usually valuable value values variety vary via view want wanted wants well went
  whatever whole wide widely willing wish wonder wonderful work working works world worth would write wrong year years
  yesterday young water`,
  fr: `allez allons vais vas vont aller arrive arrivent fonctionne fonctionnent fonctionner fonctionnement marche marcher chez selon vers drole poli polie amical amicale semaine semaines mois faudrait commence commencer finir met mettez apprendre apprenez appris explication fonction fonctions classe classes methode courriel e-mail email lettre dissertation essai poeme poemes histoire recit conte chanson devinette blague article discours dialogue
    message note rapport critique biographie conseils recette action actuel actuelle afin agit agir aide aider ailleurs ainsi aller alors amelioration ameliorer analyse analyser annee annees apporter
    approche appuyer article aspect aspects assez assurer assurez assurez-vous attention aujourd augmenter aura aurait avance avantage avenir avis base bas
    beaucoup bel belle besoins beau bien bout bref but cadre car caracteristique caracteristiques cas cause celebre certain certaine certaines
    certains changement changer chose choses choisir choisissant choisissez choix claire clairement cle cles commencer comporter comprendre compte compter concerne concernant
    condition conclusion conseil conseils considerer constituer contenir contenu contexte contraire contribuer cote cours creation crucial cruciaux debut decouvrir decrire demande demander depend dernier derniere
    dernieres derniers detail details devait devenir devez devoir devrait devraient different difficile difficiles directement discuter doit doivent domaine donc
    droite effet effets efficace efficaces efficacement effectuer egalement element elements elle-meme enfin ensemble ensuite entier entiere entierement environ essentiel essentielle etablir etablissez etape etapes etat eventuellement evidemment eviter exactement exceptionnel existe existence existent
    experience exprimer facile facilement facon facons facteur facteurs falloir faible faut favori favorise favoriser final finalement fin fonction fond fort forte frequent general generale generalement gens grace grand grande
    grandes grands gros groupe habituel haut heure heures hors humain humaine idee idees ideal ideale imaginez impact importance inclut incluant inclure individu influence information informations interessant interessante interet issue jamais jeune jour journee jours large lecteur
    lequel laquelle lie lies lier lieu ligne limiter loin long longtemps longue lorsque majeur majeure maintenant maintenir majorite mal manque marquant marquante meilleure meilleures mentionner mettre mise mieux milieu minimum minute minutes mise mode moderne moment moments monde moyen
    moyens naturel naturelle necessaire necessite necessiter niveau nom nombre nombreuses nombreux nommer normal nouveau nouveaux nouvel nouvelle nouvelles objectif obtenir occasion offre offrir offrez opter option options ordre parfait parfaite parfois part partage partager partagez participer particulier
    particuliere partie parties partir passe passer passez peine penser perdre perfectionner permet permettre permettent personne personnes personnel personnelle petit petite petites petits peu place plupart plusieurs plutot poser position possible possibilite pouvez pouvoir pratique pratiques precis precise preferable
    premiere premieres preparer presque prendre prenez prise probleme problemes processus prochain produire profond projet propos propre puissant qualite quantite quelque quelques quotidien quotidienne raison raisons rapide rapidement rappeler rare recemment recent recente reel reelle reellement reflechir regard
    regle reguliere regulierement relation relever remarquable remplir rencontre rendre rester resultat resultats reussir reussite rien role savoir savez scenario sembler sens sentir seul seule seulement significatif significative similaire simplement situation situations soin soir sorte souvent
    specifique structure structurez style suffisant suffit suite suivi suivre surtout temps tenir tenter terme termes tete tirer titre total totalement tot toujours tour traiter travers trouver trouverez type types unique utile utiles utilisation utilise utiliser valeur variete varies veiller veillez venir
    veritable vie vieux vif vise vite vivre vivez vrai vraie vraiment voir vouloir vous-meme vue visant eau`,
  es: `hace hacen hacia hacemos hago hice hizo haria funciona funcionan funcionamiento cuente cuenta cuentan cuentes queria quiere quieres quieren querria quisiera puedo podemos llego llega llega tengo tenemos sirve sirven voy vas va vamos ir sera semana semanas mes meses empiezo empieza empiece aprender explicacion funcion funciones clase clases metodo correo email carta ensayo poema poemas historia relato cuento cancion adivinanza chiste articulo discurso dialogo mensaje nota
    informe resena biografia consejos consejo receta accion actual actualmente actualidad ademas adecuado adecuada afectar ahora algunas ambos amplio analisis analizar ano anos antes apoyar aplicar aportar aprovechar area areas articulo asegurar asegurate asegurarse aspecto aspectos asi atencion aumentar aunque ayudar ayuda
    ayudan base basado basada basico beneficio beneficioso bien breve buscar cabo cada cambio cambios cantidad capacidad caracteristica caracteristicas caso casos causa central cerca ciertos cierto claro clara clave claves comenzar completo completa comprender comun condicion condiciones conclusion considerar considera
    constante contenga contener contenido contexto contribuir controlar convertir correcto cosa cosas crear creacion crucial cualquier cuenta cuidado dar debe deben deberia deberias decidir decir dejar demas dentro depende desarrollar desarrollo descubrir desde despues detalle detalles dia dias diaria diario diariamente dificil directa
    directamente distinto distinta distintas distintos efecto efectos efectiva efectivo efectividad eficaz eficacia eficiencia eficiente ejecutar elegir elemento elementos emplea empezar encontrar enfoque entender entonces equilibrio escenario esencial esencial especial especifica especifico especialmente estable establecer
    estructura etapa etapas evento evitar exacta exactamente existe existen exito experiencia extra facil facilitar facilmente factor factores falta favor favorecer fin final finalmente flexible forma formas frecuente frecuentemente fundamental funcionar futuro general generalmente gente gracias gran grande grandes grupo haber hablar
    hecho historico hora horas humano humana idea ideas ideal impacto implica implicar importancia incluir incluye incrementar individual individuo influencia influir informacion iniciar inicio integral intentar interes interesante jamas largo lado lectura limitar lineas llegar llevar logra lograr lugar lugares luego mantener mantenga manera
    maximo mayor mayores mayoria media medio medios mediante mejora mejorar mencionar menor menciona menudo mes metodo metodos minimo minuto minutos mira misma mismo modelo moderna moderno modo momento momentos muestra mundo nadie natural necesaria necesario necesidad necesidades necesita necesitar negativo nivel niveles nombre
    normal notable nueva nuevas nuevo nuevos numero numeroso nunca objetivo objetivos obtener ocurrir ofrecer opcion opciones optar orden original pais palabra papel parecer parte partes participacion participar particular pasar paso pasos pequena pequeno pensar perfecto permite permitir permiten persona personas personal peor pequeno plan
    plantear poco pocos poder podria positivo posible posibilidad posibles practica practico preciso preferir presencia presentar previo primera primero principal probar problema problemas proceso procesos producir profundo promover promueve pronto propia propio proporciona proposito proteger pueda puede pueden puedes punto quiza quizas querer rapida rapidamente
    rapido razon razones real realidad realizar realmente recibir reciente recomendar reconocer recordar reducir referir regular relacion relacionado relevante requiere resolver respecto responder resto resultado resultados reto retos resulta rol saber salir seguir segundo seguridad sentir serie servir siempre siglo significa significativo significativa
    siguiente similar simplemente situacion situaciones social sociales solamente solucion soluciones suele sugerir suficiente superar tarde tareas termino terminos tiempo tipo tipos tomar total totalmente trabajar tratar trata traves ultima ultimas ultimo unica unico uso util utiles utilizar valor valores varia variedad varias varios veces ver verdad
    verdadero vez vida vivir volver via
    beneficios ventajas desventajas agua`,
  ja: String.raw`急 休 作 切 食 飲 取 使 立 言 聞 読 会 私 彼 彼女 皆 誰 一番 最初 最後 毎日 毎週 本当 普段 以前 今 昔 次 別 他 関数 クラス メソッド スクリプト メール 手紙 詩 物語 小説 記事 感想 会話 台本 俳句 歌詞 可能 能性 重要 要性 必要 効果 果的 存在 特徴 徴的 様々 々な 多様 具体 体的 一般 般的 基本 本的 最近 最新 現在 今日 自分 相手 全体 部分 以上 未満 以内 以外 場面 内容 意味 関係 影響 理由 結果 目的 利用 活用 注意 大切 簡単 詳細 主要 主 注目 世界 人々 時間 時 間 年 月 日 中 上 前 後 大 小 多 少 新 高 長 名前 種類 言 話 思 考 見 行 来 出 入 持 知 分 始 終 続 的 化 性 者 点 事 物 気 手 本 タイトル テーマ ポイント サポート アドバイス 水`,
  ko: String.raw`무엇 어떤 어떻 왜 만드 만들 해야 하나 할까 좋을 싶은 싶어 싶다 처음 시작 가장 하루 매일 매주 말해 말하 알고 어디 누구 언제 몇 있을 때문 함수 클래스 메서드 스크립트 이메일 편지 시 이야기 소설 기사 글 대화 노래 하이쿠 메시지 중요 다양 효과 필요 가능 경우 통해 위해 사람 사람들 시간 오늘 현재 최근 많은 많이 여러 가장 매우 정말 또한 특히 때문 이유 결과 목적 내용 의미 관련 영향 문제 상황 부분 전체 이상 이하 이내 자신 우리 모든 하나 같은 다른 새로운 좋은 좋습니 있습니 없습니 됩니다 합니다 입니다 있으며 하며 기본 구체 일반 특징 활용 이용 생각 시작 계속 도움 더욱 함께 먼저 만약 그래서 하지만 그러나 따라서 물`,
}
