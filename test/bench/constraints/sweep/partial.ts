import type { Language } from '../robustness-cases.ts'

/** Prompts that ask for several parts, each with an answer that gives only some of them. */
export const PARTLY_ANSWERED: Readonly<Record<Language, readonly (readonly [prompt: string, answer: string])[]>> = {
  en: [
    [
      'Write a support email that apologises for the delay, explains its cause, offers a discount and thanks the customer.',
      'Dear Ms Lee, we are sorry that your parcel arrives late. A strike at the port held up the container.',
    ],
    [
      'Write a memo to staff that announces the new parking rules, gives the start date, names a contact and wishes everyone well.',
      'To all staff: from now on the parking lot behind building B is for visitors only.',
    ],
    [
      'Explain how to start running, with tips on shoes, a weekly plan, and common injuries.',
      'Run slowly for twenty minutes and walk whenever you are out of breath. Buy proper running shoes that leave a thumb of room.',
    ],
    [
      'Explain composting, including its benefits, the steps, and mistakes to avoid.',
      'Composting turns kitchen scraps into soil. Layer green and brown material in a bin, keep it moist and turn it weekly.',
    ],
    [
      'Describe the causes, the course and the consequences of the Thirty Years’ War.',
      'The Thirty Years’ War began in Prague in 1618, when Protestant nobles threw two imperial governors out of a window.',
    ],
    [
      'Give an overview of solar panels with costs, lifespan, maintenance and an example.',
      'Solar panels turn light into current. They last about twenty-five years.',
    ],
  ],
  fr: [
    [
      'Rédige un courriel qui présente des excuses pour le retard, en explique la cause, propose une remise et remercie le client.',
      'Madame, nous sommes désolés que votre colis arrive en retard. Une grève au port a bloqué le conteneur.',
    ],
    [
      'Rédige une note qui annonce la fermeture du parking, donne la date, indique un contact et souhaite une bonne semaine.',
      'À tous : le parking du bâtiment B sera fermé pour travaux.',
    ],
    [
      'Explique comment débuter la course à pied, avec des conseils sur les chaussures, un programme hebdomadaire et les blessures courantes.',
      'Courez lentement vingt minutes et marchez dès que vous êtes essoufflé. Achetez de bonnes chaussures de course.',
    ],
    [
      'Explique le compostage avec ses bienfaits, les étapes et les erreurs à éviter.',
      'Le compostage transforme les épluchures en terreau. Alternez matières vertes et brunes, humidifiez et retournez chaque semaine.',
    ],
    [
      'Décris les causes, le déroulement et les conséquences de la guerre de Trente Ans.',
      'La guerre de Trente Ans éclata à Prague en 1618, quand des nobles protestants jetèrent deux gouverneurs par la fenêtre.',
    ],
    [
      'Présente les panneaux solaires avec leur coût, leur durée de vie, leur entretien et un exemple.',
      'Les panneaux solaires transforment la lumière en courant. Ils durent environ vingt-cinq ans.',
    ],
  ],
  es: [
    [
      'Redacta un correo que pida disculpas por el retraso, explique la causa, ofrezca un descuento y agradezca al cliente.',
      'Estimada señora: lamentamos que su paquete llegue tarde. Una huelga en el puerto retuvo el contenedor.',
    ],
    [
      'Redacta un aviso que anuncie el cierre del aparcamiento, dé la fecha, indique un contacto y desee buena semana.',
      'A todo el personal: el aparcamiento del edificio B se cerrará por obras.',
    ],
    [
      'Explica cómo empezar a correr, con consejos sobre zapatillas, un plan semanal y lesiones frecuentes.',
      'Corre despacio veinte minutos y camina cuando te falte el aire. Compra unas buenas zapatillas para correr.',
    ],
    [
      'Explica el compostaje con sus beneficios, los pasos y los errores que hay que evitar.',
      'El compostaje convierte los restos de cocina en tierra. Alterna material verde y seco, humedécelo y dale la vuelta cada semana.',
    ],
    [
      'Describe las causas, el desarrollo y las consecuencias de la guerra de los Treinta Años.',
      'La guerra de los Treinta Años empezó en Praga en 1618, cuando unos nobles protestantes tiraron por la ventana a dos gobernadores.',
    ],
    [
      'Presenta los paneles solares con su coste, su vida útil, su mantenimiento y un ejemplo.',
      'Los paneles solares convierten la luz en corriente. Duran unos veinticinco años.',
    ],
  ],
  ja: [
    [
      '配送の遅れをお詫びし、原因を説明し、割引を提案し、お客様に感謝するメールを書いてください。',
      '田中様、お荷物の配送が遅れまして申し訳ございません。港のストライキで船が止まっておりました。',
    ],
    [
      'ランニングの始め方を、靴の選び方、一週間の計画、よくあるけがを含めて説明してください。',
      'ランニングは二十分ゆっくり走り、息が切れたら歩きます。靴はつま先に余裕のあるものを選びましょう。',
    ],
    [
      '堆肥づくりについて、利点、手順、避けるべき失敗を説明してください。',
      '堆肥は生ごみを土に変えるものです。緑の材料と枯れた材料を重ね、湿らせて毎週かき混ぜます。',
    ],
    [
      '太陽光パネルについて、費用、寿命、手入れ、具体例を挙げて説明してください。',
      '太陽光パネルは光を電気に変えます。寿命は二十五年ほどです。',
    ],
  ],
  ko: [
    [
      '배송 지연을 사과하고 원인을 설명하고 할인을 제안하고 고객에게 감사하는 이메일을 써 주세요.',
      '이수진 고객님, 배송이 늦어져 죄송합니다. 항구 파업으로 배가 묶여 있었습니다.',
    ],
    [
      '달리기를 시작하는 방법을 신발 고르기, 일주일 계획, 흔한 부상을 포함해 설명해 주세요.',
      '달리기는 이십 분 동안 천천히 하고 숨이 차면 걸으세요. 신발은 발끝에 여유가 있는 것으로 고릅니다.',
    ],
    [
      '퇴비 만들기를 장점, 단계, 피해야 할 실수를 들어 설명해 주세요.',
      '퇴비는 음식물 찌꺼기를 흙으로 바꾼 것입니다. 푸른 재료와 마른 재료를 번갈아 쌓고 매주 뒤집어 줍니다.',
    ],
    [
      '태양광 패널을 비용, 수명, 관리, 예시와 함께 소개해 주세요.',
      '태양광 패널은 빛을 전기로 바꿉니다. 수명은 이십오 년쯤입니다.',
    ],
  ],
}
