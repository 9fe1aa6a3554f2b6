import type { Language } from '../robustness-cases.ts'
import type { Exchanges } from './exchange.ts'

/** Written when the judge's word lists and rules stood, so that nothing was made with them in mind. */
export const fresh: Readonly<Record<Language, Exchanges>> = {
  en: [
    [
      'Why do golf balls have dimples?',
      'The small pits stir up a thin layer of air that clings to the surface, which narrows the wake behind and cuts drag by about half. A smooth ball would fly barely half as far.',
    ],
    [
      'How should I store fresh basil so that it lasts?',
      'Trim the stems, stand them in a glass of water like cut flowers, and cover loosely with a bag. Keep it on the counter: the cold of the fridge turns the leaves black.',
    ],
    [
      'What is the difference between a crocodile and an alligator?',
      'A crocodile has a narrow, V-shaped snout and shows its lower teeth with the mouth shut; an alligator is darker, broader in the nose, and prefers fresh water.',
    ],
    ['Who invented the telephone?', 'Alexander Graham Bell, who was granted the patent in 1876.'],
    [
      'Give me some ideas for a team offsite.',
      '- An escape room\n- A cooking class\n- A day of volunteering in a park\n- A scavenger hunt through the old town',
    ],
    [
      'Write a short toast for my sister’s graduation.',
      'Mia, you studied through broken laptops, night shifts and one very loud flatmate, and today you wear that gown. We are proud of you. Raise your glasses to the new engineer of the family!',
    ],
    [
      'Is it legal to collect rainwater in Colorado?',
      'Yes, since 2016 households may keep up to two barrels, 110 gallons in all.',
    ],
    [
      'What caused the dot-com bubble?',
      'Cheap money and hype drove investors to fund any firm with a website, whatever its earnings. Share prices lost touch with profits, and when rates rose in 2000 the funding dried up and most of those companies folded.',
    ],
  ],
  fr: [
    [
      'Pourquoi le pop-corn éclate-t-il ?',
      "Chaque grain renferme un peu d'eau. Chauffée au-delà de cent degrés, elle devient vapeur, la pression monte et l'enveloppe finit par se rompre : l'amidon se retourne alors en mousse blanche.",
    ],
    [
      'Comment affûter un couteau de cuisine ?',
      "Mouillez une pierre, posez la lame à vingt degrés et faites-la glisser du talon vers la pointe, d'abord d'un côté puis de l'autre, sur le grain moyen avant le fin. Terminez sur un fusil.",
    ],
    ['Quelle est la monnaie de la Suède ?', 'La couronne.'],
    [
      'Quelle différence y a-t-il entre un violon et un alto ?',
      "L'alto est plus grand et accordé une quinte plus bas ; son timbre est plus chaud. Le violon porte une corde de mi et joue le plus souvent la mélodie.",
    ],
    [
      'Propose des activités pour un enterrement de vie de jeune fille.',
      '- Un cours de poterie\n- Une dégustation de chocolats\n- Une chasse au trésor\n- Une soirée karaoké',
    ],
    [
      'Écris un petit mot pour souhaiter un prompt rétablissement à un collègue.',
      "Cher Marc, toute l'équipe pense à toi depuis ton opération. Repose-toi bien, on garde ta plante en vie et tes dossiers au chaud. À très vite !",
    ],
    ['Qui a construit le canal du Midi ?', 'Pierre-Paul Riquet, sous Louis XIV.'],
    [
      'À quoi sert un disjoncteur ?',
      "Il coupe le circuit dès que l'intensité dépasse un seuil, en cas de surcharge ou de court-circuit, et évite ainsi que les fils chauffent et prennent feu.",
    ],
  ],
  es: [
    [
      '¿Por qué los flamencos son rosados?',
      'Comen algas y pequeños crustáceos llenos de carotenoides, unos pigmentos que el hígado descompone y que tiñen las plumas. Sin esa dieta se vuelven blancos.',
    ],
    [
      '¿Cómo puedo mejorar mi letra al escribir a mano?',
      'Elige un bolígrafo cómodo, siéntate derecho y practica cada día renglones de trazos lentos. Usa papel pautado y copia un alfabeto que te guste hasta que salga solo.',
    ],
    ['¿Quién inventó la imprenta?', 'Johannes Gutenberg.'],
    [
      '¿Qué diferencia hay entre un tornado y un huracán?',
      'El primero es una columna de aire estrecha que nace de una tormenta en tierra y dura minutos; el segundo se forma sobre el océano cálido, mide cientos de kilómetros y puede durar una semana.',
    ],
    [
      'Dame ideas para una cena romántica en casa.',
      '- Fondue de queso a la luz de las velas\n- Sushi preparado entre los dos\n- Risotto de setas con vino blanco\n- Ostras y cava',
    ],
    [
      'Escribe una nota para felicitar a un amigo por su nuevo trabajo.',
      '¡Enhorabuena, Javi! Sabía que ese despacho iba a ser tuyo. Te lo has ganado a base de madrugones. El viernes invito yo a la primera ronda.',
    ],
    ['¿Cuánto dura un partido de rugby?', 'Ochenta minutos, en dos tiempos de cuarenta.'],
    [
      '¿Para qué sirve la levadura química?',
      'Libera gas carbónico con la humedad y el calor, y así las masas suben y quedan esponjosas sin esperar a que fermenten.',
    ],
  ],
  ja: [
    [
      'なぜ炭酸飲料は振ると吹き出すのですか。',
      '液体に溶けていた二酸化炭素が細かな泡になり、ふたを開けて圧力が下がると一気に膨らむからです。泡は瓶の壁にもつくので、軽くたたいて浮かせると落ち着きます。',
    ],
    [
      '革靴の手入れの仕方を教えてください。',
      'ブラシでほこりを払い、クリーナーで古いワックスを落とします。少量のクリームを布で薄くのばし、しばらく置いてから磨き、最後にシューツリーを入れて風通しのよい所に置きます。',
    ],
    ['スウェーデンの通貨は何ですか。', 'クローナです。'],
    [
      'ワニとトカゲの違いは何ですか。',
      'ワニは水辺で暮らし、心臓が四つの部屋に分かれ、子の世話もします。トカゲは主に陸にすみ、体が小さく、尾を切って逃げる種類もいます。',
    ],
    ['忘年会の余興のアイデアを挙げてください。', '・ビンゴ大会\n・利き酒\n・イントロ当て\n・プレゼント交換'],
    [
      '友人の出産を祝うメッセージを書いてください。',
      '由美さん、元気な女の子のお誕生おめでとうございます。寝不足の日が続くと思いますが、無理をせず、周りの手も借りてくださいね。落ち着いたら会いに行かせてください。',
    ],
    ['電話を発明したのは誰ですか。', 'グラハム・ベルです。'],
    [
      'ブレーカーはなぜ落ちるのですか。',
      '一度に多くの家電を使って電流が決められた値を超えると、配線が熱くなって火が出るのを防ぐために回路を切るからです。漏電したときにも切れます。',
    ],
  ],
  ko: [
    [
      '왜 플라밍고는 분홍색인가요?',
      '먹이인 작은 새우와 조류에 카로티노이드가 많이 들어 있기 때문입니다. 간에서 분해된 이 성분이 깃털에 쌓이고, 먹이가 바뀌면 점점 하얘집니다.',
    ],
    [
      '가죽 구두는 어떻게 관리하나요?',
      '솔로 먼지를 털고 클리너로 묵은 왁스를 닦아 냅니다. 크림을 천에 조금 묻혀 얇게 펴 바른 뒤 광을 내고, 슈트리를 끼워 바람이 통하는 곳에 둡니다.',
    ],
    ['스웨덴의 화폐 단위는 무엇인가요?', '크로나입니다.'],
    [
      '태풍과 토네이도는 어떻게 다른가요?',
      '앞의 것은 따뜻한 바다에서 생겨 지름이 수백 킬로미터에 이르고 며칠씩 이어집니다. 뒤의 것은 육지의 소나기구름에서 내려오는 좁은 회오리로 몇 분 만에 사라집니다.',
    ],
    ['송년회 게임을 추천해 주세요.', '- 빙고\n- 노래 앞부분 맞히기\n- 선물 교환\n- 초성 퀴즈'],
    [
      '친구의 승진을 축하하는 메시지를 써 주세요.',
      '민호야, 팀장이 된 거 진심으로 축하해! 밤늦게까지 애쓴 보람이 있네. 금요일에 한턱내는 건 잊지 말고, 앞으로도 건강 챙기면서 일하자.',
    ],
    ['전화를 발명한 사람은 누구인가요?', '알렉산더 그레이엄 벨입니다.'],
    [
      '차단기는 왜 내려가나요?',
      '한꺼번에 가전제품을 많이 써서 전류가 정해진 값을 넘으면 전선이 달아올라 불이 나는 것을 막으려고 회로를 끊습니다. 누전이 되어도 떨어집니다.',
    ],
  ],
}
