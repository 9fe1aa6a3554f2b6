/**
 * More families of words that go together, on narrower fields; read like those of `wordFamilies`.
 * Raw, because a bundler writes letters that are not ASCII as escapes everywhere else.
 */
export const moreWordFamilies: readonly string[] = [
  // Programming, narrower.
  String.raw`
typescript javascript typing typage types static statique compile errors erreurs autocompletion refactoring tipado estatico interfaces generics 型 静的 タイプスクリプト 타입 정적
go golang goroutine mutex sync thread safety counter lock concurrency channel atomic
`,
  // Water, ships, ways.
  String.raw`
canal lock sluice barge boat vessel gate chamber level water valve navigation ecluse peniche bateau canaux esclusa barco compuerta 運河 水門 船 水位 운하 갑문 수문 배 수위
ship vessel sail captain crew anchor deck hull port harbour cargo navire capitaine equipage voile barco capitan tripulacion vela 船長 航海 船員 港 帆 선장 항해 선원 항구 돛
lighthouse lamp beam sailor storm gull gulls coast keeper rock phare lumiere marin marins tempete faro luz marinero tormenta gaviota 灯台 嵐 船乗 등대 불빛 선원 폭풍 갈매기
bridge arch cable suspension span pillar river pont pylone riviere puente arco cables pilar 橋 吊橋 川 다리 교량 강
plane airplane aircraft wing lift pilot flight airport runway turbulence jet avion aile pilote vol aeroport avion piloto vuelo aeropuerto despegue 飛行機 翼 揚力 操縦 空港 離陸 비행기 날개 양력 조종 공항 이륙
balloon hot air burner basket gas rise float pilot montgolfiere ballon bruleur nacelle globo aerostatico quemador calienta aire sube cesta piloto 気球 熱気 バーナー 열기구 풍선 버너 공기
rocket launch orbit satellite astronaut apollo moon landing nasa lunar fusee lancement lune astronaute cohete lanzamiento luna astronauta アポロ 月面 着陸 宇宙 飛行士 ロケット 로켓 발사 달 착륙 우주 우주인
parcel mail post postman letter stamp delivery courier facteur courrier poste timbre cartero correo sello 郵便 配達 手紙 切手 우체부 우편 편지 배달 택배
`,
  // Weather, earth and sky.
  String.raw`
rainbow raindrop droplet prism refract refraction sunlight colours arc-en-ciel goutte gouttes lumiere couleurs arcoiris gota gotas 虹 水滴 屈折 光 色 무지개 물방울 굴절 햇빛 반사 빛깔
thunder lightning storm cloud electric charge bolt discharge tonnerre eclair orage foudre nuage trueno rayo relampago tormenta nube descarga 雷 稲妻 雲 電気 放電 천둥 번개 구름 전기 방전
static electricity charge electron friction dry wool spark shock statique charge frottement laine etincelle estatica friccion chispa 静電気 摩擦 電子 乾燥 帯電 정전기 전하 마찰 건조 전자 털옷
volcano lava magma eruption crater ash erupt volcan lave eruption cratere cendre ceniza 火山 溶岩 噴火 マグマ 화산 용암 분화 마그마 화산재
earthquake quake seismic fault plate tectonic tremor magnitude tsunami seisme tremblement faille plaque terremoto sismo falla placa 地震 断層 プレート 揺 津波 震度 지진 단층 판 진동 쓰나미 흔들
tide tides moon gravity sea high low maree lune gravite marea luna gravedad 潮 満潮 干潮 引力 海面 海水 밀물 썰물 달 인력 바다
desert sand dune camel oasis sahara arid dry dune sable chameau desierto arena camello 砂漠 砂 ラクダ 사막 모래 낙타 오아시스
mountain peak summit climb hike altitude everest alps glacier snow valley ridge montagne sommet gravir randonnee altitude montana cumbre escalar altitud 山 登山 頂上 標高 山脈 富士 산 등산 정상 고도 산맥
river stream source mouth delta flow basin kilometres long fleuve riviere source embouchure rio nacimiento desembocadura cauce 川 河 源流 流域 강 하천 발원 유역
island islands archipelago coast beach lagoon reef ile archipel cote isla archipielago costa 島 諸島 海岸 섬 제도 해안
forest tree trees wood woodland pine oak branch trunk root leaf foret arbre arbres bois chene branche bosque arbol arboles roble rama 森 木 林 枝 幹 根 숲 나무 가지 줄기 뿌리
leaf leaves foliage autumn chlorophyll pigment red yellow fall feuille feuilles automne chlorophylle tomber hoja hojas otono clorofila 葉 紅葉 落葉 秋 葉緑素 色素 단풍 잎 가을 엽록소 색소 안토시아닌 붉
flower flowers petal bloom blossom bouquet rose tulip pollen garden fleur fleurs petale floraison flor flores petalo 花 花びら 桜 薔薇 咲 꽃 꽃잎 장미 벚꽃 피
houseplant houseplants pot soil water leaf leaves roots sun light repot fertilizer humidity plante pot terreau arroser maceta tierra regar riego raiz 観葉 植物 鉢 水やり 土 根 肥料 화분 잎 물 흙 뿌리 분갈이 햇빛 받침
ice freeze frozen float water density molecules melt glacier iceberg glace geler flotter densite hielo congelar congelarse flota denso liquido solido 氷 凍 水 密度 浮 얼음 얼 물 밀도 뜨
pearl pearls oyster nacre shell mollusc perle huitre nacre coquille perla perlas ostra nacar molusco concha 真珠 貝 진주 조개
comet meteor asteroid shooting star meteorite comete meteore etoile filante cometa meteoro 彗星 流星 隕石 혜성 유성 운석 별똥별
eclipse moon sun shadow earth astronomy eclipse lune soleil ombre eclipse luna sol sombra astro 日食 月食 影 일식 월식 그림자
planet planets solar system jupiter saturn mars venus mercury neptune earth sun planete systeme solaire terre planeta sistema solar jupiter tierra 惑星 太陽 木星 土星 火星 地球 太陽系 행성 태양계 목성 토성 화성 지구 태양
`,
  // Animals.
  String.raw`
purr cat feline larynx vibration breathe content whisker ronronner chat ronroneo gato 猫 喉 그르렁 고양이 골골
cat cats fur kitten cozy nap climb shelf prey instinct chat gato 猫 猫背 獲物 本能 高所 縁側 고양이 나비 본능 사냥 살금살금
kibble croquettes bowl feed vet veterinarian appetite gamelle veterinaire nourriture pienso comedero veterinario 餌 獣医 사료 수의사 그릇
hedgehog spine spines quills prickly rolled ball burrow nocturnal herisson piquants boule erizo puas bola ハリネズミ 針 고슴도치 가시
swallow swallows migrate migration africa sahara bird fly south winter hirondelle migration afrique golondrina emigran migracion africa ツバメ 渡り 渡鳥 제비 철새 아프리카
penguin auk antarctic flightless bird pingouin pingouins manchot manchots oiseau aile vole pinguino pinguinos antartida ペンギン 南極 펭귄 남극
snail shell slug coquille escargot antennes chou caracol concha babosa カタツムリ 달팽이 껍데기
turtle tortoise shell slow tortue carapace tortuga caparazon lenta laguna 亀 甲羅 거북 거북이 등딱지
fox wolf cub den snow owl renard loup louveteau zorro lobo 狐 きつね 巣穴 ふくろう 足あと 여우 늑대 굴
bat bats echolocation ear night cave chauve-souris nuit grotte murcielago murcielagos oido noche コウモリ 超音波 박쥐 초음파 동굴
whale dolphin mammal sea calf breath lungs baleine dauphin mammifere ballena delfin mamifero 鯨 クジラ イルカ 哺乳類 哺乳 고래 돌고래 포유류 허파
ant ants nest trail pheromone pheromones antenna antennae colony queen fourmi fourmis nid piste pheromones antennes hormiga hormigas hormiguero feromonas 蟻 巣 フェロモン 行列 개미 집 페로몬 더듬이
spider web legs silk fly araignee toile pattes arana telarana patas 蜘蛛 クモ 糸 거미 거미줄 다리
fruit flies fly gnat vinegar trap banana overripe kitchen moucheron vinaigre piege mosca vinagre trampa コバエ 酢 초파리 식초 덫
mosquito bite itch repellent net malaria moustique piqure mosquito picadura repelente 蚊 虫刺 모기 물리
rooster hen chicken crow comb farmyard coq poule crete gallo gallina cresta presumido 鶏 雄鶏 수탉 암탉 볏
lion tiger elephant giraffe zebra safari savanna lion tigre elephant girafe leon tigre elefante jirafa ライオン 虎 象 キリン 사자 호랑이 코끼리 기린
frog toad tadpole pond grenouille tetard etang rana sapo renacuajo 蛙 カエル 池 개구리 올챙이 연못
snake lizard reptile venom scales serpent lezard venin serpiente lagarto veneno 蛇 トカゲ 毒 뱀 도마뱀 독
rabbit hamster hare carrot cage lapin lievre conejo liebre 兎 ウサギ ハムスター 토끼 햄스터
adopt adoption shelter puppy adult dog house-trained temper adopter refuge chiot adoptar refugio cachorro 保護 子犬 譲渡 입양 강아지 유기견
`,
  // Body and health.
  String.raw`
tooth teeth milk baby root jaw dentist fall dent dents lait racine diente dientes leche raiz raices encia 乳歯 歯 永久歯 젖니 이 치아 영구치
yawn yawning tired contagious brain mirror empathy bailler baille bailler baillement imitation neurones empathie bostezo bostezar contagioso あくび 共感 하품 전염 공감
hiccup hiccups diaphragm breath hoquet diaphragme hipo diafragma しゃっくり 横隔膜 딸꾹질 횡격막
cry tear tears onion eye eyes gland sulfur enzyme larmes oignon oeil lagrimas cebolla ojo 涙 玉ねぎ 玉葱 目 粘膜 涙腺 酵素 刺激 눈물 양파 눈 효소
nail nails bite biting fingernail polish ongle ongles ronger vernis unas una morder morderme esmalte dedos 爪 噛 손톱 물어뜯
bone bones skeleton skull rib calcium fracture os squelette crane hueso huesos esqueleto craneo 骨 骨格 骨折 뼈 골격 골절
blood donation donate donor transfusion sang don donneur sangre donar donante 血液 献血 輸血 혈액 헌혈 수혈
allergy allergic pollen hay fever sneeze antihistamine allergie allergique eternuer alergia alergico estornudar アレルギー 花粉症 花粉 くしゃみ 알레르기 꽃가루 재채기
headache migraine pain painkiller aspirin ibuprofen water rest mal tete migraine antidouleur dolor cabeza migrana analgesico 頭痛 片頭痛 痛み 鎮痛 두통 편두통 통증 진통
back posture spine chair stretch desk lumbar dos posture colonne chaise etirement espalda postura columna silla estiramiento 腰痛 姿勢 背中 ストレッチ 허리 자세 척추 스트레칭
pregnant pregnancy baby birth midwife newborn breastfeed enceinte grossesse bebe accouchement embarazo embarazada bebe parto 妊娠 出産 赤ちゃん 임신 출산 아기
smoke smoking cigarette nicotine quit tobacco fumer cigarette tabac arreter fumar cigarrillo tabaco dejar 禁煙 タバコ 煙草 금연 담배 니코틴
vaccine vaccines vaccination immune immunity antibody virus memory cell disease vaccin immunitaire anticorps vacuna vacunas inmune anticuerpo ワクチン 免疫 抗体 病原体 백신 면역 항체 병원체
glasses lens eyesight vision optician contact lunettes vue opticien gafas vista optico 眼鏡 視力 안경 시력
weekend wake waking early alarm curtain bed daylight smartphone matin reveil tot lever madrugar despertador temprano 朝 早起 早起き 目覚 布団 日光 起床 아침 기상 알람 일찍
nervous nervousness stage fright breathe audience rehearse calm trac stresse respirer public nervios miedo escenico respira 緊張 人前 本番 練習 聞き手 息 긴장 발표 호흡 연습 청중
meditate mindfulness breath breathing sit calm attention mediter meditation respiration meditar respiracion 瞑想 呼吸 座 명상 호흡
`,
  // Home and repair.
  String.raw`
stove stoves oven gas electric induction burner pan flame cooker hob cuisiniere plaque induction four cocina fogon induccion コンロ ガス 電磁 가스레인지 인덕션 화력
heater boiler radiator heating thermocouple pilot flame gas burner thermostat technician chauffage chaudiere radiateur radiateurs technicien calefaccion caldera radiador tecnico 暖房 給湯 ボイラー 修理 난방 보일러 온수 수리
microwave oven magnetron wave waves heat water molecules food micro-ondes ondes magnetron chaleur aliments microondas ondas magnetron calienta 電子レンジ レンジ マグネトロン 電磁波 磁波 温 分子 전자레인지 마이크로파 마그네트론 분자 데우 따뜻
kettle limescale descale vinegar boil bouilloire calcaire detartrer vinaigre citrique hervidor cal vinagre やかん ケトル 水垢 クエン酸 주전자 포트 물때 구연산
washing machine laundry spin drum detergent load noise bearing filter lave-linge lavadora centrifugar centrifuga tambor carga rodamientos filtro detergente 洗濯機 洗濯 脱水 漂白 洗濯槽 部屋干 干 세탁기 빨래 탈수 세제 통돌이
dry drying smell odor odour damp laundry mould linge sentir odeur moisi secar olor humedad moho 臭 臭い 乾 雑菌 漂白剤 除湿 냄새 습기 말리 곰팡이 세균
fridge smell odor baking soda coffee refrigerateur odeur bicarbonate nevera olor bicarbonato vinagre caducado 冷蔵庫 臭い 重曹 냉장고 냄새 베이킹
air conditioner filter smell cool fan climatiseur climatisation filtre aire acondicionado filtro エアコン フィルター 冷房 カビ 에어컨 필터 송풍 냄새 곰팡이 냉각
mould mold bathroom bleach tile grout ventilation moisissure salle javel moho azulejo lejia bano カビ 風呂 風呂場 浴室 塩素 漂白剤 換気 곰팡이 욕실 화장실 락스 환기
ink pen ballpoint stain alcohol shirt encre stylo tache tinta boligrafo mancha インク ボールペン しみ 染み 볼펜 잉크 자국 얼룩 알코올 흰옷
move moving house boxes pack truck label demenagement cartons camion mudanza cajas embala camion rotula 引っ越し 引越 段ボール 荷造 トラック 新居 이사 상자 짐 트럭 집들이
balcony terrace pots plants lights furniture balcon terrasse macetas guirnalda celosia alfombra ベランダ バルコニー 鉢 베란다 발코니 화분
decorate decoration decor wall paint frame cushion lamp decorer deco mur cadre decorar pared cuadro cojin 飾 装飾 インテリア 照明 꾸미 장식 인테리어 조명
tool tools hammer screw screwdriver drill nail saw wrench shelf marteau vis tournevis perceuse clou martillo tornillo destornillador taladro 工具 ネジ ドライバー 金槌 공구 나사 드라이버 망치 못
paint painting wall brush roller primer coat peinture mur rouleau pinceau couche pintura pared rodillo brocha capa ペンキ 塗 壁 페인트 칠 벽 붓
noise noisy upstairs downstairs footsteps neighbour party music late bruit bruyante bruyant tapage voisin musique soiree minuit ruido vecino fiesta musica 騒音 隣人 近所 足音 소음 층간 윗집 아래층 이웃 뛰는
electricity bill power meter appliance led standby tariff electricite facture compteur ampoules veille chauffage fournisseur luz factura contador bombilla electricidad 電気代 節電 電力 待機 전기 전기세 요금 전력 대기
chain bike cassette sprocket derailleur gear wear slips velo chaine pignon derailleur bicicleta cadena pinon cambio チェーン 自転車 変速 자전거 체인 변속
car battery start engine spark plug ignition alternator starter voiture batterie demarrer bougie moteur coche arranca bateria bujias bornes motor 車 エンジン バッテリー 始動 자동차 시동 배터리 엔진
used car dealer seller warranty mileage mechanic inspection occasion voiture concessionnaire garantie vendedor concesionario garantia coche 中古車 販売店 保証 중고차 딜러 보증 주행거리
electric vehicle charging charger battery range petrol hybrid recharge borne autonomie hybride electrique electrico carga autonomia hibrido 電気自動車 電気 充電 航続 排ガス ハイブリッド 전기차 충전 하이브리드 주행 충전기
ski skis snowboard slope boots snow resort hire esqui esquis pista botas nieve alquilar temporada スキー 雪山 板 스키 보드 슬로프
fryer freidora air fry crispy oven oil friteuse croustillant frites horno patatas crujientes cubeta aceite フライヤー 揚 에어프라이어 튀김 바삭
computer slow memory cpu disk update virus malware software overheating ordinateur lent memoire disque mise-a-jour ordenador lento memoria disco actualizacion パソコン メモリ ディスク 更新 ウイルス 動作 ソフト 過熱 컴퓨터 메모리 느려 디스크 업데이트 바이러스
headphones headphone earbuds noise-cancelling sound wave microphone audio casque ecouteurs son micro auriculares sonido microfono ondas ヘッドホン イヤホン 音 マイク 消音 헤드폰 이어폰 소리 소음 마이크
internet wifi router slow connection modem signal connexion routeur box conexion senal ルーター 接続 回線 通信 인터넷 와이파이 공유기 연결
gps satellite navigation position signal clock satellites satelite posicion 衛星 位置 信号 위성 위치 신호
solar panel panels photovoltaic silicon current sunlight inverter panneau panneaux solaires courant lumiere paneles placas corriente 太陽光 発電 パネル 태양광 패널 전기 발전
engine motor piston fuel cylinder combustion moteur piston carburant motor cilindro combustible エンジン 燃料 ピストン 엔진 연료 피스톤
`,
  // Food and drink.
  String.raw`
vinaigrette vinegar mustard oil dressing salad whisk olive vinaigre moutarde huile salade vinagreta vinagre mostaza aceite ensalada ドレッシング 酢 油 드레싱 식초 기름
mayonnaise mayo yolk mustard oil whisk jaune oeuf moutarde huile fouettant fouet vinaigre mayonesa yema huevo mostaza aceite マヨネーズ 卵黄 油 マスタード 마요네즈 노른자 기름 겨자
sourdough starter levain flour feed rise dough bubbly rye farine seigle nourrir rafraichi monte double masa madre harina fermenta 天然酵母 小麦粉 発酵 발효종 밀가루 반죽 발효
gazpacho tomato cucumber pepper garlic bread oil tomates tomate pepino pimiento ajo aceite vinagre tritura ガスパチョ 가스파초 토마토 오이
olive oil sunflower fry frying fat flavour vitamin huile tournesol aceite oliva girasol freir fritura grasa オリーブ 油 ひまわり 올리브 해바라기 기름
lamb roast potatoes wine side agneau roti pommes-de-terre vin cordero asado patatas ensalada tinto guarnicion 羊 ラム 양고기 감자 와인
rice rinse starch cook risotto basmati sushi pot riz rincer amidon cuire arroz lavar almidon cocer paella 米 炊飯 研 でんぷん 쌀 밥 씻 전분
lentil lentils beans chickpeas spice cumin turmeric coriander curry paprika lentilles pois-chiches cumin curcuma epices lentejas garbanzos comino curcuma especias 豆 レンズ豆 スパイス クミン 렌틸콩 콩 향신료
herb herbs basil dill parsley thyme tarragon chive fish herbes aneth persil estragon ciboulette fenouil thym hierbas perejil eneldo tomillo ハーブ 香草 バジル パセリ 허브 파슬리 바질
vegetarian vegan tofu vegetables meal chickpea lasagna vegetarien vegetariens legumes repas curry risotto salade vegetariano vegano verduras comida 菜食 野菜 豆腐 채식 비건 채소 두부
miso soup dashi tofu seaweed broth stock scallion soupe bouillon sopa caldo 味噌汁 味噌 だし 豆腐 昆布 具 わかめ 된장 된장국 육수 두부 미역 국
kimchi fried rice stir sesame soy egg gochujang spicy kimchee cabbage キムチ 炒 ごま油 김치 볶음밥 볶음 볶 김치볶음 찬밥 참기름 간장 달걀
korean pancake rainy makgeolli noodle soup warm jeon 파전 막걸리 칼국수 수제비 짬뽕 부침개 전 음식 뜨끈한 비
saury mackerel grilled daikon sudachi side さんま 秋刀魚 焼魚 大根 すだち 副菜 おろし 꽁치 고등어 생선구이 무
egg eggs freeze shell yolk oeuf congeler coquille huevo congelar cascara 卵 殻 冷凍 보관 달걀 계란 얼리
milk cheese dairy freeze butter cream yoghurt lait fromage beurre creme congeler leche queso mantequilla 牛乳 乳製品 チーズ 우유 치즈 유제품 얼리
coffee cups caffeine day limit sleep pregnant tasses cafeine tazas cafeina コーヒー カフェイン 杯 睡眠 커피 카페인 잔 임신
tea green leaves brew steep matcha the infuser theiere te infusion 茶 緑茶 抹茶 紅茶 녹차 홍차 찻잎 우리
fruit season ripe peel seed jam orchard fruits saison mur confiture fruta temporada madura mermelada 果実 旬 熟 제철 과일 익
rhubarb leaves poison toxic oxalic acid stalk rhubarbe feuilles toxique ruibarbo hojas toxico ルバーブ シュウ酸 毒 대황 독
mushroom mushrooms edible poisonous forage champignon champignons comestible seta setas hongo 茸 きのこ 毒 버섯 독버섯 식용
barbecue grill charcoal marinade skewers barbecue braises brochettes parrilla barbacoa brasas 焼肉 炭火 バーベキュー 바비큐 숯불 고기구이
breakfast lunch dinner menu meal dish dejeuner diner menu plat desayuno almuerzo cena menu plato 朝食 昼食 夕食 献立 弁当 아침밥 점심 저녁 메뉴 도시락
baker bakery croissant loaf dough boulanger pain four panadero pan horno パン屋 빵집 제빵
cocktail bar rum gin vodka lime glass shaker verre citron coctel ron ginebra vaso カクテル 酒 칵테일 술
sauce gravy reduce roux stock cream creme bouillon salsa caldo nata ソース 煮詰 소스 육수
`,
  // Arts, books, games.
  String.raw`
painter painting painted canvas portrait rembrandt velazquez monet picasso vermeer hokusai museum peintre tableau peinture toile pintor pinto cuadro lienzo 画家 絵 描 浮世絵 北斎 화가 그림 그린 명화
novel novels author writer book crime mystery detective thriller roman romans policier policiers auteur enquete enquetes commissaire maigret simenon novela novelas autor libro libros detective misterio 小説 作家 推理 探偵 長編 소설 작가 추리 탐정 장편
eco umberto rose medieval monk abbey mystery novel monastere moine abadia monje エーコ 薔薇 修道院 에코 장미 수도원
garcia marquez macondo soledad colera buendia novela cronica anunciada coronel amor マルケス 百年 孤独 마르케스 고독
murakami norwegian wood kafka shore novel 村上 春樹 村上春樹 ノルウェイ カフカ 森 海辺 하루키 무라카미 노르웨이 해변
kurosawa samurai rashomon ikiru seven film films movie director japanese 黒澤 七人 侍 羅生門 映画 구로사와 사무라이 영화
film films movie movies series watch recommend director actor thriller comedy drama peliculas pelicula director serie ver 映画 監督 作品 영화 감독 작품
board game dice card cards players rules chess puzzle jeu jeux plateau des cartes joueurs juego mesa dados cartas jugadores ボードゲーム 将棋 囲碁 サイコロ 보드게임 바둑 장기 주사위 카드놀이
juggle juggling ball balls toss throw catch hand jongler balles lancer malabares pelotas lanzar ジャグリング お手玉 저글링 공 던지
magic trick magician card tour magie magicien truco magia mago 手品 奇術 마술 마술사
chess king queen pawn rook checkmate echecs pion tour dame ajedrez peon torre jaque 将棋 王手 駒 체스 장기 말
riddle shadow answer guess dark light devinette ombre adivinanza sombra なぞなぞ 影 수수께끼 그림자
limerick rhyme verse funny loaves croissants bread baker comptine vers rime copla verso rima 韻 동시 운율
clock watch hands hour minute stopped tick pendulum horloge montre aiguille aiguilles heure reloj aguja agujas hora horas tictac 時計 針 時刻 시계 바늘 시각 초침
rain umbrella drops puddle wet roof pluie parapluie pave paves flaque toits lluvia paraguas charco tejado 雨 傘 水たまり 비 우산 빗방울 처마
paris seine eiffel tower montmartre louvre notre-dame pont paves toits パリ セーヌ 파리 센강
autumn evening sunset dusk twilight dragonfly bell crows soir couchant crepuscule tarde atardecer 秋 夕暮れ 夕暮 夕日 赤とんぼ 鐘 影 가을 저녁 노을 잠자리 종
winter sea wave waves snow gull footprints breath cold mer hiver vague vagues mar invierno ola olas frio 冬 海 波 雪 겨울 바다 파도 갈매기 눈 입김 소금
star stars night sky lost fell shine twinkle etoile etoiles ciel nuit estrella estrellas cielo noche 星 夜空 月 별 밤하늘 하늘 반짝 반딧불 빛
lost child way home mother forest owl perdu foret mere perdido bosque madre 迷子 母 森 길 잃 엄마 숲 부엉이
once upon time long ago lived happily ever after story jadis fois vivait erase habia vez colorin むかし 昔々 おじいさん おばあさん 옛날 옛적 살았 답니다
postman post letters round absent-minded mixed courrier facteur distrait lettre boulanger maire cartero despistado 配達員 집배원 우체부 편지
taxi driver passenger fare ride street taximetro taxista llevo trayecto cobro タクシー 運転手 乗客 택시 기사 승객 요금
momotaro demon island peach dog monkey pheasant 桃太郎 鬼 鬼ヶ島 犬 猿 きびだんご 宝
heungbu nolbu swallow gourd brother 흥부 놀부 제비 박 형 동생 도깨비
song songs lyrics chorus verse band composer compose symphony bolero ravel mozart beethoven orchestra compositeur compose symphonie compositor cancion orquesta 作曲 交響曲 合唱 作詞 작곡 교향곡 합창 가사
dance dancing ballet tango step steps rhythm partner danse danser pas baile bailar ritmo 踊 ダンス 舞踊 춤 무용 발레
photo photography camera portrait landscape light album photographier foto camara paisaje 撮影 写真 構図 촬영 사진 구도
haiku cat cats spring sunlight veranda 俳句 季語 猫 春 縁側 日向
`,
  // History, places, society.
  String.raw`
war battle army troops siege invasion surrender treaty alliance fleet guerre bataille armee siege invasion guerra batalla ejercito flota asedio combate derroto 戦 戦争 合戦 軍 東軍 西軍 勝利 激突 전쟁 전투 군대 침략 수군 의병
lepanto ottoman fleet galley galleys holy league cervantes flota otomana galeras liga santa turca レパント 레판토
chernobyl nuclear reactor explosion radiation radioactive fallout power plant meltdown nucleaire reacteur explosion radiacion reactor explosion チェルノブイリ 原子力 原発 原子炉 放射 체르노빌 원자력 원전 방사능 폭발
silk road caravan trade route merchant merchants china persia soie route caravane marchands seda ruta caravana mercaderes シルクロード 交易 絹 비단길 실크로드 무역 상인
bastille revolution 1789 july paris king prison prise revolution juillet roi peuple バスティーユ 革命 바스티유 혁명
maginot line fortress fort forts bunker frontier germany ligne frontiere allemagne casemates ardennes 1940 frontera マジノ線 要塞 마지노선 요새
berlin wall cold war east west germany 1989 mur allemagne muro alemania ベルリン 壁 冷戦 베를린 장벽 냉전
movida madrid franco ochenta almodovar alaska malasana juvenil cultural
shogun shogunate edo tokugawa meiji restoration imperial samurai 幕府 将軍 徳川 江戸 家康 慶喜 朝廷 王政復古 明治 維新 戊辰 大政奉還 関ヶ原 石田 三成 쇼군 막부 에도 도쿠가와 메이지
joseon imjin yi sunsin japan invasion hideyoshi navy 임진왜란 조선 이순신 수군 의병 일본군 도요토미 왜군 거북선 명나라 세종 훈민정음 한글 세종대왕
donghak peasant uprising 1894 jeon bongjun 동학 농민 봉기 전봉준 백성 탐관오리 고부 수탈 세금 관군
nobel prize winner physics peace curie literature laureat prix premio nobel ノーベル賞 受賞 노벨상 수상
olympic olympics games medal athlete seoul tokyo jeux olympiques medaille juegos olimpicos medalla オリンピック 五輪 メダル 올림픽 메달 선수
diamond diamonds mine mined gem carat jewel diamant mine diamante mina ダイヤモンド 宝石 鉱山 다이아몬드 보석 광산
seoul han river subway palace city busan korea 서울 한강 지하철 고궁 강남 경복궁 도시 맛집
tokyo kyoto osaka station shibuya tower 東京 京都 大阪 渋谷 浅草 タワー 도쿄 교토 오사카
temple buddhist gyeongju kyoto pagoda monk 寺 仏教 神社 奈良 白川郷 世界遺産 경주 불국사 절 사찰 석굴암
latin language grammar romance vocabulary virgil roman ancient greek latin langue grammaire latin lengua gramatica ラテン語 文法 古典 라틴어 문법 고전
countryside country village rural city urban town campagne village ville voisinage campo pueblo ciudad 田舎 都会 農村 시골 도시 농촌 귀농
telework telecommute remote home office commute isolation teletravail trajets isolement bureau teletrabajo oficina casa 在宅 勤務 通勤 テレワーク 재택 재택근무 출퇴근 동료 근무 소통
abroad foreign exchange study visa culture etranger etudier erasmus extranjero estudiar idioma beca 留学 海外 外国 유학 해외 외국
rent lease monthly deposit jeonse wolse landlord loyer caution bail alquiler fianza 賃貸 家賃 大家 持ち家 住宅 頭金 ローン 固定資産税 修繕 전세 월세 보증금 목돈 집주인 계약 다달이 이사
save saving money monthly account salary budget automatic transfer emergency epargner argent mois compte virement ahorrar dinero cuenta sueldo 貯金 節約 家計 給料 口座 돈 모으 저축 월급 통장 가계부 지출 비상금 구독
inflation price prices currency money value purchasing prix monnaie precios moneda インフレ 物価 貨幣 通貨 인플레이션 물가 화폐 물건값 가격
retire retiring retirement farewell colleague pension gift retraite depart collegue jubilacion jubilarse companero regalo 退職 定年 送別 은퇴 퇴직 송별
gift gifts present presents voucher surprise wrap cadeau cadeaux offrir regalo regalos 贈り物 贈 プレゼント お祝い 祝い 선물 집들이 축하
wedding invitation invite decline bride groom honeymoon reception mariage invitation noces boda invitacion novia 結婚 結婚式 招待 披露宴 결혼 결혼식 청첩장 신혼
dentist appointment cancel reschedule date visit rendez-vous dentiste annuler reporter cita dentista cancelar 歯医者 予約 変更 日程 예약 진료 병원 날짜 미루 바꾸 출장
vacation leave days off holiday request boss cover conges vacances vacaciones libres dias ausencia jefa 休暇 有給 休み 欠勤 휴가 연차 쉬는
sick leave cold fever absent work flu malade arret baja enfermo fiebre resfriado 風邪 熱 欠勤 休 体調 会社 병가 감기 결근 열이
teacher thank gratitude child school class professeur maitresse ecole merci profesora maestra agradecimiento curso clase hijo 先生 担任 感謝 선생님 담임 학교
inn hotel reservation room night guest booking hotel chambre nuit reserver reserva habitacion noche 旅館 宿 宿泊 予約 一泊 空室 여관 숙소 숙박 객실 예약
child children kids play game indoor rainy craft enfants jeux interieur ninos juegos manualidades 子供 遊び 遊 折り紙 しりとり 宝探し 아이 놀이 종이접기 보물찾기 그림자 인형
rainy sunday home activities indoor puzzle movie cook pluie dimanche activites domingo lluvioso casa rompecabezas pelicula cocinar 雨の日 室内 실내 비오는
space telescope rocket stars planetarium child espace lunette fusee etoiles planetarium espacio telescopio cohete 宇宙 望遠鏡 우주 망원경 로켓
photosynthesis plant sun carbon dioxide sugar oxygen water leaf photosynthese plante fotosintesis planta dioxido carbono 光合成 植物 二酸化炭素 酸素 糖 광합성 식물 이산화탄소 산소
osmosis solvent membrane solute concentration water cell osmose membrane soluto membrana 浸透 膜 濃度 삼투 막 농도
metal heat conduct conductor cold wood copper mercury liquid metal chaleur cuivre mercure liquide metal calor cobre mercurio 金属 熱 伝導 水銀 금속 열 전도 수은
salt sodium chloride sea dehydrate kidney sel sodium sal sodio mar deshidrata rinones 塩 海水 脱水 소금 염화 바닷물 탈수 나트륨
polygon side sides angle triangle square hexagon dodecagon cote cotes polygone lado lados poligono 多角形 三角形 辺 다각형 삼각형 변
figure speech metaphor oxymoron irony contrast words stylistique oxymore figure contraire mots metafora oximoron contrario 比喩 修辞 비유 반어 수사법
word meaning translate untranslatable feeling homesick depaysement sens sentiment repere mot significado sentimiento palabra 意味 言葉 気持 뜻 의미 눈치 마음 분위기 알아차리
light sunlight through leaves branches shade 木漏れ日 光 枝 葉 隙間 差し込 햇살 나뭇잎 사이
meal after lunch chat table family sobremesa comer comida charla mesa comensales 食後 식후
running run morning evening muscles pace heart courir course matin soir muscles correr manana noche musculos 走 ランニング 달리기 조깅 러닝
swim swimming water float stroke crawl breathe pool lessons nager nage maitre-nageur brasse flotter nadar flotar piscina クロール 水泳 泳 浮 수영 물 발차기 자유형 숨 뜨 강습
compost composting kitchen scraps soil bin turn moist epluchures terreau compostage restos tierra compostaje 堆肥 生ごみ 土 퇴비 음식물 흙
list sort sorted array median sum total average max maximum minimum prime reverse palindrome duplicate unique vowel liste trier mediane somme lista ordenar suma vocales ordenar arreglo 合計 逆 文字列 配列 소수 최댓값 배열 목록 합계 정렬
electronic ebook ereader paper book read reader page livre papier liseuse libro papel lector 電子書籍 紙 本 端末 読 전자책 종이책 책
health body fat butter margarine cholesterol heart sante corps salud cuerpo 健康 体 脂質 体に 건강 몸
password account secure manager phishing login passe compte securise contrasena cuenta segura パスワード 認証 비밀번호 계정 보안
recycle recycling waste plastic bin trash glass paper recycler dechets plastique poubelle reciclar residuos plastico basura リサイクル ごみ 分別 재활용 쓰레기 분리수거
bullying bully friend shy talk confidence harcelement ecole acoso escuela いじめ 학교폭력 왕따
homework tutor maths teach explain devoirs maths deberes matematicas 宿題 勉強 算数 숙제 공부 수학
tattoo piercing ink skin tatouage encre tatuaje tinta 刺青 タトゥー 문신
hair haircut shampoo curl dye cheveux coiffeur shampoing pelo cabello peluquero champu 髪 美容院 シャンプー 머리카락 미용실 샴푸 염색
perfume scent smell fragrance parfum odeur perfume olor fragancia 香水 香り 향수 향기
camping tent campfire hike sleeping bag tente feu tienda hoguera saco キャンプ テント 焚火 캠핑 텐트 모닥불
fishing rod bait hook lake peche canne hamecon pesca cana anzuelo 釣 竿 낚시 미끼
yoga pose stretch breath mat posture respirer esterilla postura ヨガ 呼吸 요가 자세
elections vote ballot parliament voter scrutin urne votar urna 選挙 投票 선거 투표
tax taxes return deduct declaration impots declarer impuestos declaracion 確定申告 税 세금 신고
insurance policy claim premium cover assurance sinistre seguro poliza 保険 보험
lawyer court judge trial jury avocat tribunal proces abogado juicio juez 弁護士 裁判 변호사 재판 판사
police thief burglar robbery alarm theft voleur cambriolage alarme ladron robo alarma 泥棒 警察 盗難 경찰 도둑
fire smoke alarm extinguisher burn flame incendie fumee brulure fuego humo quemadura 火事 火災 消火 やけど 화재 불 소화기 화상
`,
].flatMap((lines) => lines.trim().split('\n'))
