import type { Language } from '../robustness-cases.ts'

/** A prompt, a good answer, and an answer to another question of the same field. */
export type Nearby = readonly [prompt: string, good: string, nearby: string]

/** What tampers with an answer: fluff and restatements to pad with, echoes and refusals; in other words than those of the other sets. */
export type Tampering = {
  fluff: readonly string[]
  restated: readonly ((subject: string) => string)[]
  echoes: readonly ((prompt: string) => string)[]
  refusals: readonly string[]
}

/** Some of the prompts set a form that code measures. What went wrong here first was looked at, and rules were mended on it. */
export const nearby: Readonly<Record<Language, readonly Nearby[]>> = {
  en: [
    [
      'Why does bread dough need to be kneaded?',
      'Working the dough lines up its gluten strands into an elastic net. That net traps the gas the yeast gives off, so the loaf rises and the crumb stays light. Skip the kneading and you get a flat, dense brick.',
      'Set the loaf on a rack as soon as it leaves the oven, so that steam can escape and the crust stays crisp. Once cool, keep it cut side down in a linen bag, and freeze what you will not eat within two days.',
    ],
    [
      'How do I renew an expired passport from abroad?',
      'Contact the nearest embassy or consulate of your country. Bring the old document, two photos, the application form and the fee; most of them want you to book an appointment online. Processing takes four to eight weeks, and they can issue an emergency travel paper if you must fly earlier.',
      'Pack medicines, chargers and a change of clothes in your cabin bag, because checked luggage may arrive late. Liquids must fit into a clear one-litre pouch, and power banks may not go into the hold.',
    ],
    [
      'My laptop fan is loud all the time. What can I do about it?',
      'Dust is the usual culprit: blow out the vents with compressed air. Then open the task manager and close whatever keeps the processor busy. If it still roars, have the thermal paste renewed and lift the rear so that air can get in underneath.',
      'Choose a model with at least sixteen gigabytes of memory and a solid-state drive. A bright, matte screen matters more than a fast graphics card unless you play games or edit films.',
    ],
    [
      'Describe how a sundial tells the time, in at most 60 words.',
      'A slanted blade called the gnomon casts a shadow onto a plate marked with hours. As the sun crosses the sky the shadow sweeps round, and the mark it touches is the local solar time. The blade must point to the celestial pole.',
      'Quartz watches count the vibrations of a tiny crystal, 32,768 a second, and a chip turns them into pulses that drive the hands. A battery lasts about three years.',
    ],
    [
      'Write a short review of a disappointing hotel stay.',
      'The photos promised a sea view; ours was of the bins. Reception took an hour to find our booking, the shower ran cold, and the walls let us follow next door’s quarrel word for word. Two stars, both for the breakfast.',
      'Dear guests, breakfast is served from seven to ten on the terrace. The pool closes at nine in the evening, and fresh towels can be had at the front desk at any hour.',
    ],
    [
      'What is inflation?',
      'A general rise in prices over time, so that the same money buys less than before.',
      'A deposit account pays you a fixed rate if you leave the sum untouched until an agreed date.',
    ],
  ],
  fr: [
    [
      'Pourquoi les feuilles de mon basilic noircissent-elles ?',
      "Le plus souvent, c'est le froid : en dessous de dix degrés, le basilic souffre et ses feuilles se tachent. Un excès d'arrosage ou de l'eau sur le feuillage en plein soleil produit le même effet. Rentrez le pot et laissez sécher la terre entre deux arrosages.",
      'Semez les radis en lignes espacées de vingt centimètres, couvrez à peine les graines et tassez. Ils lèvent en cinq jours et se récoltent au bout de trois semaines, avant de devenir piquants.',
    ],
    [
      'Donne trois idées de repas sans viande sous forme de liste numérotée.',
      '1. Un curry de lentilles au lait de coco\n2. Une quiche aux poireaux\n3. Des pâtes aux courgettes et au citron',
      '1. Aérer la chambre\n2. Éteindre les écrans\n3. Se lever à heure fixe',
    ],
    [
      'Comment contester une amende pour stationnement ?',
      "Ne payez pas : régler l'amende vaut reconnaissance. Vous avez quarante-cinq jours pour envoyer une requête en exonération, en ligne ou par lettre recommandée, avec l'avis de contravention et vos preuves, par exemple la photo du ticket ou du panneau caché.",
      "Pour un créneau, placez-vous à la hauteur de la voiture de devant, reculez lentement et braquez à fond quand vous apercevez son feu arrière. Contre-braquez dès que l'avant est passé.",
    ],
    [
      'Explique à un enfant pourquoi la Lune change de forme.',
      "La Lune est une boule, et le Soleil n'en éclaire qu'un côté. Comme elle tourne autour de nous, on voit tantôt tout le côté éclairé, tantôt juste un petit croissant. Elle ne change pas : c'est notre point de vue qui change.",
      "Les étoiles filantes sont des grains de poussière qui arrivent très vite dans l'air et s'y consument. Au mois d'août, on peut en compter une par minute, allongé dans l'herbe.",
    ],
    [
      "Rédige une annonce pour vendre un vélo d'occasion.",
      'À vendre : vélo de ville bleu, cadre moyen, sept vitesses, révisé en mars. Freins et pneus neufs, deux petites rayures sur le garde-boue. 140 euros, à venir chercher à Nantes. Panier offert.',
      "La piste cyclable du canal part de la gare et longe l'eau sur trente kilomètres. Prévoyez une chambre à air, une gourde et un coupe-vent, car il n'y a aucun abri avant l'écluse.",
    ],
    [
      'Quelle est la capitale de la Mongolie ?',
      'Oulan-Bator.',
      "Les éleveurs y vivent sous la yourte, une tente ronde de feutre qu'ils démontent en une heure pour suivre leurs troupeaux.",
    ],
  ],
  es: [
    [
      '¿Por qué lloramos al cortar cebolla?',
      'Al cortarla se rompen sus células y se libera una enzima que forma un gas irritante. Cuando llega a los ojos, el gas se convierte en un ácido suave y las lágrimas salen para limpiarlo. Con la cebolla fría y un cuchillo afilado se desprende menos.',
      'Pela las patatas, córtalas en rodajas finas y fríelas a fuego lento hasta que estén tiernas. Mézclalas con los huevos batidos, deja reposar y cuaja la tortilla por ambos lados.',
    ],
    [
      'Responde en mayúsculas: ¿qué es un volcán?',
      'UNA ABERTURA DE LA CORTEZA TERRESTRE POR LA QUE SALEN LAVA, CENIZA Y GASES DEL INTERIOR.',
      'LA MAREA ES LA SUBIDA Y BAJADA DEL MAR QUE PROVOCA LA ATRACCIÓN DE LA LUNA.',
    ],
    [
      '¿Cómo puedo pedir un aumento de sueldo a mi jefa?',
      'Pide una reunión con tiempo y lleva datos: los objetivos que has superado, las tareas nuevas que asumes y lo que se paga en el mercado por tu puesto. Di una cifra concreta, escucha su respuesta y, si ahora no puede ser, acordad una fecha para revisarlo.',
      'Un buen currículum ocupa una página, empieza por la experiencia más reciente y se adapta a cada oferta. Evita las fotos informales y repasa la ortografía antes de enviarlo.',
    ],
    [
      'Mi perro tira mucho de la correa. ¿Qué hago?',
      'Párate en cuanto la tense y no sigas hasta que afloje; así aprende que tirando no se avanza. Prémialo cada vez que camine a tu lado y usa un arnés de enganche delantero. Diez minutos al día bastan, pero todos los días.',
      'Un cachorro necesita tres vacunas: a las seis, a las nueve y a las doce semanas. Hasta entonces no debe pisar la calle ni acercarse a otros animales sin vacunar.',
    ],
    [
      'Escribe un mensaje para pedir a los vecinos que bajen el ruido.',
      'Hola, somos los del tercero B. Estas noches la música se oye mucho desde nuestro dormitorio y el bebé se despierta. ¿Podríais bajarla a partir de las once? Gracias por la comprensión, y el próximo café lo ponemos nosotros.',
      'Aviso: el ascensor estará fuera de servicio el martes de nueve a dos por revisión. La puerta del garaje funcionará con normalidad.',
    ],
    [
      '¿Quién dirigió la película El espíritu de la colmena?',
      'Víctor Erice, en 1973.',
      'Conviene verla en pantalla grande: casi todo se cuenta con la luz, y el sonido del campo hace de banda sonora.',
    ],
  ],
  ja: [
    [
      'なぜ海の水は塩辛いのですか。',
      '雨が岩を少しずつ溶かし、川がその成分を海へ運びます。水は蒸発しますが塩分は残るので、何億年もかけて濃くなりました。海底の火山から出る成分も加わっています。',
      '海で泳ぐ前には必ず準備運動をし、離岸流の出る場所には近づかないでください。流されたら岸と平行に泳ぐと抜け出せます。',
    ],
    [
      '部屋の湿気を減らす方法を三つ、箇条書きで教えてください。',
      '- 一日に二回、窓を開けて風を通す\n- 除湿機を使い、洗濯物は外に干す\n- 家具を壁から少し離して空気の通り道を作る',
      '- 壁には白い色を選ぶ\n- 背の低い家具を置く\n- 間接照明で奥行きを出す',
    ],
    [
      '面接に遅れそうなとき、どう連絡すればよいですか。',
      '分かった時点ですぐに電話をかけ、氏名と面接の時刻を名乗ってからお詫びし、理由と到着の見込みを簡潔に伝えます。相手が待てるかどうかを確かめ、難しければ日程の変更をお願いしましょう。着いたら改めて謝ります。',
      '履歴書の写真は三か月以内に撮ったものを使い、背景は白か青にします。志望動機は会社ごとに書き直し、空欄を残さないようにしましょう。',
    ],
    [
      '自転車のパンクを自分で直す手順を説明してください。',
      'タイヤを外してチューブを引き出し、空気を入れて水につけ、泡の出る所を探します。穴のまわりを紙やすりでこすり、のりを薄く塗って乾かしてからパッチを強く押しつけます。元に戻して空気を入れれば終わりです。',
      '歩道は歩行者が優先なので、自転車は車道の左側を走ります。夜はライトをつけ、傘を差したり電話をしたりしながら乗ってはいけません。',
    ],
    [
      '秋の夕暮れについて俳句を一つ作ってください。',
      '赤とんぼ\n影ながながと\n日の落ちる',
      '俳句は五・七・五の十七音からなり、季語を一つ入れるのが決まりです。江戸時代に芭蕉が芸術にまで高めました。',
    ],
    ['日本で一番深い湖は何ですか。', '秋田県の田沢湖です。', '湖の氷に穴をあけ、ワカサギを釣るのは冬の楽しみです。'],
  ],
  ko: [
    [
      '김치는 왜 시간이 지나면 시어지나요?',
      '배추에 붙어 있던 유산균이 당분을 먹고 젖산을 만들기 때문입니다. 온도가 높을수록 발효가 빨라서 금방 시어지고, 김치냉장고처럼 0도 가까이에 두면 천천히 익습니다.',
      '된장찌개는 멸치 육수에 된장을 풀고 두부와 호박을 넣어 끓입니다. 마지막에 청양고추를 썰어 넣으면 칼칼합니다.',
    ],
    [
      '중고 거래에서 사기를 피하는 방법을 세 가지, 번호 목록으로 알려 주세요.',
      '1. 직접 만나서 물건을 확인하고 돈을 건넨다\n2. 판매자의 계좌와 전화번호를 사기 조회 사이트에서 찾아본다\n3. 안전 결제를 쓰고 밖에서 보내온 링크는 누르지 않는다',
      '1. 상자는 미리 펴서 모아 둔다\n2. 그릇은 신문지로 싼다\n3. 귀중품은 직접 옮긴다',
    ],
    [
      '면접에서 긴장을 줄이려면 어떻게 해야 할까요?',
      '예상 질문에 소리 내어 답하는 연습을 여러 번 하세요. 당일에는 일찍 도착해 숨을 천천히 내쉬고, 첫 대답을 미리 외워 두면 목소리가 떨리지 않습니다. 떨린다고 솔직히 말해도 괜찮습니다.',
      '이력서는 한 장으로 줄이고 최근 경력부터 적으세요. 지원하는 회사마다 자기소개를 고쳐 쓰는 것이 좋습니다.',
    ],
    [
      '세탁기에서 물이 새는데 원인이 무엇일까요?',
      '급수 호스의 연결 부위가 헐거워졌거나 고무 패킹이 닳은 경우가 많습니다. 배수 필터가 막혀도 아래로 넘치니 먼저 청소해 보세요. 그래도 계속되면 통 안쪽이 깨졌을 수 있어 기사를 불러야 합니다.',
      '니트는 찬물에 중성 세제를 풀어 손으로 누르듯 빨고, 짜지 말고 수건에 말아 물기를 뺀 뒤 눕혀서 말리세요.',
    ],
    [
      '이웃에게 이사 왔다고 인사하는 쪽지를 써 주세요.',
      '안녕하세요, 502호에 새로 들어온 가족입니다. 아이가 둘이라 조금 시끄러울 수 있는데 불편하시면 언제든 말씀해 주세요. 떡을 조금 준비했으니 맛있게 드시고 앞으로 잘 부탁드립니다.',
      '알립니다. 지하 주차장 물청소로 화요일 오전에는 차를 모두 밖으로 옮겨 주시기 바랍니다.',
    ],
    [
      '한글날은 며칠인가요?',
      '10월 9일입니다.',
      '글씨를 바르게 쓰려면 연필을 짧게 잡고 획의 순서를 지켜 천천히 따라 씁니다.',
    ],
  ],
}

export const tampering: Readonly<Record<Language, Tampering>> = {
  en: {
    fluff: [
      'That is a really excellent thing to be curious about, and I am delighted that you brought it up. Let me know whether you would like me to go deeper into any of it, since I am always glad to lend a hand. ',
      'As with so many things in life, the devil is in the details, and what holds for one person need not hold for the next. A balanced view, an open mind and a bit of common sense will take you a long way. ',
    ],
    restated: [
      (subject) =>
        `When it comes to ${subject}, people have many different opinions. Indeed, ${subject} is a very interesting topic. `,
      (subject) =>
        `Let us talk about ${subject}. It is worth looking closely at ${subject}, because ${subject} matters. `,
    ],
    echoes: [
      (prompt) => `Great question! ${prompt}`,
      (prompt) => `So, the request reads as follows: "${prompt}"`,
      (prompt) => prompt.toLowerCase(),
    ],
    refusals: [
      'I must respectfully decline to answer this one.',
      'Apologies, but this is not something that I can assist you with at the moment. Please try asking me something different.',
    ],
  },
  fr: {
    fluff: [
      'Quelle excellente idée de vous y intéresser ! N’hésitez surtout pas à me dire si vous souhaitez que je développe un point ou un autre, je le ferai avec grand plaisir. ',
      'Comme souvent dans la vie, tout est affaire de nuances, et ce qui vaut pour l’un ne vaut pas forcément pour l’autre. Un peu de bon sens et de recul vous mènera loin. ',
    ],
    restated: [
      (subject) =>
        `En ce qui concerne ${subject}, les avis sont partagés. ${subject}, voilà un sujet vraiment passionnant. `,
      (subject) =>
        `Parlons donc de ${subject}. Il convient de se pencher sur ${subject}, car ${subject} compte beaucoup. `,
    ],
    echoes: [
      (prompt) => `Très bonne question ! ${prompt}`,
      (prompt) => `Voici donc ce que vous souhaitez savoir : « ${prompt} »`,
      (prompt) => prompt.toLowerCase(),
    ],
    refusals: [
      'Je préfère ne pas répondre à cette demande.',
      'Toutes mes excuses, mais cela dépasse ce que je suis autorisé à faire. Essayez de me poser une autre question.',
    ],
  },
  es: {
    fluff: [
      '¡Qué buena idea interesarte por esto! No dudes en decirme si quieres que amplíe cualquier punto, porque lo haré con muchísimo gusto. ',
      'Como tantas cosas en la vida, todo es cuestión de matices, y lo que vale para uno no tiene por qué valer para otro. Con sentido común y mente abierta se llega lejos. ',
    ],
    restated: [
      (subject) =>
        `En lo que respecta a ${subject}, hay opiniones para todos los gustos. Sin duda, ${subject} es un tema muy interesante. `,
      (subject) => `Hablemos pues de ${subject}. Vale la pena fijarse en ${subject}, porque ${subject} importa mucho. `,
    ],
    echoes: [
      (prompt) => `¡Muy buena pregunta! ${prompt}`,
      (prompt) => `Así que lo que deseas saber es lo siguiente: «${prompt}»`,
      (prompt) => prompt.toLowerCase(),
    ],
    refusals: [
      'Prefiero no responder a esta petición.',
      'Mil disculpas, pero esto va más allá de lo que tengo permitido hacer. Prueba a preguntarme otra cosa.',
    ],
  },
  ja: {
    fluff: [
      'とても良いところに目を向けられましたね。さらに詳しく知りたい点がありましたら、いつでも遠慮なくお申し付けください。喜んでお手伝いいたします。',
      '何事もそうですが、大切なのは細かな違いに気を配ることで、ある人に合うことが別の人にも合うとは限りません。広い視野と常識をもって向き合いましょう。',
    ],
    restated: [
      (subject) => `${subject}といえば、人によって意見はさまざまです。確かに${subject}はとても興味深い話題です。`,
      (subject) =>
        `それでは${subject}についてお話ししましょう。${subject}をよく見ることには価値があります。${subject}は重要だからです。`,
    ],
    echoes: [
      (prompt) => `素晴らしい質問ですね。${prompt}`,
      (prompt) => `つまり、お知りになりたいのは次のことですね。「${prompt}」`,
    ],
    refusals: [
      'この件についての回答はご遠慮させていただきます。',
      '大変申し訳ないのですが、私にはこれを扱うことが許されておりません。別のことをお尋ねください。',
    ],
  },
  ko: {
    fluff: [
      '정말 좋은 데에 관심을 가지셨네요. 더 자세히 알고 싶은 부분이 있으시면 언제든지 편하게 말씀해 주세요. 기꺼이 도와드리겠습니다. ',
      '세상일이 다 그렇듯 중요한 것은 작은 차이이고, 한 사람에게 맞는다고 다른 사람에게도 맞는 것은 아닙니다. 열린 마음과 상식이 있으면 충분합니다. ',
    ],
    restated: [
      (subject) => `${subject}에 관해서는 사람마다 의견이 다릅니다. 확실히 ${subject}는 매우 흥미로운 주제입니다. `,
      (subject) =>
        `그럼 ${subject}에 대해 이야기해 봅시다. ${subject}를 자세히 들여다볼 만합니다. ${subject}는 중요하니까요. `,
    ],
    echoes: [
      (prompt) => `정말 좋은 질문이네요! ${prompt}`,
      (prompt) => `그러니까 알고 싶으신 것은 다음과 같군요. "${prompt}"`,
    ],
    refusals: [
      '이 요청에는 답하지 않겠습니다.',
      '정말 죄송한데 제게는 이런 일이 허용되어 있지 않습니다. 다른 것을 물어봐 주세요.',
    ],
  },
}
