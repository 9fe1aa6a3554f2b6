/**
 * More families of words that go together, on narrower fields; read like those of `wordFamilies`.
 * Raw, because a bundler writes letters that are not ASCII as escapes everywhere else.
 */
export const moreWordFamilies: readonly string[] = [
  // Programming, narrower.
  String.raw`
typescript javascript typing typage static statique compile errors erreurs autocompletion refactoring tipado estatico interfaces generics 型 静的 タイプスクリプト 타입 정적
go golang goroutine mutex sync thread safety counter lock concurrency channel atomic
`,
  // Water, ships, ways.
  String.raw`
canal lock sluice barge boat vessel gate chamber level water valve navigation ecluse peniche bateau canaux esclusa barco compuerta 運河 水門 船 水位 운하 갑문 수문 배 수위
ship vessel sail captain crew anchor deck hull port harbour cargo navire capitaine equipage voile barco capitan tripulacion vela 船長 航海 船員 港 帆 선장 항해 선원 항구 돛
lighthouse lamp beam sailor storm gull coast keeper rock phare lumiere marin tempete faro luz marinero tormenta gaviota 灯台 嵐 船乗 등대 불빛 선원 폭풍 갈매기
bridge arch cable suspension span pillar river pont pylone riviere puente arco pilar 橋 吊橋 川 다리 교량 강
plane airplane aircraft wing lift pilot flight airport runway turbulence jet avion aile vol aeroport vuelo aeropuerto despegue 飛行機 翼 揚力 操縦 空港 離陸 비행기 날개 양력 조종 공항 이륙
balloon hot air burner basket gas rise float pilot montgolfiere ballon bruleur nacelle globo aerostatico quemador calienta sube cesta 気球 熱気 バーナー 열기구 풍선 버너 공기
rocket launch orbit satellite astronaut apollo moon landing nasa lunar fusee lancement lune cohete lanzamiento アポロ 月面 着陸 宇宙 飛行士 ロケット 로켓 발사 달 착륙 우주 우주인
parcel mail post postman letter stamp delivery courier facteur courrier timbre cartero correo sello 郵便 配達 手紙 切手 우체부 우편 편지 배달 택배
`,
  // Weather, earth and sky.
  String.raw`
rainbow raindrop droplet prism refract refraction sunlight colours arc-en-ciel goutte lumiere couleurs arcoiris gota 虹 水滴 屈折 光 色 무지개 물방울 굴절 햇빛 반사 빛깔
thunder lightning storm cloud electric charge bolt discharge tonnerre eclair orage foudre nuage trueno rayo relampago tormenta nube descarga 雷 稲妻 雲 電気 放電 천둥 번개 구름 전기 방전
static electricity charge electron friction dry wool spark shock statique frottement laine etincelle estatica friccion chispa 静電気 摩擦 電子 乾燥 帯電 정전기 전하 마찰 건조 전자 털옷
volcano lava magma eruption crater ash erupt cratere cendre ceniza 火山 溶岩 噴火 マグマ 화산 용암 분화 마그마 화산재
earthquake quake seismic fault plate tectonic tremor magnitude tsunami seisme tremblement faille plaque terremoto sismo falla placa 地震 断層 プレート 揺 津波 震度 지진 단층 판 진동 쓰나미 흔들
tide moon gravity sea high low maree lune gravedad 潮 満潮 干潮 引力 海面 海水 밀물 썰물 달 인력 바다
desert sand dune camel oasis sahara arid dry sable chameau desierto arena camello 砂漠 砂 ラクダ 사막 모래 낙타 오아시스
mountain peak summit climb hike altitude everest alps glacier snow valley ridge montagne sommet gravir randonnee montana cumbre escalar 山 登山 頂上 標高 山脈 富士 산 등산 정상 고도 산맥
river stream source mouth delta flow basin kilometres long fleuve riviere embouchure rio nacimiento desembocadura cauce 川 河 源流 流域 강 하천 발원 유역
island archipelago coast beach lagoon reef ile archipel cote isla archipielago costa 島 諸島 海岸 섬 제도 해안
forest tree wood woodland pine oak branch trunk root leaf foret arbre bois chene bosque arbol roble rama 森 木 林 枝 幹 根 숲 나무 가지 줄기 뿌리
leaf foliage autumn chlorophyll pigment red yellow fall feuille automne tomber hoja otono clorofila 葉 紅葉 落葉 秋 葉緑素 色素 단풍 잎 가을 엽록소 색소 안토시아닌 붉
flower petal bloom blossom bouquet rose tulip pollen garden fleur floraison flor 花 桜 薔薇 咲 꽃 꽃잎 장미 벚꽃 피
houseplant pot soil water leaf roots sun light repot fertilizer humidity plante terreau arroser maceta tierra regar riego raiz 観葉 植物 鉢 水やり 土 根 肥料 화분 잎 물 흙 뿌리 분갈이 햇빛 받침
ice freeze float water density molecules melt glacier iceberg geler flotter hielo congelar congelarse denso liquido solido 氷 凍 水 密度 浮 얼음 얼 물 밀도 뜨
pearl oyster nacre shell mollusc perle huitre coquille ostra nacar molusco concha 真珠 貝 진주 조개
comet meteor asteroid shooting star meteorite meteore etoile filante 彗星 流星 隕石 혜성 유성 운석 별똥별
eclipse moon sun shadow earth astronomy lune soleil ombre sol sombra astro 日食 月食 影 일식 월식 그림자
planet solar system jupiter saturn mars venus mercury neptune earth sun solaire terre sistema tierra 惑星 太陽 木星 土星 火星 地球 太陽系 행성 태양계 목성 토성 화성 지구 태양
`,
  // Animals.
  String.raw`
purr cat feline larynx vibration breathe content whisker ronronner chat ronroneo gato 猫 喉 그르렁 고양이 골골
cat fur kitten cozy nap climb shelf prey instinct chat gato 猫 猫背 獲物 本能 高所 縁側 고양이 나비 본능 사냥 살금살금
kibble croquettes bowl feed vet veterinarian appetite gamelle veterinaire nourriture pienso comedero veterinario 餌 獣医 사료 수의사 그릇
hedgehog spine quills prickly rolled ball burrow nocturnal herisson piquants boule erizo puas bola ハリネズミ 針 고슴도치 가시
swallow migrate africa sahara bird fly south winter hirondelle afrique golondrina emigran ツバメ 渡り 渡鳥 제비 철새 아프리카
penguin auk antarctic flightless bird pingouin manchot oiseau aile vole pinguino antartida ペンギン 南極 펭귄 남극
snail shell slug coquille escargot antennes chou caracol concha babosa カタツムリ 달팽이 껍데기
turtle tortoise shell slow tortue carapace tortuga caparazon lenta laguna 亀 甲羅 거북 등딱지
fox wolf cub den snow owl renard loup louveteau zorro lobo 狐 きつね 巣穴 ふくろう 足あと 여우 늑대 굴
bat echolocation ear night cave chauve-souris nuit grotte murcielago oido noche コウモリ 超音波 박쥐 초음파 동굴
whale dolphin mammal sea calf breath lungs baleine dauphin mammifere ballena delfin mamifero 鯨 クジラ イルカ 哺乳類 고래 돌고래 포유류 허파
ant nest trail pheromone antenna antennae colony queen fourmi nid piste hormiga hormiguero feromonas 蟻 巣 フェロモン 行列 개미 집 페로몬 더듬이
spider web legs silk fly araignee toile pattes arana telarana patas 蜘蛛 クモ 糸 거미 거미줄 다리
fruit flies gnat vinegar trap banana overripe kitchen moucheron vinaigre piege mosca vinagre trampa コバエ 酢 초파리 식초 덫
mosquito bite itch repellent net malaria moustique piqure picadura repelente 蚊 虫刺 모기 물리
rooster hen chicken crow comb farmyard coq poule crete gallo gallina cresta presumido 鶏 雄鶏 수탉 암탉 볏
lion tiger elephant giraffe zebra safari savanna tigre girafe leon elefante jirafa ライオン 虎 象 キリン 사자 호랑이 코끼리 기린
frog toad tadpole pond grenouille tetard etang rana sapo renacuajo 蛙 カエル 池 개구리 올챙이 연못
snake lizard reptile venom scales serpent lezard venin serpiente lagarto veneno 蛇 トカゲ 毒 뱀 도마뱀 독
rabbit hamster hare carrot cage lapin lievre conejo liebre 兎 ウサギ ハムスター 토끼 햄스터
adopt adoption shelter puppy adult dog house-trained temper refuge chiot refugio cachorro 保護 子犬 譲渡 입양 강아지 유기견
`,
  // Body and health.
  String.raw`
tooth milk baby root jaw dentist fall dent lait racine diente leche raiz raices encia 乳歯 歯 永久歯 젖니 이 치아 영구치
yawn tired contagious brain mirror empathy bailler imitation neurones empathie bostezo contagioso あくび 共感 하품 전염 공감
hiccup diaphragm breath hoquet hipo diafragma しゃっくり 横隔膜 딸꾹질 횡격막
cry tear onion eye gland sulfur enzyme larmes oignon oeil lagrimas cebolla ojo 涙 玉ねぎ 玉葱 目 粘膜 涙腺 酵素 刺激 눈물 양파 눈 효소
nail bite fingernail polish ongle ronger vernis unas una morder morderme esmalte dedos 爪 噛 손톱 물어뜯
bone skeleton skull rib calcium fracture os squelette crane hueso esqueleto craneo 骨 骨格 骨折 뼈 골격 골절
blood donation donate donor transfusion sang don donneur sangre donar donante 血液 献血 輸血 혈액 헌혈 수혈
allergy allergic pollen hay fever sneeze antihistamine allergie allergique eternuer alergia alergico estornudar アレルギー 花粉症 くしゃみ 알레르기 꽃가루 재채기
headache migraine pain painkiller aspirin ibuprofen water rest mal tete antidouleur dolor cabeza migrana analgesico 頭痛 片頭痛 痛み 鎮痛 두통 편두통 통증 진통
back posture spine chair stretch desk lumbar dos colonne chaise etirement espalda columna silla estiramiento 腰痛 姿勢 背中 ストレッチ 허리 자세 척추 스트레칭
pregnant pregnancy baby birth midwife newborn breastfeed enceinte grossesse bebe accouchement embarazo embarazada parto 妊娠 出産 赤ちゃん 임신 출산 아기
smoke cigarette nicotine quit tobacco fumer tabac arreter fumar cigarrillo dejar 禁煙 タバコ 煙草 금연 담배 니코틴
vaccine immune immunity antibody virus memory cell disease immunitaire anticorps vacuna inmune anticuerpo ワクチン 免疫 抗体 病原体 백신 면역 항체 병원체
glasses lens eyesight vision optician contact lunettes vue opticien gafas vista optico 眼鏡 視力 안경 시력
weekend wake early alarm curtain bed daylight smartphone matin reveil tot lever madrugar despertador temprano 朝 早起 目覚 布団 日光 起床 아침 기상 알람 일찍
nervous stage fright breathe audience rehearse calm trac stresse respirer public nervios miedo escenico 緊張 人前 本番 練習 聞き手 息 긴장 발표 호흡 연습 청중
meditate mindfulness breath sit calm attention respiration 瞑想 呼吸 座 명상 호흡
`,
  // Home and repair.
  String.raw`
stove oven gas electric induction burner pan flame cooker hob cuisiniere plaque four cocina fogon induccion コンロ ガス 電磁 가스레인지 인덕션 화력
heater boiler radiator thermocouple pilot flame gas burner thermostat technician chauffage chaudiere radiateur technicien calefaccion caldera radiador tecnico 暖房 給湯 ボイラー 修理 난방 보일러 온수 수리
microwave oven magnetron wave heat water molecules food micro-ondes chaleur aliments microondas calienta 電子レンジ マグネトロン 電磁波 温 分子 전자레인지 마이크로파 마그네트론 분자 데우 따뜻
kettle limescale descale vinegar boil bouilloire calcaire detartrer vinaigre citrique hervidor cal vinagre やかん ケトル 水垢 クエン酸 주전자 포트 물때 구연산
washing machine laundry spin drum detergent load noise bearing filter lave-linge lavadora centrifugar tambor carga rodamientos filtro 洗濯機 脱水 漂白 洗濯槽 部屋干 干 세탁기 빨래 탈수 세제 통돌이
dry smell odor odour damp laundry mould linge sentir odeur moisi secar olor humedad moho 臭 乾 雑菌 漂白剤 除湿 냄새 습기 말리 곰팡이 세균
fridge smell odor baking soda coffee refrigerateur odeur bicarbonate nevera olor bicarbonato vinagre caducado 冷蔵庫 臭い 重曹 냉장고 냄새 베이킹
air conditioner filter smell cool fan climatiseur climatisation filtre acondicionado エアコン フィルター 冷房 カビ 에어컨 필터 송풍 냄새 곰팡이 냉각
mould mold bathroom bleach tile grout ventilation moisissure salle javel moho azulejo lejia bano カビ 風呂 風呂場 浴室 塩素 漂白剤 換気 곰팡이 욕실 화장실 락스 환기
ink pen ballpoint stain alcohol shirt encre stylo tache tinta boligrafo mancha インク ボールペン しみ 染み 볼펜 잉크 자국 얼룩 알코올 흰옷
move house boxes pack truck label demenagement cartons camion mudanza cajas embala rotula 引っ越し 引越 段ボール 荷造 トラック 新居 이사 상자 짐 트럭 집들이
balcony terrace pots plants lights furniture terrasse macetas guirnalda celosia alfombra ベランダ バルコニー 鉢 베란다 발코니 화분
decorate decor wall paint frame cushion lamp mur cadre pared cuadro cojin 飾 装飾 インテリア 照明 꾸미 장식 인테리어 조명
tool hammer screw screwdriver drill nail saw wrench shelf marteau vis tournevis perceuse clou martillo tornillo destornillador taladro 工具 ネジ ドライバー 金槌 공구 나사 드라이버 망치 못
paint wall brush roller primer coat peinture mur rouleau pinceau couche pintura pared rodillo brocha capa ペンキ 塗 壁 페인트 칠 벽 붓
noise upstairs downstairs footsteps neighbour party music late bruit bruyante tapage voisin musique soiree minuit ruido vecino fiesta 騒音 隣人 近所 足音 소음 층간 윗집 아래층 이웃 뛰는
electricity bill power meter appliance led standby tariff facture compteur ampoules veille chauffage fournisseur luz contador bombilla electricidad 電気代 節電 電力 待機 전기 전기세 요금 전력 대기
chain bike cassette sprocket derailleur gear wear slips velo pignon bicicleta cadena pinon cambio チェーン 自転車 変速 자전거 체인 변속
car battery start engine spark plug ignition alternator voiture batterie demarrer bougie moteur coche arranca bateria bujias bornes motor 車 エンジン バッテリー 始動 자동차 시동 배터리 엔진
used car dealer seller warranty mileage mechanic inspection occasion voiture concessionnaire garantie vendedor concesionario coche 中古車 販売店 保証 중고차 딜러 보증 주행거리
electric vehicle charging battery range petrol hybrid recharge borne autonomie electrique carga hibrido 電気自動車 充電 航続 排ガス ハイブリッド 전기차 충전 하이브리드 주행 충전기
ski snowboard slope boots snow resort hire esqui pista botas nieve alquilar temporada スキー 雪山 板 스키 보드 슬로프
fryer freidora air crispy oven oil friteuse croustillant frites horno patatas crujientes cubeta aceite フライヤー 揚 에어프라이어 튀김 바삭
computer slow memory cpu disk update virus malware software overheating ordinateur lent memoire disque mise-a-jour ordenador memoria disco actualizacion パソコン メモリ ディスク 更新 ウイルス 動作 ソフト 過熱 컴퓨터 메모리 느려 디스크 업데이트 바이러스
headphones earbuds noise-cancelling sound wave microphone audio casque ecouteurs son micro auriculares sonido microfono ondas ヘッドホン イヤホン 音 マイク 消音 헤드폰 이어폰 소리 소음 마이크
internet wifi router slow connection modem signal connexion routeur box conexion senal ルーター 接続 回線 通信 인터넷 와이파이 공유기 연결
gps satellite navigation position signal clock satelite posicion 衛星 位置 信号 위성 위치 신호
solar panel photovoltaic silicon current sunlight inverter panneau panneaux solaires courant lumiere placas corriente 太陽光 発電 パネル 태양광 패널 전기 발전
engine motor piston fuel cylinder combustion moteur carburant cilindro combustible エンジン 燃料 ピストン 엔진 연료 피스톤
`,
  // Food and drink.
  String.raw`
vinaigrette vinegar mustard oil dressing salad whisk olive vinaigre moutarde huile vinagreta vinagre mostaza aceite ensalada ドレッシング 酢 油 드레싱 식초 기름
mayonnaise mayo yolk mustard oil whisk jaune oeuf moutarde huile fouettant fouet vinaigre mayonesa yema huevo mostaza aceite マヨネーズ 卵黄 油 マスタード 마요네즈 노른자 기름 겨자
sourdough starter levain flour feed rise dough bubbly rye farine seigle nourrir rafraichi monte double masa madre harina fermenta 天然酵母 小麦粉 発酵 발효종 밀가루 반죽 발효
gazpacho tomato cucumber pepper garlic bread oil pepino pimiento ajo aceite vinagre tritura ガスパチョ 가스파초 토마토 오이
olive oil sunflower fry fat flavour vitamin huile tournesol aceite girasol freir fritura grasa オリーブ 油 ひまわり 올리브 해바라기 기름
lamb roast potatoes wine side agneau roti pommes-de-terre vin cordero asado patatas ensalada tinto guarnicion 羊 ラム 양고기 감자 와인
rice rinse starch cook risotto basmati sushi pot riz rincer amidon cuire arroz lavar almidon cocer paella 米 炊飯 研 でんぷん 쌀 밥 씻 전분
lentil beans chickpeas spice cumin turmeric coriander curry paprika lentilles pois-chiches curcuma epices lentejas garbanzos comino especias 豆 レンズ豆 スパイス クミン 렌틸콩 콩 향신료
herb basil dill parsley thyme tarragon chive fish aneth persil estragon ciboulette fenouil hierbas perejil eneldo tomillo ハーブ 香草 バジル パセリ 허브 파슬리 바질
vegetarian vegan tofu vegetables meal chickpea lasagna vegetarien legumes repas curry risotto salade verduras comida 菜食 野菜 豆腐 채식 비건 채소 두부
miso soup dashi tofu seaweed broth stock scallion bouillon sopa caldo 味噌汁 だし 豆腐 昆布 具 わかめ 된장 된장국 육수 두부 미역 국
kimchi fried rice stir sesame soy egg gochujang spicy kimchee cabbage キムチ 炒 ごま油 김치 볶음밥 볶음 볶 김치볶음 찬밥 참기름 간장 달걀
korean pancake rainy makgeolli noodle soup warm jeon 파전 막걸리 칼국수 수제비 짬뽕 부침개 전 음식 뜨끈한 비
saury mackerel grilled daikon sudachi side さんま 秋刀魚 焼魚 大根 すだち 副菜 おろし 꽁치 고등어 생선구이 무
egg freeze shell yolk oeuf congeler coquille huevo cascara 卵 殻 冷凍 보관 달걀 계란 얼리
milk cheese dairy freeze butter cream yoghurt lait fromage beurre creme congeler leche queso mantequilla 牛乳 乳製品 チーズ 우유 치즈 유제품 얼리
coffee cups caffeine day limit sleep pregnant tasses cafeine tazas コーヒー カフェイン 杯 睡眠 커피 카페인 잔 임신
tea green leaves brew steep matcha the infuser theiere te infusion 茶 緑茶 抹茶 紅茶 녹차 홍차 찻잎 우리
fruit season ripe peel seed jam orchard saison mur confiture fruta temporada madura mermelada 果実 旬 熟 제철 과일 익
rhubarb leaves poison toxic oxalic acid stalk feuilles toxique ruibarbo hojas ルバーブ シュウ酸 毒 대황 독
mushroom edible poisonous forage champignon comestible seta hongo 茸 きのこ 毒 버섯 독버섯 식용
barbecue grill charcoal marinade skewers braises brochettes parrilla barbacoa brasas 焼肉 炭火 バーベキュー 바비큐 숯불 고기구이
breakfast lunch dinner menu meal dish dejeuner plat desayuno almuerzo cena 朝食 昼食 夕食 献立 弁当 아침밥 점심 저녁 메뉴 도시락
baker bakery croissant loaf dough boulanger pain four panadero pan horno パン屋 빵집 제빵
cocktail bar rum gin vodka lime glass shaker verre citron coctel ron ginebra vaso カクテル 酒 칵테일 술
sauce gravy reduce roux stock cream creme bouillon salsa caldo nata ソース 煮詰 소스 육수
`,
  // Arts, books, games.
  String.raw`
painter canvas portrait rembrandt velazquez monet picasso vermeer hokusai museum peintre tableau peinture toile pintor cuadro lienzo 画家 絵 描 浮世絵 北斎 화가 그림 그린 명화
novel author writer book crime mystery detective thriller roman policier auteur enquete commissaire maigret simenon autor libro misterio 小説 作家 推理 探偵 長編 소설 작가 추리 탐정 장편
eco umberto rose medieval monk abbey mystery novel monastere moine abadia monje エーコ 薔薇 修道院 에코 장미 수도원
garcia marquez macondo soledad colera buendia novela cronica anunciada coronel amor マルケス 百年 孤独 마르케스 고독
murakami norwegian wood kafka shore novel 村上 春樹 村上春樹 ノルウェイ カフカ 森 海辺 하루키 무라카미 노르웨이 해변
kurosawa samurai rashomon ikiru seven film movie director japanese 黒澤 七人 侍 羅生門 映画 구로사와 사무라이 영화
film movie movies series watch recommend director actor thriller comedy drama peliculas serie ver 映画 監督 作品 영화 감독 작품
board game dice card players rules chess puzzle jeu jeux plateau des cartes joueurs juego mesa dados jugadores ボードゲーム 将棋 囲碁 サイコロ 보드게임 바둑 장기 주사위 카드놀이
juggle ball toss throw catch hand jongler lancer malabares pelotas lanzar ジャグリング お手玉 저글링 공 던지
magic trick magician card tour magie magicien truco mago 手品 奇術 마술 마술사
chess king queen pawn rook checkmate echecs pion tour dame ajedrez peon torre jaque 将棋 王手 駒 체스 장기 말
riddle shadow answer guess dark light devinette ombre adivinanza sombra なぞなぞ 影 수수께끼 그림자
limerick rhyme verse funny loaves croissants bread baker comptine vers rime copla 韻 동시 운율
clock watch hands hour minute stopped tick pendulum horloge montre aiguille heure reloj aguja hora tictac 時計 針 時刻 시계 바늘 시각 초침
rain umbrella drops puddle wet roof pluie parapluie pave flaque toits lluvia paraguas charco tejado 雨 傘 水たまり 비 우산 빗방울 처마
paris seine eiffel tower montmartre louvre notre-dame pont paves toits パリ セーヌ 파리 센강
autumn evening sunset dusk twilight dragonfly bell crows soir couchant crepuscule tarde atardecer 秋 夕暮れ 夕日 赤とんぼ 鐘 影 가을 저녁 노을 잠자리 종
winter sea wave snow gull footprints breath cold mer hiver vague mar invierno ola frio 冬 海 波 雪 겨울 바다 파도 갈매기 눈 입김 소금
star night sky lost fell shine twinkle etoile ciel nuit estrella noche 星 夜空 月 별 밤하늘 하늘 반짝 반딧불 빛
lost child way home mother forest owl perdu foret mere perdido bosque madre 迷子 母 森 길 잃 엄마 숲 부엉이
once upon time long ago lived happily ever after story jadis fois vivait erase habia vez colorin むかし 昔々 おじいさん おばあさん 옛날 옛적 살았 답니다
postman post letters round absent-minded mixed courrier facteur distrait lettre boulanger maire cartero despistado 配達員 집배원 우체부 편지
taxi driver passenger fare ride street taximetro taxista llevo trayecto cobro タクシー 運転手 乗客 택시 기사 승객 요금
momotaro demon island peach dog monkey pheasant 桃太郎 鬼 鬼ヶ島 犬 猿 きびだんご 宝
heungbu nolbu swallow gourd brother 흥부 놀부 제비 박 형 동생 도깨비
song lyrics chorus verse band composer symphony bolero ravel mozart beethoven orchestra compositeur symphonie compositor cancion orquesta 作曲 交響曲 合唱 作詞 작곡 교향곡 합창 가사
dance ballet tango step rhythm partner danse pas baile ritmo 踊 ダンス 舞踊 춤 무용 발레
photo photography camera portrait landscape light album foto camara paisaje 撮影 写真 構図 촬영 사진 구도
haiku cat spring sunlight veranda 俳句 季語 猫 春 縁側 日向
`,
  // History, places, society.
  String.raw`
war battle army troops siege invasion surrender treaty alliance fleet guerre bataille armee batalla ejercito flota asedio combate derroto 戦 戦争 合戦 軍 東軍 西軍 勝利 激突 전쟁 전투 군대 침략 수군 의병
lepanto ottoman fleet galley holy league cervantes flota otomana galeras liga santa turca レパント 레판토
chernobyl nuclear reactor explosion radiation radioactive fallout power plant meltdown nucleaire reacteur チェルノブイリ 原子力 原発 原子炉 放射 체르노빌 원자력 원전 방사능 폭발
silk road caravan trade route merchant china persia soie marchands seda ruta mercaderes シルクロード 交易 絹 비단길 실크로드 무역 상인
bastille revolution 1789 july paris king prison prise juillet roi peuple バスティーユ 革命 바스티유 혁명
maginot line fortress fort bunker frontier germany ligne frontiere allemagne casemates ardennes 1940 frontera マジノ線 要塞 마지노선 요새
berlin wall cold war east west germany 1989 mur allemagne alemania ベルリン 壁 冷戦 베를린 장벽 냉전
movida madrid franco ochenta almodovar alaska malasana juvenil cultural
shogun edo tokugawa meiji restoration imperial samurai 幕府 将軍 徳川 江戸 家康 慶喜 朝廷 王政復古 明治 維新 戊辰 大政奉還 関ヶ原 石田 三成 쇼군 막부 에도 도쿠가와 메이지
joseon imjin yi sunsin japan invasion hideyoshi navy 임진왜란 조선 이순신 수군 의병 일본군 도요토미 왜군 거북선 명나라 세종 훈민정음 한글 세종대왕
donghak peasant uprising 1894 jeon bongjun 동학 농민 봉기 전봉준 백성 탐관오리 고부 수탈 세금 관군
nobel prize winner physics peace curie literature laureat prix premio ノーベル賞 受賞 노벨상 수상
olympic games medal athlete seoul tokyo jeux olympiques medaille juegos olimpicos medalla オリンピック 五輪 メダル 올림픽 메달 선수
diamond mine mined gem carat jewel diamant mine ダイヤモンド 宝石 鉱山 다이아몬드 보석 광산
seoul han river subway palace city busan korea 서울 한강 지하철 고궁 강남 경복궁 도시 맛집
tokyo kyoto osaka station shibuya tower 東京 京都 大阪 渋谷 浅草 タワー 도쿄 교토 오사카
temple buddhist gyeongju kyoto pagoda monk 寺 仏教 神社 奈良 白川郷 世界遺産 경주 불국사 절 사찰 석굴암
latin language grammar romance vocabulary virgil roman ancient greek langue grammaire lengua gramatica ラテン語 文法 古典 라틴어 문법 고전
countryside country village rural city urban town campagne ville voisinage campo pueblo ciudad 田舎 都会 農村 시골 도시 농촌 귀농
telework telecommute remote home office commute isolation teletravail trajets bureau teletrabajo oficina casa 在宅 勤務 通勤 テレワーク 재택 재택근무 출퇴근 동료 근무 소통
abroad foreign exchange study visa culture etranger etudier erasmus extranjero estudiar idioma beca 留学 海外 外国 유학 해외 외국
rent lease monthly deposit jeonse wolse landlord loyer caution bail alquiler fianza 賃貸 家賃 大家 持ち家 住宅 頭金 ローン 固定資産税 修繕 전세 월세 보증금 목돈 집주인 계약 다달이 이사
save money monthly account salary budget automatic transfer emergency epargner argent mois compte virement ahorrar dinero cuenta sueldo 貯金 節約 家計 給料 口座 돈 모으 저축 월급 통장 가계부 지출 비상금 구독
inflation price currency money value purchasing prix monnaie precios moneda インフレ 物価 貨幣 通貨 인플레이션 물가 화폐 물건값 가격
retire farewell colleague pension gift retraite depart collegue jubilacion jubilarse companero regalo 退職 定年 送別 은퇴 퇴직 송별
gift gifts present voucher surprise wrap cadeau cadeaux offrir regalo 贈り物 プレゼント お祝い 선물 집들이 축하
wedding invitation decline bride groom honeymoon reception mariage noces boda novia 結婚 結婚式 招待 披露宴 결혼 결혼식 청첩장 신혼
dentist appointment cancel reschedule date visit rendez-vous annuler reporter cita 歯医者 予約 変更 日程 예약 진료 병원 날짜 미루 바꾸 출장
vacation leave days off holiday request boss cover conges vacances vacaciones libres dias ausencia jefa 休暇 有給 休み 欠勤 휴가 연차 쉬는
sick leave cold fever absent work flu malade arret baja enfermo fiebre resfriado 風邪 熱 欠勤 休 体調 会社 병가 감기 결근 열이
teacher thank gratitude child school class professeur maitresse ecole merci profesora maestra agradecimiento curso clase hijo 先生 担任 感謝 선생님 담임 학교
inn hotel reservation room night guest booking chambre nuit habitacion noche 旅館 宿 宿泊 予約 一泊 空室 여관 숙소 숙박 객실 예약
child kids play game indoor rainy craft enfants jeux interieur ninos juegos manualidades 子供 遊び 折り紙 しりとり 宝探し 아이 놀이 종이접기 보물찾기 그림자 인형
rainy sunday home activities indoor puzzle movie cook pluie dimanche domingo lluvioso casa rompecabezas pelicula cocinar 雨の日 室内 실내 비오는
space telescope rocket stars planetarium child espace lunette fusee etoiles espacio telescopio cohete 宇宙 望遠鏡 우주 망원경 로켓
photosynthesis plant sun carbon dioxide sugar oxygen water leaf fotosintesis 光合成 植物 二酸化炭素 酸素 糖 광합성 식물 이산화탄소 산소
osmosis solvent membrane solute concentration water cell 浸透 膜 濃度 삼투 막 농도
metal heat conduct cold wood copper mercury liquid chaleur cuivre calor cobre mercurio 金属 熱 伝導 水銀 금속 열 전도 수은
salt sodium chloride sea dehydrate kidney sel sal sodio mar deshidrata rinones 塩 海水 脱水 소금 염화 바닷물 탈수 나트륨
polygon side angle triangle square hexagon dodecagon cote lado poligono 多角形 三角形 辺 다각형 삼각형 변
figure speech metaphor oxymoron irony contrast words stylistique oxymore contraire mots metafora oximoron contrario 比喩 修辞 비유 반어 수사법
word meaning translate untranslatable feeling homesick depaysement sens sentiment repere mot significado sentimiento palabra 意味 言葉 気持 뜻 의미 눈치 마음 분위기 알아차리
light sunlight through leaves branches shade 木漏れ日 光 枝 葉 隙間 差し込 햇살 나뭇잎 사이
meal after lunch chat table family sobremesa comer comida charla mesa comensales 食後 식후
running morning evening muscles pace heart courir course matin soir correr manana noche musculos 走 ランニング 달리기 조깅 러닝
swim water float stroke crawl breathe pool lessons nager maitre-nageur brasse flotter nadar piscina クロール 水泳 泳 浮 수영 물 발차기 자유형 숨 뜨 강습
compost kitchen scraps soil bin turn moist epluchures terreau compostage restos tierra compostaje 堆肥 生ごみ 土 퇴비 음식물 흙
list sort array median sum total average max maximum minimum prime reverse palindrome duplicate unique vowel trier somme ordenar vocales arreglo 合計 逆 文字列 配列 소수 최댓값 배열 목록 합계 정렬
electronic ebook ereader paper book read page livre liseuse libro papel lector 電子書籍 紙 本 端末 読 전자책 종이책 책
health body fat butter margarine cholesterol heart sante corps salud cuerpo 健康 体 脂質 건강 몸
password account secure manager phishing login passe compte securise contrasena cuenta segura パスワード 認証 비밀번호 계정 보안
recycle waste plastic bin trash glass paper dechets plastique poubelle reciclar residuos basura リサイクル ごみ 分別 재활용 쓰레기 분리수거
bullying bully friend shy talk confidence harcelement ecole acoso escuela いじめ 학교폭력 왕따
homework tutor maths teach explain devoirs deberes matematicas 宿題 勉強 算数 숙제 공부 수학
tattoo piercing ink skin tatouage encre tatuaje tinta 刺青 タトゥー 문신
hair haircut shampoo curl dye cheveux coiffeur shampoing pelo cabello peluquero champu 髪 美容院 シャンプー 머리카락 미용실 샴푸 염색
perfume scent smell fragrance parfum odeur olor fragancia 香水 香り 향수 향기
camping tent campfire hike sleeping bag feu tienda hoguera saco キャンプ テント 焚火 캠핑 텐트 모닥불
fishing rod bait hook lake peche canne hamecon pesca cana anzuelo 釣 竿 낚시 미끼
yoga pose stretch breath mat posture respirer esterilla ヨガ 呼吸 요가 자세
elections vote ballot parliament scrutin urne votar 選挙 投票 선거 투표
tax return deduct declaration impots impuestos 確定申告 税 세금 신고
insurance policy claim premium cover assurance sinistre seguro poliza 保険 보험
lawyer court judge trial jury avocat tribunal proces abogado juicio juez 弁護士 裁判 변호사 재판 판사
police thief burglar robbery alarm theft voleur cambriolage ladron robo 泥棒 警察 盗難 경찰 도둑
fire smoke alarm extinguisher burn flame incendie fumee brulure fuego humo quemadura 火事 火災 消火 やけど 화재 불 소화기 화상
`,
].flatMap((lines) => lines.trim().split('\n'))
