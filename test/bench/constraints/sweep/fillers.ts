import type { Language } from '../robustness-cases.ts'

/** What a filler is made of; the texts of a kind take turns in being the tuned and the unseen ones. */
export type FillerKind =
  | 'courtesy'
  | 'generic'
  | 'disclaimer'
  | 'marketing'
  | 'small talk'
  | 'outline'
  | 'encouragement'
  | 'headings'

/** Fluff by language and kind: it says nothing of any prompt here. */
export const FILLERS: Readonly<Record<Language, Readonly<Record<FillerKind, readonly string[]>>>> = {
  en: {
    courtesy: [
      'Thank you so much for reaching out to us with this wonderful question. It is always a pleasure to assist a valued customer, and please do not hesitate to contact our team whenever you like.',
      'What a thoughtful thing to ask! I truly appreciate your patience and your trust, and I remain at your disposal for anything else that may come to mind. Have a lovely day.',
    ],
    generic: [
      'In today’s fast-paced world, this subject has become more relevant than ever before. Experts agree that it touches many areas of our lives, from work and family to health and technology, and that its importance will only grow in the years to come.',
      'Throughout history, people have wondered about matters like this one. There is no single right answer, since so much depends on circumstances, values and goals, and what seems obvious at first sight often turns out to be far more complex.',
    ],
    disclaimer: [
      'Please note that the information above is provided for general purposes only and does not constitute legal, medical or financial advice. Always consult a qualified professional before you make a decision.',
      'Results may vary. While every effort has been made to be accurate, no guarantee is given, and the reader bears sole responsibility for how these suggestions are used.',
    ],
    marketing: [
      'Unlock your full potential today! Our award-winning premium plan gives you unlimited access, expert support around the clock and exclusive discounts. Sign up now and join thousands of happy users.',
      'Looking for more? Subscribe to our newsletter, follow us on social media, and never miss an update. Quality you can trust, service with a smile, and a money-back guarantee.',
    ],
    'small talk': [
      'By the way, how was your weekend? Mine was rather quiet; the weather was mild, I read a little, and we had dinner with the neighbours. Time really flies, does it not?',
      'It is Friday at last, and the coffee machine has just been repaired, so spirits are high around here. I hope that you have something nice planned for tonight.',
    ],
    outline: [
      'First, let us look at the background. Second, we will examine the main causes and effects, with examples. Third, we will weigh the advantages and disadvantages, step by step. Finally, a conclusion will sum up the key findings and give recommendations.',
      'This section covers the definition, the history, the benefits, the risks, the costs and some practical tips. The next one explains the reasons in detail, compares the alternatives, and closes with a summary.',
    ],
    encouragement: [
      'You have got this! Every journey starts with one small step, so be patient with yourself, celebrate each success, and remember that mistakes are how we all learn and grow.',
      'Believe in yourself and stay curious. Great things take time, and with passion and perseverance there is nothing that you cannot achieve.',
    ],
    headings: [
      '## Introduction\n\n## Background\n\n## Key points\n\n## Examples\n\n## Conclusion\n\n---\n\n',
      '**Overview**\n\n**Details**\n\n**Pros and cons**\n\n**Next steps**\n\n***\n\n',
    ],
  },
  fr: {
    courtesy: [
      'Un grand merci de nous avoir contactés pour cette belle question. C’est toujours un plaisir d’aider un client fidèle, et toute notre équipe reste à votre entière disposition.',
      'Je vous remercie de votre confiance et de votre patience. Si quoi que ce soit vous venait à l’esprit, je serais ravi d’y revenir avec vous. Excellente journée !',
    ],
    generic: [
      'De nos jours, ce sujet occupe une place de plus en plus importante dans la société. Les spécialistes s’accordent à dire qu’il touche de nombreux domaines, du travail à la famille, de la santé à la technologie, et que son rôle ne fera que grandir.',
      'Depuis toujours, les hommes s’interrogent sur ce genre de choses. Il n’existe pas de réponse unique, car tout dépend des circonstances, des valeurs et des objectifs de chacun.',
    ],
    disclaimer: [
      'Ces informations sont données à titre indicatif et ne remplacent en aucun cas l’avis d’un professionnel. Renseignez-vous toujours auprès d’un spécialiste avant de prendre une décision.',
      'Malgré tout le soin apporté à ce texte, aucune garantie ne peut être donnée, et le lecteur demeure seul responsable de l’usage qu’il en fait.',
    ],
    marketing: [
      'Libérez tout votre potentiel dès aujourd’hui ! Notre formule premium vous offre un accès illimité, une assistance jour et nuit et des réductions exclusives. Inscrivez-vous et rejoignez des milliers d’utilisateurs conquis.',
      'Envie d’aller plus loin ? Abonnez-vous à notre lettre, suivez-nous sur les réseaux et profitez de la qualité, du sourire et de la garantie satisfait ou remboursé.',
    ],
    'small talk': [
      'Au fait, comment s’est passé votre week-end ? Le mien fut tranquille : il a fait doux, j’ai un peu lu et nous avons dîné chez les voisins. Comme le temps passe vite !',
      'C’est enfin vendredi, la machine à café vient d’être réparée et tout le monde est de bonne humeur ici. J’espère que vous avez prévu quelque chose d’agréable ce soir.',
    ],
    outline: [
      'Nous verrons d’abord le contexte, puis les causes et les conséquences, avec des exemples. Nous pèserons ensuite les avantages et les inconvénients, étape par étape. Enfin, une conclusion résumera l’essentiel et donnera des conseils.',
      'Cette partie présente la définition, l’histoire, les bienfaits, les risques, le coût et quelques astuces. La suivante détaille les raisons, compare les solutions et se termine par un résumé.',
    ],
    encouragement: [
      'Vous allez y arriver ! Chaque voyage commence par un petit pas, alors soyez patient avec vous-même, fêtez vos progrès et n’oubliez pas que l’on apprend de ses erreurs.',
      'Croyez en vous et restez curieux. Les grandes choses demandent du temps, et rien ne résiste à la passion et à la persévérance.',
    ],
    headings: [
      '## Introduction\n\n## Contexte\n\n## Points clés\n\n## Exemples\n\n## Conclusion\n\n---\n\n',
      '**Aperçu**\n\n**Détails**\n\n**Avantages et inconvénients**\n\n**Étapes suivantes**\n\n***\n\n',
    ],
  },
  es: {
    courtesy: [
      'Muchísimas gracias por contactarnos con esta magnífica pregunta. Siempre es un placer ayudar a un cliente tan apreciado, y todo nuestro equipo queda a su entera disposición.',
      'Le agradezco de corazón su confianza y su paciencia. Si se le ocurre cualquier otra cosa, estaré encantado de atenderle. ¡Que tenga un día estupendo!',
    ],
    generic: [
      'En el mundo actual, este tema resulta más relevante que nunca. Los expertos coinciden en que afecta a muchos ámbitos de la vida, desde el trabajo y la familia hasta la salud y la tecnología, y en que su importancia no dejará de crecer.',
      'A lo largo de la historia, las personas se han preguntado por cuestiones así. No hay una respuesta única, porque todo depende de las circunstancias, los valores y las metas de cada uno.',
    ],
    disclaimer: [
      'Esta información se ofrece solo con fines generales y no sustituye el consejo de un profesional. Consulte siempre a un especialista antes de tomar una decisión.',
      'Aunque se ha puesto el mayor cuidado en este texto, no se ofrece ninguna garantía, y el lector es el único responsable del uso que haga de él.',
    ],
    marketing: [
      '¡Libera hoy todo tu potencial! Nuestro plan premium te da acceso ilimitado, asistencia a cualquier hora y descuentos exclusivos. Regístrate ya y únete a miles de usuarios felices.',
      '¿Quieres más? Suscríbete a nuestro boletín, síguenos en las redes y disfruta de calidad, sonrisas y garantía de devolución.',
    ],
    'small talk': [
      'Por cierto, ¿qué tal el fin de semana? El mío fue tranquilo: hizo buen tiempo, leí un poco y cenamos con los vecinos. ¡Cómo vuela el tiempo!',
      'Por fin es viernes, acaban de arreglar la máquina de café y aquí todos están de buen humor. Espero que tengas algún plan agradable para esta noche.',
    ],
    outline: [
      'Primero veremos el contexto; después, las causas y las consecuencias, con ejemplos. Luego sopesaremos las ventajas y las desventajas, paso a paso. Por último, una conclusión resumirá lo esencial y dará consejos.',
      'Este apartado presenta la definición, la historia, los beneficios, los riesgos, el coste y algunos trucos. El siguiente detalla las razones, compara las alternativas y termina con un resumen.',
    ],
    encouragement: [
      '¡Tú puedes! Todo viaje empieza con un pequeño paso, así que ten paciencia contigo, celebra cada logro y recuerda que de los errores se aprende.',
      'Cree en ti y no pierdas la curiosidad. Las grandes cosas llevan tiempo, y nada se resiste a la pasión y la perseverancia.',
    ],
    headings: [
      '## Introducción\n\n## Contexto\n\n## Puntos clave\n\n## Ejemplos\n\n## Conclusión\n\n---\n\n',
      '**Resumen**\n\n**Detalles**\n\n**Ventajas y desventajas**\n\n**Próximos pasos**\n\n***\n\n',
    ],
  },
  ja: {
    courtesy: [
      'このたびは素晴らしいご質問をお寄せいただき、誠にありがとうございます。大切なお客様のお手伝いができることを、スタッフ一同いつも嬉しく思っております。',
      '日頃のご信頼に心より感謝申し上げます。何かお気づきの点がございましたら、どうぞお気軽にお申し付けください。良い一日をお過ごしください。',
    ],
    generic: [
      '現代社会において、このテーマはますます注目を集めています。専門家によれば、仕事や家庭、健康や技術など多くの分野に関わり、その重要性は今後さらに高まるといわれています。',
      '昔から人々はこうした事柄について考えてきました。正解は一つではなく、状況や価値観、目標によって大きく変わるものです。',
    ],
    disclaimer: [
      '以上は一般的な情報であり、専門家の助言に代わるものではありません。判断を下す前には、必ず資格のある専門家にご相談ください。',
      '正確さには万全を期しておりますが、内容を保証するものではなく、ご利用は読者ご自身の責任でお願いいたします。',
    ],
    marketing: [
      '今すぐあなたの可能性を解き放ちましょう。プレミアムプランなら使い放題、二十四時間サポート、限定割引つき。数千人の仲間があなたを待っています。',
      'もっと知りたい方はメールマガジンに登録し、SNSでフォローしてください。信頼の品質と笑顔のサービス、返金保証もご用意しています。',
    ],
    'small talk': [
      'ところで週末はいかがでしたか。私は少し本を読み、近所の人と夕食をとりました。天気も穏やかで、時が経つのは早いものですね。',
      'ようやく金曜日ですね。給湯室のポットも直って、みんな上機嫌です。今夜は何か楽しい予定があるといいですね。',
    ],
    outline: [
      'まず背景を見て、次に原因と結果を例とともに検討します。続いて長所と短所を一つずつ比べ、最後に結論として要点をまとめ、提案を述べます。',
      'ここでは定義、歴史、利点、危険、費用、そして役立つコツを扱います。次の節では理由を詳しく述べ、代わりの方法と比較し、まとめで締めくくります。',
    ],
    encouragement: [
      'あなたならきっとできます。どんな旅も小さな一歩から始まります。焦らず自分をほめながら、失敗から学んでいきましょう。',
      '自分を信じて、好奇心を忘れないでください。大きなことには時間がかかりますが、情熱と根気があれば叶わないことはありません。',
    ],
    headings: [
      '## はじめに\n\n## 背景\n\n## 要点\n\n## 例\n\n## 結論\n\n---\n\n',
      '**概要**\n\n**詳細**\n\n**長所と短所**\n\n**次のステップ**\n\n***\n\n',
    ],
  },
  ko: {
    courtesy: [
      '이렇게 훌륭한 질문을 보내 주셔서 진심으로 감사드립니다. 소중한 고객님을 돕는 일은 언제나 저희의 기쁨이며, 모든 직원이 늘 곁에서 기다리고 있겠습니다.',
      '보내 주신 믿음과 인내에 깊이 감사드립니다. 또 떠오르는 것이 있으시면 편하게 말씀해 주세요. 좋은 하루 보내시기 바랍니다.',
    ],
    generic: [
      '오늘날 이 주제는 그 어느 때보다 큰 관심을 받고 있습니다. 전문가들은 일과 가정, 건강과 기술에 이르기까지 여러 분야와 관련되어 있으며 그 중요성이 앞으로 더 커질 것이라고 입을 모읍니다.',
      '예로부터 사람들은 이런 문제를 두고 고민해 왔습니다. 정답은 하나가 아니며 상황과 가치관, 목표에 따라 크게 달라질 수 있습니다.',
    ],
    disclaimer: [
      '이 내용은 일반적인 정보일 뿐 전문가의 조언을 대신하지 않습니다. 결정을 내리기 전에 반드시 자격을 갖춘 전문가와 상의하시기 바랍니다.',
      '정확성을 위해 최선을 다했으나 내용을 보증하지는 않으며, 이용에 따른 책임은 전적으로 독자 본인에게 있습니다.',
    ],
    marketing: [
      '지금 바로 당신의 잠재력을 깨워 보세요! 프리미엄 요금제에 가입하면 무제한 이용과 스물네 시간 지원, 특별 할인까지 누릴 수 있습니다. 수천 명의 회원이 기다리고 있습니다.',
      '더 알고 싶으신가요? 소식지를 구독하고 누리 소통망에서 저희를 팔로우하세요. 믿을 수 있는 품질과 미소 띤 서비스, 환불 보장을 약속합니다.',
    ],
    'small talk': [
      '그나저나 주말은 잘 보내셨나요? 저는 날씨가 포근해서 책을 조금 읽고 이웃과 저녁을 먹었습니다. 시간이 참 빠르네요.',
      '드디어 금요일이네요. 고장 났던 정수기도 고쳐져서 다들 기분이 좋습니다. 오늘 밤에 즐거운 계획이 있으시길 바랍니다.',
    ],
    outline: [
      '먼저 배경을 살펴보고, 이어서 원인과 결과를 예시와 함께 알아보겠습니다. 그다음 장점과 단점을 단계별로 따져 보고, 끝으로 결론에서 핵심을 정리하고 제안을 드리겠습니다.',
      '이 부분에서는 정의, 역사, 이점, 위험, 비용, 유용한 요령을 다룹니다. 다음 부분에서는 이유를 자세히 설명하고 대안을 비교한 뒤 요약으로 마무리합니다.',
    ],
    encouragement: [
      '당신은 해낼 수 있습니다! 모든 여정은 작은 한 걸음에서 시작되니 조급해하지 말고 스스로를 칭찬하며 실수에서 배워 나가세요.',
      '자신을 믿고 호기심을 잃지 마세요. 큰일에는 시간이 걸리지만 열정과 끈기가 있다면 이루지 못할 것이 없습니다.',
    ],
    headings: [
      '## 서론\n\n## 배경\n\n## 핵심 내용\n\n## 예시\n\n## 결론\n\n---\n\n',
      '**개요**\n\n**세부 사항**\n\n**장점과 단점**\n\n**다음 단계**\n\n***\n\n',
    ],
  },
}

/** Talk about the prompt instead of an answer to it. */
export const RESTATEMENTS: Readonly<Record<Language, readonly ((prompt: string) => string)[]>> = {
  en: [
    (prompt) => `You asked the following: "${prompt}" That is a fascinating question, and many people ask it.`,
    (prompt) => `To sum up, this was about ${wordsOf(prompt)}. There is much to be said about ${wordsOf(prompt)}.`,
  ],
  fr: [
    (prompt) => `Vous avez demandé ceci : « ${prompt} » C'est une question passionnante que beaucoup se posent.`,
    (prompt) => `En résumé, il s'agissait de ${wordsOf(prompt)}. Il y a beaucoup à dire sur ${wordsOf(prompt)}.`,
  ],
  es: [
    (prompt) => `Has preguntado lo siguiente: «${prompt}» Es una pregunta fascinante que muchos se hacen.`,
    (prompt) => `En resumen, se trataba de ${wordsOf(prompt)}. Hay mucho que decir sobre ${wordsOf(prompt)}.`,
  ],
  ja: [
    (prompt) => `ご質問は「${prompt}」でした。とても興味深く、多くの方が気にしている問題です。`,
    (prompt) =>
      `要するに、${wordsOf(prompt)}についてのお話でした。${wordsOf(prompt)}については語ることがたくさんあります。`,
  ],
  ko: [
    (prompt) => `질문은 "${prompt}"였습니다. 정말 흥미롭고 많은 분이 궁금해하는 문제입니다.`,
    (prompt) => `요컨대 ${wordsOf(prompt)}에 관한 이야기였습니다. ${wordsOf(prompt)}에 대해서는 할 말이 아주 많습니다.`,
  ],
}

/** The longest words of a text, or its longest run of ideographs and katakana. */
function wordsOf(text: string): string {
  const found = text.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}|[[\p{L}]--[\p{Script=Hiragana}]]+/gv) ?? []
  return found
    .toSorted((first, second) => second.length - first.length)
    .slice(0, 3)
    .join(', ')
}
