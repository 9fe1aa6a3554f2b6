/**
 * Prompts as different people write them (support, marketing, teachers, developers; with slips, polite, long ones with the
 * wish in the middle), each with the kinds of constraint that it sets. Written before the patterns were looked at.
 */
export const MIXED_PROMPTS: readonly (readonly [prompt: string, ...ids: string[]])[] = [
  // English, with constraints
  [
    'hey can u write a reply to this customer whos parcel is late, keep it under 80 words pls and dont use exclamation marks',
    'length_constraints:number_words',
    'punctuation:exclamation_marks',
  ],
  [
    'I am preparing a lesson on the water cycle for my 4th graders. They get bored quickly and some of them struggle with reading. Could you explain evaporation in exactly 5 sentences? I will print it on a poster, with a drawing next to it.',
    'length_constraints:number_sentences',
  ],
  [
    'Write me a product description for a bamboo toothbrush. Must contain the words "plastic-free" and "compostable". 2 paragraphs.',
    'keywords:existence',
    'length_constraints:number_paragraphs',
  ],
  [
    'Given the stack trace above, what is the root cause? Respond with valid JSON only, no prose around it.',
    'detectable_format:json_format',
  ],
  [
    "We're launching a running shoe. Give me 6 slogans, as a numbered list, all lowercase.",
    'detectable_format:number_numbered_lists',
    'change_case:english_lowercase',
  ],
  [
    'Summarise our refund policy for a chatbot. No more than 3 bullet points, and answer in Spanish.',
    'detectable_format:number_bullet_lists',
    'language:response_language',
  ],
  [
    'pls explain recursion to a ten year old, max 100 wrods... sorry, words, and finish with a question',
    'length_constraints:number_words',
    'startend:ends_with_question',
  ],
  ['Write an SQL query that lists the ten customers with the highest revenue.', 'code:language'],
  [
    'Would you be so kind as to draft a thank-you note to a donor? I would appreciate it if it stayed below 500 characters.',
    'length_constraints:number_letters',
  ],
  ['Compare electric and diesel vans for a small bakery in a table, please.', 'detectable_format:table'],
  // English, without
  ['My order number is 55821 and it said 3 days, now it is 9. Where is it?'],
  ['how do i center a div'],
  ['What does the error "Expected 2 arguments, but got 3" mean?'],
  ['Our teacher says an essay needs 5 paragraphs. Is that still true in college?'],
  ['I read that tweets used to be limited to 140 characters. Why was that?'],
  ['Explain the difference between a list and a tuple.'],
  ['Is it rude to write an e-mail in all caps?'],
  ['My grandmother speaks only Polish and I want to visit her next month, any advice on what to bring?'],
  ['tell me about the history of punctuation, i find it facinating'],
  ['Why does JSON not allow trailing commas?'],
  // French, with
  [
    'Bonjour, pourriez-vous rédiger un courriel de relance pour une facture impayée, en moins de 120 mots s’il vous plaît ?',
    'length_constraints:number_words',
  ],
  [
    'Explique la photosynthèse à des élèves de CM2. Fais trois paragraphes et termine par une question.',
    'length_constraints:number_paragraphs',
    'startend:ends_with_question',
  ],
  [
    'ecris moi un post linkedin sur notre nouveau bureau à Lyon, sans emojis et sans hashtags',
    'detectable_content:number_emojis',
    'punctuation:marks',
  ],
  [
    'Propose quatre idées de sorties pour des lycéens, sous forme de liste à puces.',
    'detectable_format:number_bullet_lists',
  ],
  ['Donne-moi la liste des capitales d’Amérique du Sud au format JSON.', 'detectable_format:json_format'],
  [
    'Je prépare une newsletter pour des retraités qui aiment jardiner. Le ton doit être chaleureux. Le mot « printemps » doit apparaître au moins deux fois. Parle des tomates et des rosiers.',
    'keywords:frequency',
  ],
  ['Réponds en anglais : quelle est la capitale de l’Australie ?', 'language:response_language'],
  ['Écris une fonction Python qui inverse une chaîne de caractères.', 'code:language'],
  // French, without
  ['Comment puis-je suivre mon colis ? Il devait arriver il y a trois jours.'],
  ['Mon chef m’a demandé un rapport de dix pages, je ne sais pas par où commencer.'],
  ['Qu’est-ce qu’une chaîne de caractères en programmation ?'],
  ['Quelle est la différence entre un point-virgule et deux points ?'],
  ['Peux-tu m’aider à choisir un cadeau pour ma sœur ? Elle aime lire et parle anglais.'],
  ['Pourquoi les adolescents écrivent-ils sans majuscules ?'],
  ['Raconte-moi l’histoire du canal du Midi.'],
  ['c koi la diff entre un CDD et un CDI svp'],
  // Spanish, with
  ['Hola, ¿podrías escribir una disculpa para un cliente en no más de 60 palabras?', 'length_constraints:number_words'],
  ['Dame cinco consejos para estudiar matemáticas, en una lista numerada.', 'detectable_format:number_numbered_lists'],
  [
    'Escribe un texto publicitario para un café. No uses la palabra "delicioso". Debe tener dos párrafos.',
    'keywords:forbidden_words',
    'length_constraints:number_paragraphs',
  ],
  ['Resume la fotosíntesis en una sola oración.', 'length_constraints:number_sentences'],
  ['Responde en francés: ¿qué es la inflación?', 'language:response_language'],
  [
    'necesito un tuit sobre nuestra oferta de verano, maximo 200 caracteres y sin comas',
    'length_constraints:number_letters',
    'punctuation:no_comma',
  ],
  [
    'Trabajo en una ONG y tengo que presentar el proyecto mañana ante la junta. Redacta una introducción que empiece con la palabra "Juntos". Habla del agua potable y de las escuelas rurales.',
    'startend:start_checker',
  ],
  // Spanish, without
  ['¿Cuánto tarda un envío a Canarias? Ya van 12 días.'],
  ['Mi profesora pide un ensayo de 800 palabras y no tengo ideas.'],
  ['¿Por qué se usan signos de interrogación al principio en español?'],
  ['Explícame la diferencia entre "por" y "para".'],
  ['quiero aprender frances, por donde empiezo'],
  ['Traduce al inglés: "La biblioteca cierra a las ocho."'],
  ['¿Qué lenguaje de programación debería aprender primero?'],
  ['Cuéntame algo curioso sobre los pulpos.'],
  ['Mi contraseña debe tener 8 caracteres y no me deja cambiarla, ¿qué hago?'],
  // Japanese, with
  ['新商品の紹介文を100文字以内で書いてください。', 'length_constraints:number_letters'],
  ['小学生に地震の仕組みを説明してください。3文でお願いします。', 'length_constraints:number_sentences'],
  ['お客様へのお詫びメールを作成してください。「申し訳」という言葉を必ず使ってください。', 'keywords:existence'],
  ['会議のアイデアを5つ、箇条書きで挙げてください。', 'detectable_format:number_bullet_lists'],
  ['英語で答えてください。日本の首都はどこですか。', 'language:response_language'],
  ['次のデータをJSON形式で出力してください：名前は佐藤、年齢は30。', 'detectable_format:json_format'],
  ['二つの段落で、読書の楽しさについて書いてください。', 'length_constraints:number_paragraphs'],
  ['Pythonで素数を求める関数を書いてください。', 'code:language'],
  // Japanese, without
  ['荷物がまだ届きません。注文番号は12345です。どうすればいいですか。'],
  ['文字列と数値の違いは何ですか。'],
  ['先生に800字の作文を出すように言われました。何を書けばいいでしょうか。'],
  ['句読点の歴史について教えてください。'],
  ['なぜ日本語には漢字とひらがながあるのですか。'],
  ['おすすめの京都の観光地はどこですか。'],
  ['娘が英語で日記を書いています。どう励ませばいいですか。'],
  ['パスワードを忘れました。'],
  // Korean, with
  ['신제품 소개 글을 200자 이내로 작성해 주세요.', 'length_constraints:number_letters'],
  ['초등학생에게 화산이 왜 폭발하는지 세 문장으로 설명해 줘.', 'length_constraints:number_sentences'],
  ['여름 휴가지 다섯 곳을 번호 목록으로 추천해 주세요.', 'detectable_format:number_numbered_lists'],
  ['영어로 답해 주세요. 한국의 수도는 어디인가요?', 'language:response_language'],
  [
    '고객에게 보낼 사과문을 써 주세요. "불편"이라는 단어를 꼭 포함하고 쉼표는 쓰지 마세요.',
    'keywords:existence',
    'punctuation:no_comma',
  ],
  ['마케팅 문구를 두 문단으로 써 줘.', 'length_constraints:number_paragraphs'],
  ['자바로 문자열을 뒤집는 함수를 작성해 주세요.', 'code:language'],
  // Korean, without
  ['주문한 지 3일이 지났는데 아직 안 왔어요. 어떻게 해야 하나요?'],
  ['문자열이란 무엇인가요?'],
  ['선생님이 500자 글을 써 오라고 하셨는데 무엇을 쓸까요?'],
  ['왜 한국어에는 띄어쓰기가 있나요?'],
  ['비밀번호는 8자 이상이어야 한다는데 왜 그런가요?'],
  ['제주도에서 꼭 가 볼 만한 곳은 어디인가요?'],
  ['영어 공부를 시작하려는데 어떻게 해야 할까요?'],
  ['파이썬과 자바의 차이가 뭐예요?'],
]
