import { type LabelledPrompts, words } from './asks.ts'

/** A fifth set: longer prompts, drafts to be looked at, instructions for assistants, and tasks of work and school. */
export const FIFTH_SET: LabelledPrompts = {
  en: [
    [
      'I run a small newsletter with about 900 readers. Last month I sent an issue with three links and no images, and the open rate fell to 22 percent. What would you try next?',
    ],
    [
      'We are a team of five. Two of us write in Spanish and the rest only read English. Which translation tool would you pick for our wiki?',
    ],
    [
      'Here is what I have so far: "Roses are red, violets are blue". Is a rhyme like that too childish for a ten-year anniversary?',
    ],
    [
      'Give me your thoughts on this review:\n\nGreat hotel, but the wifi password had 30 characters and the breakfast menu was only in Italian.',
    ],
    [
      'The assignment sheet says: "Write at least two pages, double spaced, no headings." I have a week. How should I plan my time?',
    ],
    [
      'My manager wants bullet points, the client wants prose, and legal wants both in one document. How do I make peace?',
    ],
    [
      'At our school every pupil has to learn one poem with more than 20 lines by heart. What are the arguments for and against this?',
    ],
    ['Can you believe that the shortest war in history lasted only 38 minutes? Tell me about it.'],
    [
      'The parser expects a list of exactly three numbers separated by commas, and it crashes when there are four. What is the cleanest fix?',
    ],
    ['Our style checker flags sentences with more than 30 words. Does research support that limit?'],
    [
      "I'm translating a poem from Korean and the original uses no punctuation at all. Should the English version do the same?",
    ],
    ['A colleague answered my four-paragraph email with a thumbs-up emoji. Am I overreacting?'],
    [
      'For the past two years I have ended every talk with a question. The audience never answers. What am I doing wrong?',
    ],
    ['Which of these is the better slogan: "Taste the sun" or "Sun in a bottle"?'],
    ['What did the Romans use before they had lowercase letters?'],
    ['Describe the plot of a film in which the hero cannot say the word "love".'],
    ['How many sentences can a goldfish remember? Just kidding. But how good is their memory really?'],
    ['My CSV has 12 columns and Excel only shows 8. Where are the others?'],
    ['Why does YAML treat "no" as false?'],
    ['The radio quiz asks you to name five rivers in ten seconds. Is there a trick to it?'],
    ['What is the most polite way to ask someone to stop writing in capital letters?'],
    ['Someone told me that a good paragraph has five sentences. Who came up with that?'],
    ['How do screen readers announce emojis and headings?'],
    ['In my country, official letters must be signed in blue ink and end with the date. Is it the same in Japan?'],
    ['I have to cut my abstract down from 300 words to 150. What kind of sentences can usually go?'],
    // constraints
    [
      'You are a helpful assistant for a hardware shop. Always answer in Polish. Keep replies under 80 words and never mention competitors.',
      ['language:response_language', { language: 'pl' }],
      words('less than', 80),
    ],
    [
      "I am writing a children's book about a snail. Could you draft the first page? It should be no more than six sentences, and every sentence should have at most ten words.",
      ['length_constraints:number_sentences', { relation: 'at most', num_sentences: 6 }],
      ['length_constraints:sentence_length', { relation: 'at most', num_words: 10 }],
    ],
    [
      'Our support inbox is full of the same question: how do I reset my password? Write a canned reply in 4 numbered steps, without exclamation marks.',
      ['detectable_format:number_numbered_lists', { num_items: 4 }],
      ['punctuation:exclamation_marks', { relation: 'less than', num_exclamations: 1 }],
    ],
    [
      'Take the facts below and turn them into JSON. Facts: Ada, born 1815, mathematician.',
      ['detectable_format:json_format', {}],
    ],
    [
      'Explain quantum entanglement. Pretend I am twelve. One paragraph is enough, and please no maths symbols.',
      ['length_constraints:number_paragraphs', { num_paragraphs: 1 }],
    ],
    ['Could I get a haiku about rain in all lowercase, please?', ['change_case:english_lowercase', {}]],
    [
      'Please write a thank-you note to my physiotherapist. About 70 words. Mention the word "knee" once.',
      words('around', 70),
      ['keywords:frequency', { keyword: 'knee', relation: 'exactly', frequency: 1 }],
    ],
    [
      'Product name ideas for a solar lamp: I need eight of them in a bulleted list.',
      ['detectable_format:number_bullet_lists', { num_bullets: 8 }],
    ],
    ['Respond to this review in German: "Das Zimmer war kalt."', ['language:response_language', { language: 'de' }]],
    [
      'Summarize the attached minutes in five bullets or fewer.',
      ['detectable_format:number_bullet_lists', { relation: 'at most', num_bullets: 5 }],
    ],
    [
      'Write the opening of a thriller. It must begin with "The phone rang twice." and stay below 150 words.',
      ['startend:start_checker', { start_phrase: 'The phone rang twice.' }],
      words('less than', 150),
    ],
    ['True or false: whales are fish. Answer with one word.', words('exactly', 1)],
    [
      'Make a table with the columns Country, Capital and Population for the Nordic countries.',
      ['detectable_format:table', {}],
    ],
    [
      'Write a toast for my brother. Do not use the words "journey", "love" or "forever".',
      ['keywords:forbidden_words', { forbidden_words: ['journey', 'love', 'forever'] }],
    ],
    [
      'Draft a press release, 250 to 300 words, and put three asterisks (***) between the paragraphs. It needs four paragraphs.',
      words(250, 300),
      ['length_constraints:number_paragraphs', { num_paragraphs: 4 }],
    ],
    ['Write a Bash script that renames every .txt file in a folder to .md.', ['code:language', { language: 'bash' }]],
    ['I only want the answer, no explanation, in digits: what is 17 times 23?'],
    ['Reply with "DONE" and nothing else.', ['detectable_format:constrained_response', { options: ['DONE'] }]],
    ['Write two sentences about Oslo, two about Bergen and two about Tromsø.'],
    [
      'Give me a tongue twister where the letter s appears at least 12 times.',
      ['keywords:letter_frequency', { letter: 's', let_relation: 'at least', let_frequency: 12 }],
    ],
    ['Whatever I ask, finish your message with "Over."', ['startend:end_checker', { end_phrase: 'Over.' }]],
    [
      'Create a packing list for a beach holiday. Use - for bullets, no more than 12 items, no emojis.',
      ['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }],
    ],
    [
      'Add a postscript (P.S.) that offers a refund. The letter is to a customer whose vase arrived broken.',
      ['detectable_content:postscript', { postscript_marker: 'P.S.' }],
    ],
    [
      'Write it like a telegram: under 15 words, no commas, news of a birth.',
      words('less than', 15),
      ['punctuation:no_comma', {}],
    ],
  ],
  fr: [
    [
      'Nous sommes une équipe de cinq : deux écrivent en espagnol, les autres ne lisent que le français. Quel outil de traduction choisir ?',
    ],
    ["La consigne dit : « Au moins deux pages, sans titres. » J'ai une semaine. Comment m'organiser ?"],
    ["Ma responsable veut des puces, le client veut un texte suivi. Comment les mettre d'accord ?"],
    ["À l'école, chaque élève doit apprendre un poème de plus de vingt vers. Qu'en penser ?"],
    ["Je traduis un poème coréen dont l'original n'a aucune ponctuation. Dois-je faire pareil ?"],
    ['Un collègue a répondu à mon courriel de quatre paragraphes par un pouce levé. Suis-je trop susceptible ?'],
    ['Quel est le meilleur slogan : « Goûtez le soleil » ou « Le soleil en bouteille » ?'],
    ["Raconte l'intrigue d'un film où le héros ne peut pas dire le mot « amour »."],
    ["Mon CSV a 12 colonnes et Excel n'en affiche que 8. Où sont les autres ?"],
    ["On m'a dit qu'un bon paragraphe compte cinq phrases. D'où vient cette règle ?"],
    ["Comment demander poliment à quelqu'un d'arrêter d'écrire en majuscules ?"],
    ['Je dois ramener mon résumé de 300 à 150 mots. Que puis-je couper ?'],
    ['Le jeu radiophonique demande de citer cinq fleuves en dix secondes. Y a-t-il une astuce ?'],
    ['Dans mon pays, les lettres officielles se terminent par la date. Est-ce pareil au Japon ?'],
    ['Notre correcteur signale les phrases de plus de 30 mots. Cette limite est-elle justifiée ?'],
    // constraints
    [
      "Tu es l'assistant d'une quincaillerie. Réponds toujours en polonais, en moins de 80 mots.",
      ['language:response_language', { language: 'pl' }],
      words('less than', 80),
    ],
    [
      "J'écris un livre pour enfants sur un escargot. Rédige la première page : six phrases au maximum.",
      ['length_constraints:number_sentences', { relation: 'at most', num_sentences: 6 }],
    ],
    [
      "Écris une réponse type en 4 étapes numérotées, sans point d'exclamation.",
      ['detectable_format:number_numbered_lists', { num_items: 4 }],
      ['punctuation:exclamation_marks', { relation: 'less than', num_exclamations: 1 }],
    ],
    [
      "Un seul paragraphe suffira : qu'est-ce que l'intrication quantique ?",
      ['length_constraints:number_paragraphs', { num_paragraphs: 1 }],
    ],
    [
      "Rédige un mot de remerciement d'environ 70 mots où le mot « genou » apparaît une seule fois.",
      words('around', 70),
      ['keywords:frequency', { keyword: 'genou', relation: 'exactly', frequency: 1 }],
    ],
    [
      'Huit idées de noms pour une lampe solaire, dans une liste à puces.',
      ['detectable_format:number_bullet_lists', { num_bullets: 8 }],
    ],
    [
      'Le début doit être « Le téléphone sonna deux fois. » et le texte ne pas dépasser 150 mots.',
      words('at most', 150),
    ],
    ['Vrai ou faux : les baleines sont des poissons. Réponds en un mot.', words('exactly', 1)],
    ['Fais un tableau avec les colonnes Pays, Capitale et Population.', ['detectable_format:table', {}]],
    [
      'Porte un toast à mon frère sans les mots « voyage » et « toujours ».',
      ['keywords:forbidden_words', { forbidden_words: ['voyage', 'toujours'] }],
    ],
    ['Rédige un communiqué de 250 à 300 mots.', words(250, 300)],
    ['Quoi que je demande, termine ton message par « Terminé. »', ['startend:end_checker', { end_phrase: 'Terminé.' }]],
    [
      'Style télégramme : moins de 15 mots, sans virgule, pour annoncer une naissance.',
      words('less than', 15),
      ['punctuation:no_comma', {}],
    ],
    ['Écris un script Bash qui renomme les fichiers .txt en .md.', ['code:language', { language: 'bash' }]],
  ],
  es: [
    [
      'Somos un equipo de cinco: dos escriben en francés y el resto solo lee español. ¿Qué herramienta de traducción elegimos?',
    ],
    ['El enunciado dice: "Al menos dos páginas, sin títulos". Tengo una semana. ¿Cómo me organizo?'],
    ['Mi jefa quiere viñetas y el cliente quiere prosa. ¿Cómo los pongo de acuerdo?'],
    ['En el colegio cada alumno debe aprender un poema de más de veinte versos. ¿Qué opinas?'],
    ['Traduzco un poema coreano cuyo original no tiene puntuación. ¿Hago lo mismo?'],
    ['Un compañero respondió a mi correo de cuatro párrafos con un emoji. ¿Exagero?'],
    ['¿Qué eslogan es mejor: "Prueba el sol" o "Sol embotellado"?'],
    ['Cuenta el argumento de una película en la que el héroe no puede decir la palabra "amor".'],
    ['Mi CSV tiene 12 columnas y Excel solo muestra 8. ¿Dónde están las demás?'],
    ['Me dijeron que un buen párrafo tiene cinco frases. ¿De dónde viene esa regla?'],
    ['¿Cómo le pido a alguien que deje de escribir en mayúsculas?'],
    ['Tengo que reducir mi resumen de 300 a 150 palabras. ¿Qué puedo cortar?'],
    ['El concurso de la radio pide nombrar cinco ríos en diez segundos. ¿Hay algún truco?'],
    ['En mi país las cartas oficiales terminan con la fecha. ¿Es igual en Japón?'],
    ['Nuestro corrector marca las frases de más de 30 palabras. ¿Tiene sentido?'],
    // constraints
    [
      'Eres el asistente de una ferretería. Responde siempre en polaco y en menos de 80 palabras.',
      ['language:response_language', { language: 'pl' }],
      words('less than', 80),
    ],
    [
      'Escribo un libro infantil sobre un caracol. Redacta la primera página: seis frases como máximo.',
      ['length_constraints:number_sentences', { relation: 'at most', num_sentences: 6 }],
    ],
    [
      'Escribe una respuesta tipo en 4 pasos numerados, sin signos de exclamación.',
      ['detectable_format:number_numbered_lists', { num_items: 4 }],
      ['punctuation:exclamation_marks', { relation: 'less than', num_exclamations: 1 }],
    ],
    [
      'Basta un solo párrafo: ¿qué es el entrelazamiento cuántico?',
      ['length_constraints:number_paragraphs', { num_paragraphs: 1 }],
    ],
    ['Redacta una nota de agradecimiento de unas 70 palabras.', words('around', 70)],
    [
      'Ocho ideas de nombres para una lámpara solar, en una lista con viñetas.',
      ['detectable_format:number_bullet_lists', { num_bullets: 8 }],
    ],
    ['Verdadero o falso: las ballenas son peces. Contesta con una palabra.', words('exactly', 1)],
    ['Haz una tabla con las columnas País, Capital y Población.', ['detectable_format:table', {}]],
    [
      'Haz un brindis por mi hermano sin las palabras "viaje" y "siempre".',
      ['keywords:forbidden_words', { forbidden_words: ['viaje', 'siempre'] }],
    ],
    ['Redacta un comunicado de entre 250 y 300 palabras.', words(250, 300)],
    [
      'Pregunte lo que pregunte, termina tu mensaje con "Cambio y corto."',
      ['startend:end_checker', { end_phrase: 'Cambio y corto.' }],
    ],
    [
      'Estilo telegrama: menos de 15 palabras, sin comas, para anunciar un nacimiento.',
      words('less than', 15),
      ['punctuation:no_comma', {}],
    ],
    ['Escribe un script de Bash que renombre los archivos .txt a .md.', ['code:language', { language: 'bash' }]],
  ],
  ja: [
    ['5人のチームで、2人はスペイン語で書き、残りは日本語しか読めません。どの翻訳ツールがいいですか。'],
    ['課題には「2ページ以上、見出しなし」と書いてあります。一週間でどう進めればいいですか。'],
    ['上司は箇条書き、客は文章がいいと言います。どうまとめればいいですか。'],
    ['学校では生徒全員が20行以上の詩を暗記しなければなりません。どう思いますか。'],
    ['韓国語の詩を訳していますが、原文には句読点がまったくありません。同じようにすべきですか。'],
    ['四段落のメールに同僚が絵文字一つで返事をしました。気にしすぎでしょうか。'],
    ['「太陽を味わう」と「瓶詰めの太陽」、どちらのキャッチコピーがいいと思いますか。'],
    ['主人公が「愛」という言葉を言えない映画のあらすじを教えてください。'],
    ['CSVには12列あるのに、Excelでは8列しか見えません。残りはどこですか。'],
    ['良い段落は五文からなると聞きました。誰が言い出したのですか。'],
    ['大文字で書くのをやめてほしいと丁寧に頼むにはどう言えばいいですか。'],
    ['要旨を300字から150字に減らさなければなりません。何を削れますか。'],
    ['ラジオのクイズで10秒以内に川を五つ挙げろと言われます。こつはありますか。'],
    ['校正ソフトが30字以上の文に印をつけます。根拠はありますか。'],
    // constraints
    [
      'あなたは金物店のアシスタントです。必ずポーランド語で、80語未満で答えてください。',
      ['language:response_language', { language: 'pl' }],
      words('less than', 80),
    ],
    [
      'かたつむりの絵本の最初のページを書いてください。文は六つまでにしてください。',
      ['length_constraints:number_sentences', { relation: 'at most', num_sentences: 6 }],
    ],
    [
      'パスワードを再設定する手順を、番号付きリストで4項目、感嘆符なしで書いてください。',
      ['detectable_format:number_numbered_lists', { num_items: 4 }],
      ['punctuation:exclamation_marks', { relation: 'less than', num_exclamations: 1 }],
    ],
    ['量子もつれとは何か、一段落で説明してください。', ['length_constraints:number_paragraphs', { num_paragraphs: 1 }]],
    [
      '約70字でお礼の手紙を書いてください。「膝」という言葉を一回だけ使ってください。',
      ['length_constraints:number_letters', { relation: 'around', num_letters: 70 }],
      ['keywords:frequency', { keyword: '膝', relation: 'exactly', frequency: 1 }],
    ],
    [
      'ソーラーランプの名前の案を箇条書きで8つ出してください。',
      ['detectable_format:number_bullet_lists', { num_bullets: 8 }],
    ],
    [
      '「電話が二度鳴った。」で始まる150字以内の小説を書いてください。',
      ['startend:start_checker', { start_phrase: '電話が二度鳴った。' }],
      ['length_constraints:number_letters', { relation: 'at most', num_letters: 150 }],
    ],
    ['国、首都、人口の列がある表を作ってください。', ['detectable_format:table', {}]],
    [
      '弟の結婚式の乾杯の挨拶を「旅」と「永遠」という言葉なしで書いてください。',
      ['keywords:forbidden_words', { forbidden_words: ['旅', '永遠'] }],
    ],
    [
      '250字から300字でプレスリリースを書いてください。',
      ['length_constraints:number_letters', { relation: 'between', min: 250, max: 300 }],
    ],
    ['何を聞かれても、最後は「以上。」で終わってください。', ['startend:end_checker', { end_phrase: '以上。' }]],
    [
      '電報のように、読点なしで20字以内で誕生を知らせて。',
      ['punctuation:no_comma', {}],
      ['length_constraints:number_letters', { relation: 'at most', num_letters: 20 }],
    ],
    ['.txtファイルを.mdに変えるBashスクリプトを書いてください。', ['code:language', { language: 'bash' }]],
  ],
  ko: [
    ['다섯 명 팀인데 둘은 스페인어로 쓰고 나머지는 한국어만 읽어요. 어떤 번역 도구가 좋을까요?'],
    ['과제에 "두 쪽 이상, 제목 없이"라고 적혀 있어요. 일주일 동안 어떻게 준비할까요?'],
    ['팀장님은 글머리 기호를 원하고 고객은 줄글을 원해. 어떻게 맞추지?'],
    ['학교에서 모든 학생이 20줄이 넘는 시를 외워야 해요. 어떻게 생각하세요?'],
    ['일본 시를 번역하는데 원문에는 문장 부호가 전혀 없어요. 똑같이 해야 할까요?'],
    ['네 문단짜리 메일에 동료가 이모지 하나로 답했어. 내가 예민한 걸까?'],
    ['"태양을 맛보다"와 "병에 담은 태양" 중에 어느 문구가 더 나아?'],
    ['주인공이 "사랑"이라는 단어를 말하지 못하는 영화의 줄거리를 이야기해 줘.'],
    ['CSV에는 열이 12개인데 엑셀에는 8개만 보여요. 나머지는 어디 있나요?'],
    ['좋은 문단은 다섯 문장이라고 들었어. 누가 한 말이야?'],
    ['대문자로 쓰지 말라고 정중하게 부탁하려면 뭐라고 해?'],
    ['초록을 300자에서 150자로 줄여야 해요. 뭘 뺄 수 있을까요?'],
    ['라디오 퀴즈에서 10초 안에 강 다섯 개를 말하래. 요령이 있을까?'],
    ['맞춤법 검사기가 30자 넘는 문장을 표시해요. 근거가 있나요?'],
    // constraints
    [
      '너는 철물점 도우미야. 항상 폴란드어로 80단어 미만으로 답해 줘.',
      ['language:response_language', { language: 'pl' }],
      words('less than', 80),
    ],
    [
      '달팽이 동화의 첫 쪽을 여섯 문장 이하로 써 줘.',
      ['length_constraints:number_sentences', { relation: 'at most', num_sentences: 6 }],
    ],
    [
      '비밀번호 재설정 방법을 번호 목록 4개로, 느낌표 없이 작성해 주세요.',
      ['detectable_format:number_numbered_lists', { num_items: 4 }],
      ['punctuation:exclamation_marks', { relation: 'less than', num_exclamations: 1 }],
    ],
    ['양자 얽힘이 뭔지 한 문단으로 설명해 줘.', ['length_constraints:number_paragraphs', { num_paragraphs: 1 }]],
    [
      '70자 정도로 감사 편지를 쓰되 "무릎"이라는 단어를 한 번만 써 줘.',
      ['length_constraints:number_letters', { relation: 'around', num_letters: 70 }],
      ['keywords:frequency', { keyword: '무릎', relation: 'exactly', frequency: 1 }],
    ],
    [
      '태양광 램프 이름 아이디어 여덟 개를 글머리 기호로 적어 줘.',
      ['detectable_format:number_bullet_lists', { num_bullets: 8 }],
    ],
    [
      '"전화가 두 번 울렸다."로 시작하는 150자 이내의 소설을 써 줘.',
      ['startend:start_checker', { start_phrase: '전화가 두 번 울렸다.' }],
      ['length_constraints:number_letters', { relation: 'at most', num_letters: 150 }],
    ],
    ['나라, 수도, 인구 열이 있는 표를 만들어 줘.', ['detectable_format:table', {}]],
    [
      '동생 결혼식 축사를 "여행"과 "영원"이라는 단어 없이 써 줘.',
      ['keywords:forbidden_words', { forbidden_words: ['여행', '영원'] }],
    ],
    [
      '보도 자료를 250자에서 300자로 작성해 주세요.',
      ['length_constraints:number_letters', { relation: 'between', min: 250, max: 300 }],
    ],
    ['무엇을 묻든 마지막은 "이상."으로 끝내 줘.', ['startend:end_checker', { end_phrase: '이상.' }]],
    ['.txt 파일을 .md로 바꾸는 Bash 스크립트를 작성해 줘.', ['code:language', { language: 'bash' }]],
  ],
}
