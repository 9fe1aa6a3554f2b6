import type { Language } from '../robustness-cases.ts'
import type { Nearby } from './nearby-set.ts'

/**
 * Written after every other set and after every family of words, so that no word was chosen with them in mind; rules were mended on what went
 * wrong here.
 */
export const heldOut: Readonly<Record<Language, readonly Nearby[]>> = {
  en: [
    [
      'Why do mirrors fog up after a hot shower?',
      'The air in the bathroom fills with water vapour. The glass is cooler than that air, so the vapour condenses on it as thousands of tiny droplets, which scatter light. Warming the mirror or opening a window prevents the fog.',
      'Mix one part white vinegar with three parts water, spray it on the mirror, and wipe in circles with a microfibre cloth. Old newspaper works as well and leaves no lint.',
    ],
    [
      'How do I teach my daughter to tie her shoelaces?',
      'Use two laces of different colours and sit beside her, not opposite. Make two bunny ears, cross them, and pull one through the hole. Let her do only the last step at first, and add earlier ones as she gets the hang of it.',
      'A size is right when there is a thumb’s width of space in front of the toes. Have her feet measured every three months, in the afternoon, when they are largest.',
    ],
    [
      'What should I pack for a weekend in a mountain hut?',
      'A sleeping-bag liner, a headlamp, earplugs and cash, since most huts take no cards. Add a warm layer, a rain jacket, flip-flops for indoors, snacks and a litre of water. Keep it under seven kilos.',
      'Huts in the Alps were first built for scientists and hunters around 1850. Clubs took them over, marked the trails, and today run more than a thousand of them.',
    ],
    [
      'Suggest a polite way to tell a friend that I cannot lend her money.',
      '“I care about you and can see that things are tight, but I have made it a rule not to lend money to friends. Can I help in another way, say by going through your budget with you?”',
      'Put aside a tenth of what you earn on payday, keep three months of expenses in a separate account, and pay off the dearest debt first.',
    ],
    [
      'Explain in one paragraph how a bill becomes law in the United States.',
      'A bill is introduced in the House or the Senate and sent to a committee, which studies and amends it. If the chamber passes it, the other one takes it up; differences are settled, and both vote on the same text. The president then signs it into law or vetoes it, and two thirds of each chamber can override the veto.',
      'The Supreme Court has nine justices, who are named by the president, confirmed by the Senate and serve for life. It hears about seventy cases a year and publishes its opinions by the end of June.',
    ],
    [
      'How many strings does a cello have?',
      'Four.',
      'It was perfected in Cremona, where the Amati family shaped its body and soundholes.',
    ],
  ],
  fr: [
    [
      'Pourquoi a-t-on la chair de poule quand il fait froid ?',
      "De petits muscles à la base des poils se contractent et les font se dresser. Chez nos ancêtres, plus velus, cela emprisonnait une couche d'air qui gardait la chaleur ; chez nous, le réflexe est resté sans grande utilité.",
      'Pour ne pas avoir froid, portez plusieurs couches : une première qui évacue la sueur, une laine au milieu et un coupe-vent par-dessus. Protégez surtout les mains et la tête.',
    ],
    [
      'Comment faire sécher des champignons ?',
      "Brossez-les sans les laver, coupez-les en lamelles fines et étalez-les sur une grille. Laissez-les au four entrouvert à cinquante degrés pendant quatre heures, ou près d'un radiateur deux jours, jusqu'à ce qu'ils cassent net. Gardez-les dans un bocal.",
      "Le cèpe se reconnaît à son pied ventru et à ses tubes sous le chapeau. Ne cueillez jamais un champignon dont vous n'êtes pas sûr et faites vérifier votre panier par un pharmacien.",
    ],
    [
      'Donne-moi quatre prénoms de chat, en majuscules.',
      'MOKA\nPIXEL\nGRISOU\nCANNELLE',
      'LAISSEZ LE CHAT VENIR À VOUS, NE LE FIXEZ PAS ET PARLEZ DOUCEMENT.',
    ],
    [
      'Mon fils de trois ans refuse de manger des légumes. Que faire ?',
      "Proposez-les sans forcer, plusieurs fois et sous d'autres formes : en soupe, en gratin, crus avec une sauce. Laissez-le choisir une carotte au marché et la laver avec vous. Mangez-en vous-même avec plaisir, et n'en faites ni punition ni récompense.",
      "À trois ans, un enfant dort onze à douze heures, sieste comprise. Couchez-le à heure fixe, racontez une histoire et laissez une veilleuse allumée s'il a peur.",
    ],
    [
      'Rédige un message pour annuler mon abonnement à la salle de sport.',
      "Madame, Monsieur, par la présente je résilie mon abonnement numéro 4512, avec effet à la fin du préavis d'un mois. Merci de me confirmer la date de clôture et de cesser tout prélèvement. Cordialement, L. Martin",
      'Commencez par dix minutes de vélo, puis faites trois séries de squats et de pompes. Reposez-vous une minute entre les séries et étirez-vous à la fin.',
    ],
    [
      'Qui a composé les Quatre Saisons ?',
      'Antonio Vivaldi.',
      "Au printemps, les jours rallongent, la sève monte et les premiers bourgeons s'ouvrent.",
    ],
  ],
  es: [
    [
      '¿Por qué se oxida el hierro?',
      'Porque reacciona con el oxígeno en presencia de agua: el metal cede electrones y forma un óxido rojizo y poroso que se desprende, de modo que la corrosión sigue avanzando. La sal la acelera; la pintura o el cinc la frenan.',
      'Para soldar dos chapas, límpialas, sujétalas con mordazas y ajusta la corriente a su grosor. Lleva careta y guantes, y deja enfriar la pieza antes de tocarla.',
    ],
    [
      '¿Cómo preparo una presentación para no aburrir a la gente?',
      'Cuenta una sola idea y ábrela con una historia o un dato que sorprenda. Pocas diapositivas, casi sin texto; mira al público, haz pausas y pregunta algo a mitad. Ensáyala en voz alta y acaba antes de la hora.',
      'Para que la impresora no se atasque, airea las hojas, no llenes la bandeja del todo y limpia los rodillos una vez al mes con un paño húmedo.',
    ],
    [
      'Recomiéndame tres ejercicios para el dolor de espalda en una lista.',
      '- El gato y la vaca, diez repeticiones a cuatro patas\n- Rodillas al pecho, tumbado boca arriba, medio minuto\n- Puente de glúteos, tres series de doce',
      '- Lentejas con arroz\n- Merluza al horno\n- Crema de calabaza',
    ],
    [
      'Me han robado la cartera en el metro. ¿Qué tengo que hacer?',
      'Bloquea primero las tarjetas llamando al banco. Después pon una denuncia en comisaría o por internet, porque te la pedirán para renovar el DNI y el carnet. Avisa también a objetos perdidos: a menudo tiran los documentos.',
      'El abono mensual cuesta la mitad para menores de veintiséis años. Se recarga en las máquinas de cualquier estación y vale también para el autobús.',
    ],
    [
      'Inventa un eslogan para una panadería de barrio.',
      'El calor de tu calle, recién horneado.',
      'La masa madre se alimenta cada día con harina y agua a partes iguales y se guarda tapada con un paño.',
    ],
    [
      '¿En qué país está Machu Picchu?',
      'En Perú.',
      'Los incas encajaban las piedras sin mortero, talladas con tal cuidado que no cabe una hoja de papel.',
    ],
  ],
  ja: [
    [
      'どうして飛行機に乗ると耳が痛くなるのですか。',
      '上昇や下降で機内の気圧が変わると、鼓膜の内側と外側に圧力の差ができるからです。つばを飲み込むかあくびをすると耳管が開き、差がなくなって楽になります。',
      '耳かきは月に一度で十分です。奥まで入れると傷をつけるので、入り口だけを綿棒で軽くぬぐってください。',
    ],
    [
      '子どもに自転車の乗り方を教えるにはどうすればいいですか。',
      'まずペダルを外し、足で地面を蹴って進む練習をさせます。バランスが取れるようになったらペダルを付け、広くて平らな場所で背中を軽く支えながらこがせましょう。ヘルメットを忘れずに。',
      '子どもの歯は六歳ごろから生え替わります。ぐらぐらしてきたら無理に抜かず、自然に取れるのを待ちましょう。',
    ],
    [
      '朝起きるのが苦手です。何か工夫はありますか。',
      '寝る一時間前に画面を見るのをやめ、毎日同じ時刻に布団に入ります。カーテンを少し開けておくと朝の光で目が覚めやすくなります。目覚ましは手の届かない所に置き、起きたら水を一杯飲みましょう。',
      '朝食には味噌汁と納豆が手軽です。前の晩に野菜を切っておけば、五分で用意できます。',
    ],
    [
      '部下の誕生日に送る短いメッセージを書いてください。',
      '佐藤さん、お誕生日おめでとうございます。いつも丁寧な仕事に助けられています。素敵な一年になりますように。今日は早めに上がって楽しんでくださいね。',
      '誕生日は四月生まれが最も少なく、九月生まれが多いという統計があります。',
    ],
    [
      '日本の漫画が海外で人気がある理由を百字以内で説明してください。',
      '題材が幅広く、子どもから大人まで楽しめるうえ、登場人物の成長や感情が細かく描かれるからです。アニメの配信で入口が広がったことも大きな理由です。',
      '浮世絵は木版で大量に刷られ、江戸の町で安く売られました。役者絵や風景が好まれました。',
    ],
    ['徳川幕府の初代将軍は誰ですか。', '徳川家康です。', '江戸城の天守は火事で焼け、その後は再建されませんでした。'],
  ],
  ko: [
    [
      '하품은 왜 전염되나요?',
      '다른 사람의 하품을 보면 뇌에서 공감을 맡은 부위가 움직여 저도 모르게 따라 하게 됩니다. 가까운 사이일수록 잘 옮고, 어린아이에게는 거의 나타나지 않습니다.',
      '코를 골면 옆으로 누워 자고 베개를 조금 높이세요. 술은 목 근육을 풀어 더 심하게 하니 피하는 것이 좋습니다.',
    ],
    [
      '된장찌개를 맛있게 끓이는 방법을 알려 주세요.',
      '멸치와 다시마로 육수를 내고 된장을 체에 걸러 풉니다. 감자와 호박, 양파를 먼저 넣고 끓이다가 두부와 파를 넣습니다. 마지막에 청양고추를 썰어 넣으면 칼칼합니다.',
      '잡채는 당면을 물에 불려 삶고 간장과 설탕으로 밑간을 합니다. 고기와 시금치, 당근은 따로 볶아 마지막에 섞습니다.',
    ],
    [
      '아이가 스마트폰을 너무 많이 봐요. 어떻게 하면 좋을까요?',
      '하루에 볼 시간을 아이와 함께 정하고 화면이 꺼지도록 설정해 두세요. 식탁과 침실에는 들고 오지 않기로 하고, 부모도 같이 지켜야 합니다. 대신 함께 놀거나 산책할 거리를 마련해 주세요.',
      '새 기기를 고를 때는 저장 공간과 배터리 용량을 먼저 보세요. 중고라면 액정에 금이 없는지, 잠금이 풀려 있는지 확인합니다.',
    ],
    [
      '회사 송별회에서 할 짧은 인사말을 써 주세요.',
      '안녕하십니까. 오 년 동안 부족한 저를 이끌어 주셔서 감사합니다. 힘들 때마다 웃게 해 준 동료들 덕분에 버틸 수 있었습니다. 어디에 있든 잊지 않겠습니다. 모두 건강하시고 자주 뵙겠습니다.',
      '회의실은 하루 전에 예약하고, 사용한 뒤에는 의자를 제자리에 놓고 불을 꺼 주시기 바랍니다.',
    ],
    [
      '물을 많이 마시면 좋은 점을 두 문장으로 설명해 주세요.',
      '몸속 노폐물이 잘 빠져나가고 피부가 마르지 않습니다. 또 배가 덜 고파 과식을 막고 집중력을 지켜 줍니다.',
      '정수기 필터는 여섯 달마다 바꿉니다. 바꾼 뒤에는 처음 나오는 물을 버리세요.',
    ],
    ['제주도에서 가장 높은 산은 무엇인가요?', '한라산입니다.', '감귤은 서귀포에서 많이 나고 겨울에 가장 달아요.'],
  ],
}
