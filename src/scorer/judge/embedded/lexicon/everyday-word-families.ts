/**
 * Families of words that go together in everyday matters, as wide in French, Spanish, Japanese and Korean as in English; read like those of
 * `wordFamilies`. Raw, because a bundler writes letters that are not ASCII as escapes everywhere else.
 */
export const everydayWordFamilies: readonly string[] = [
  // Work, money, offices.
  String.raw`
resume cv curriculum career employer experience skills education cover letter reference job application lettre motivation parcours competences diplome emploi curriculo carrera experiencia empleo habilidades formacion titulo 履歴書 職歴 学歴 資格 経験 転職 就職 이력서 경력 학력 자격증 자기소개서 취업 이직
meeting agenda minutes attendee schedule postpone reschedule calendar conference participants reunion ordre jour compte-rendu participants reporter horaire acta asistentes aplazar convocatoria agenda 会議 議事録 議題 参加者 延期 日程 予定 出席 회의 회의록 안건 참석 일정 연기 미루
resign resignation quit notice leaving successor handover farewell demission demissionner preavis depart successeur renuncia dimitir preaviso despedida sucesor 退職 辞表 退社 引き継ぎ 送別 後任 퇴사 사직 사직서 인수인계 후임 송별
freelance self-employed client invoice contract rate hourly deadline independant facture tarif devis autonomo factura tarifa presupuesto plazo フリーランス 個人事業 請求書 契約 単価 納期 프리랜서 계약 견적 청구서 단가 마감
refund return receipt exchange complaint defective store warranty customer order remboursement retour ticket reclamation echange defectueux magasin reembolso devolucion recibo reclamacion cambio defectuoso tienda pedido 返金 返品 領収書 交換 苦情 不良品 注文 店舗 환불 반품 영수증 교환 불량 주문 매장 고객센터
bank loan interest credit mortgage debt repay account overdraft rate borrow banque pret interet credit dette rembourser emprunt compte decouvert banco prestamo interes deuda credito hipoteca cuenta 銀行 借金 利子 金利 返済 融資 預金 은행 대출 이자 빚 상환 금리 예금 통장
insurance claim premium policy cover damage accident deductible assurance sinistre police franchise degats seguro poliza siniestro prima parte cobertura 保険 保険料 請求 事故 補償 보험 보험료 청구 보상 사고
`,
  // Home.
  String.raw`
laundry wash washing machine detergent spin drum hose drain filter seal gasket softener iron fold wardrobe clothes shirt lessive linge machine laver essorage tambour tuyau joint vidange repasser savon rincer lavadora ropa colada lavar detergente manguera desague filtro goma tambor planchar 洗濯 洗濯機 洗剤 脱水 ホース 排水 フィルター 柔軟剤 干す 衣類 세탁 세탁기 빨래 세제 탈수 호스 배수 필터 패킹 누수 급수 고무
move moving house boxes truck lease neighbour new address unpack furniture movers demenager demenagement cartons camion meubles adresse voisin mudanza mudarse cajas camion muebles direccion piso 引越 引越し 荷物 段ボール 新居 転居 住所 家具 이사 이삿짐 상자 트럭 새집 전입 주소 가구 포장
furniture wood wooden table chair scratch varnish sand oil assemble drawer shelf meuble bois rayure vernis poncer etagere tiroir mueble madera arañazo barniz lijar estante cajon 家具 木 机 椅子 傷 棚 引き出し 組み立て 가구 나무 책상 의자 흠집 선반 서랍 조립
window glass clean streak curtain blind frame pane vitre fenetre carreau nettoyer rideau cristal ventana limpiar cortina persiana 窓 ガラス カーテン 拭く 창문 유리 커튼 닦
bathroom toilet shower bathtub tile limescale drain clog plunger mirror salle bain douche baignoire carrelage calcaire bouche bano ducha bañera azulejo cal atasco desatascar 風呂 浴室 トイレ シャワー 排水口 詰まり 욕실 화장실 샤워 욕조 배수구 막힘 변기
garden lawn mow grass weed hedge prune shrub fertiliser seed tree jardin pelouse tondre haie tailler herbe semer jardin cesped podar seto hierba abono sembrar 庭 芝生 草 雑草 剪定 肥料 種 木 정원 잔디 잡초 가지치기 비료 씨앗 나무
cactus succulent orchid plant repot water drainage light root rot cactus orchidee rempoter racines orquidea trasplantar raices drenaje サボテン 多肉 蘭 植え替え 根 다육 선인장 난초 분갈이 뿌리
security lock key burglar alarm camera door locksmith serrure cle cambrioleur alarme porte serrurier cerradura llave ladron alarma puerta cerrajero 鍵 錠 泥棒 防犯 扉 열쇠 자물쇠 도둑 방범 현관 문
fire smoke alarm extinguisher burn escape evacuate flames incendie fumee extincteur evacuer brulure incendio humo extintor evacuar quemadura 火事 火災 煙 消火器 避難 화재 연기 소화기 대피 불
`,
  // Food.
  String.raw`
leftovers store keep fresh fridge freeze container shelf life spoil expiry conserver frais frigo congeler boite perimer conservar fresco nevera congelar recipiente caducar 保存 冷蔵 冷凍 容器 腐る 賞味期限 日持ち 보관 냉장 냉동 용기 상하 유통기한 신선
potato potatoes mash fries peel boil roast pomme terre frites puree eplucher patata patatas pure pelar freir asar じゃがいも ポテト 皮 茹でる 揚げる 감자 튀김 껍질 삶 으깨
tomato sauce basil garlic pasta simmer tomate sauce ail mijoter salsa ajo cocer トマト ソース 煮る 토마토 소스 끓
cheese fondue raclette melt cow goat rind fromage fondre croute chevre vache queso fundir corteza cabra leche チーズ 溶ける 乳 치즈 녹 우유
chicken roast broth wing thigh marinate oven poulet rotir cuisse bouillon four pollo asar muslo caldo horno 鶏肉 焼く もも肉 出汁 닭 닭고기 굽 국물 오븐 양념
beef steak rare medium pan sear rest meat boeuf saisir poele viande cuisson ternera carne filete sarten hecho 牛肉 ステーキ 焼き加減 肉 소고기 스테이크 굽 고기
soup stew ladle simmer vegetables broth soupe bouillon louche mijoter legumes potage sopa caldo guiso verduras cuchara スープ 味噌汁 煮込む 野菜 국 찌개 탕 육수 된장 채소 두부
sweet sugar syrup honey caramel candy dessert sucre miel sirop bonbon caramel azucar miel almibar caramelo dulce 砂糖 蜂蜜 甘い 飴 설탕 꿀 시럽 사탕 달
salt salty pepper season spice taste flavour sel poivre assaisonner gout epice saveur sal pimienta sazonar sabor especia 塩 塩辛い 胡椒 味 調味料 소금 후추 간 맛 양념 짜
restaurant waiter menu order bill tip table dish serveur carte addition pourboire commander camarero cuenta propina carta mesa pedir 料理店 食堂 注文 会計 店員 식당 메뉴 주문 계산 종업원 팁
picnic park blanket basket sandwich pique-nique panier nappe parc cesta manta parque bocadillo 弁当 公園 お花見 ピクニック 소풍 도시락 공원 돗자리
wine grape cork cellar vintage tasting sommelier raisin bouchon cave millesime degustation uva corcho bodega cosecha cata ワイン ぶどう 栓 熟成 와인 포도 코르크 숙성
`,
  // Animals and nature.
  String.raw`
cat scratch litter box sofa claw meow feed chat griffer litiere griffes miauler croquette gato aranar arenero sofa uñas maullar 猫 爪 トイレ ひっかく 鳴く 고양이 모래 발톱 긁 화장실 사료
aquarium fish tank filter goldfish water gravel poisson bocal filtre eau pez acuario pecera agua filtro 水槽 金魚 魚 ろ過 어항 금붕어 물고기 여과
elephant trunk tusk ivory herd elephant trompe defense ivoire troupeau elefante trompa colmillo manada 象 鼻 牙 코끼리 코 상아
owl hunt night silent prey hibou chouette proie nuit chasser buho lechuza presa noche cazar フクロウ 夜 獲物 狩り 부엉이 올빼미 밤 사냥 먹이
butterfly caterpillar cocoon wing metamorphosis papillon chenille chrysalide aile mariposa oruga capullo ala 蝶 幼虫 さなぎ 羽 나비 애벌레 번데기 날개
dinosaur fossil extinct extinction asteroid cretaceous meteorite dinosaure fossile disparition eteindre dinosaurio fosil extincion meteorito asteroide 恐竜 化石 絶滅 隕石 공룡 화석 멸종 운석 소행성
season seasons tilt axis earth summer winter orbit hemisphere saison inclinaison axe terre ete hiver estacion inclinacion eje tierra verano invierno 季節 地軸 傾き 夏 冬 公転 계절 자전축 기울 여름 겨울 공전
flood drought dam levee river rainfall inondation secheresse barrage crue pluie inundacion sequia presa lluvia 洪水 干ばつ 堤防 大雨 홍수 가뭄 댐 둑 폭우
compass north magnetic needle direction map boussole nord magnetique aiguille carte brujula norte magnetica aguja mapa 方位磁針 北 磁石 地図 나침반 북쪽 자석 지도
gold silver mine metal jewel ring carat or argent bijou bague mine oro plata joya anillo mina 金 銀 鉱山 宝石 指輪 금 은 보석 반지 광산
`,
  // Body, health, beauty.
  String.raw`
cold flu cough throat sore nose fever tea honey rest lozenge rhume toux gorge nez fievre repos tisane resfriado tos garganta nariz fiebre reposo infusion 風邪 咳 喉 鼻 熱 休養 감기 기침 목 코 열 휴식 몸살
stomach nausea vomit diarrhoea indigestion belly digest ventre nausee vomir digestion estomago nauseas vomitar digestion barriga 胃 吐き気 腹痛 下痢 消化 위 속 구토 배탈 설사 소화
burn wound cut bandage bleeding first aid disinfect blister brulure plaie pansement saigner desinfecter cloque quemadura herida venda sangrar desinfectar ampolla 火傷 傷 包帯 出血 消毒 応急 화상 상처 붕대 출혈 소독 응급 물집
sprain ankle knee ice swelling joint injury entorse cheville genou glace gonflement blessure esguince tobillo rodilla hielo hinchazon lesion 捻挫 足首 膝 冷やす 腫れ 관절 발목 무릎 삐 얼음 부기 부상
eyes glasses screen strain blink dry vision yeux lunettes ecran fatigue ojos gafas pantalla cansados vista 目 眼 眼鏡 画面 疲れ目 視力 눈 안경 화면 피로 시력
hair haircut dye shampoo scalp curl bald cheveux coiffeur shampoing couleur cuir pelo cabello peluquero champu tinte 髪 美容院 染める シャンプー 頭皮 머리 미용실 염색 샴푸 두피
posture back sit chair desk spine shoulders neck dos assis chaise bureau epaules nuque espalda silla sentarse hombros cuello 姿勢 背中 座る 椅子 肩 首 자세 허리 등 의자 어깨 목
quit smoking cigarette nicotine craving patch lungs tabac cigarette arreter nicotine envie poumons fumar tabaco cigarrillo dejar nicotina pulmones 禁煙 たばこ 喫煙 肺 금연 담배 흡연 폐
`,
  // Getting about, sport, leisure.
  String.raw`
drive driving licence exam parallel park reverse mirror traffic conduire permis creneau retroviseur circulation conducir carnet examen aparcar espejo trafico 運転 免許 駐車 試験 交通 운전 면허 주차 시험 거울 교통
flight airport luggage cabin delay boarding gate suitcase vol aeroport bagage cabine valise embarquement vuelo aeropuerto equipaje maleta embarque 飛行機 空港 荷物 搭乗 手荷物 비행기 공항 수하물 탑승 짐 기내
train ticket seat platform timetable rail conductor billet quai horaire gare siege billete anden horario estacion asiento 切符 電車 駅 座席 時刻表 기차 표 승강장 역 좌석 시간표
hike hiking trail boots backpack mountain map water randonnee sentier sac chaussures montagne carte senderismo sendero mochila botas montaña mapa 登山 山道 靴 リュック 地図 등산 등산로 배낭 산 지도
beach swim sunscreen tide wave rip current lifeguard sand plage nager vague creme solaire sable playa nadar ola crema arena 海水浴 泳ぐ 浜辺 波 日焼け 해수욕 수영 해변 파도 모래
chess opening checkmate board move pawn echecs coup plateau mat ajedrez jugada tablero mate 将棋 囲碁 駒 王手 장기 체스 바둑 수
piano keys practise scales lesson teacher fingers gamme doigts cours touches teclas escalas dedos clases ピアノ 鍵盤 練習 指 피아노 건반 연습 손가락
knit crochet yarn needle scarf tricoter laine aiguille maille echarpe tejer lana aguja punto bufanda 編み物 毛糸 針 뜨개질 실 바늘 목도리
museum exhibition gallery opening hours guide artwork musee exposition galerie oeuvre visite museo exposicion galeria obra visita 美術館 博物館 展示 作品 미술관 박물관 전시 작품 관람
photo camera picture selfie light lens portrait photo appareil objectif lumiere foto camara objetivo luz retrato 写真 カメラ 撮影 光 사진 카메라 촬영 조명 렌즈
`,
  // People, words, society.
  String.raw`
wedding marriage bride groom vows guest anniversary husband wife mariage maries invites epoux anniversaire boda novios invitados esposo aniversario 結婚 結婚式 新郎 新婦 夫婦 결혼 결혼식 신랑 신부 부부 하객
condolence sympathy funeral loss grief death deuil condoleances perte obseques chagrin pesame duelo perdida funeral お悔やみ 葬儀 亡くなる 悲しみ 조의 장례 애도 부고 슬픔
thanks thank grateful gratitude help kindness gift merci reconnaissant aide gentillesse cadeau gracias agradecido ayuda amabilidad regalo ありがとう 感謝 お礼 親切 감사 고맙 도움 친절 선물
invite invitation birthday party rsvp guests cake saturday invitation anniversaire fete gateau invites samedi invitacion cumpleanos fiesta invitados tarta sabado 招待 誕生日 招く ケーキ 土曜日 초대 생일 파티 케이크 손님 토요일
child children explain kid simple story imagine enfant enfants nino nina ninos hijos 子供 子ども 幼児 아이 어린이 아이들
teenager school phone homework parents rules adolescent ecole telephone devoirs parents adolescente colegio movil deberes padres 中学生 高校生 学校 宿題 親 청소년 학생 학교 휴대폰 숙제 부모
exam revise study memory notes focus break timetable examen reviser memoire fiches pause examen estudiar repasar memoria apuntes descanso 試験 勉強 暗記 復習 集中 시험 공부 암기 복습 집중 요약
language learn words practise speak grammar pronunciation vocabulary langue apprendre parler prononcer mots idioma aprender hablar pronunciar palabras 言語 語学 単語 発音 会話 文法 언어 외국어 단어 발음 회화 문법
law rule legal illegal allowed forbidden permit state loi legal interdit autorise ley legal ilegal prohibido permitido 法律 違法 合法 許可 禁止 법 불법 합법 허용 금지
vote election party president parliament ballot campaign vote parti president elections scrutin votar partido presidente elecciones urnas 選挙 投票 政党 議会 선거 투표 정당 국회 후보
war treaty army king empire dynasty battle conquest guerre armee roi empire dynastie bataille guerra ejercito rey imperio dinastia batalla 戦争 軍 王 帝国 王朝 戦い 전쟁 군대 왕 제국 왕조 전투
film movie director actor scene review cinema oscar realisateur acteur seance pelicula director actor escena cine critica 映画 監督 俳優 場面 영화 감독 배우 장면 극장
novel plot character chapter author reader twist roman intrigue personnage auteur lecteur novela trama personaje autor lector 小説 物語 登場人物 作者 소설 줄거리 인물 작가 독자
recycle sort bin glass plastic paper compost waste recycler trier poubelle verre plastique dechets reciclar separar contenedor vidrio plastico residuos ごみ 分別 資源 瓶 紙 분리수거 재활용 쓰레기 유리 종이
charity volunteer donate help community cause campaign awareness benevole don association aider collecte voluntario donar ayudar comunidad 寄付 ボランティア 支援 기부 봉사 자원봉사 후원
speech toast glasses raise proud friends laughter discours lever verres brindis copas discurso 乾杯 祝辞 挨拶 건배 축사 잔 연설
password login account code two-factor secure email mot passe connexion compte securite contrasena cuenta codigo seguridad acceso パスワード 暗証番号 認証 登録 비밀번호 계정 로그인 인증 보안
phone smartphone battery charge charging app storage screen telephone batterie charger chargeur ecran application movil bateria cargar cargador pantalla aplicacion 電池 充電 携帯 画面 アプリ 스마트폰 휴대폰 배터리 충전 화면 앱 저장
internet wifi router signal slow connection cable reseau connexion lent signal red conexion lento senal 回線 電波 接続 遅い 인터넷 와이파이 공유기 느리 연결 신호
`,
].flatMap((lines) => lines.trim().split('\n'))
