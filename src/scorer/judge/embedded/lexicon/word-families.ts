/**
 * Families of words that go together: where the prompt says "sleep", a good answer may only speak of beds, screens and
 * dark rooms. One line is one family, in any of the five languages, compared without endings, so that one form of a word is
 * enough; a word may stand in several. Hand-written and small on purpose: what it does not know, it does not judge. The first word names the family.
 * Raw, because a bundler writes letters that are not ASCII as escapes everywhere else.
 */
export const wordFamilies: readonly string[] = [
  String.raw`
sleep asleep insomnia bed bedroom bedtime nap pillow mattress blanket dream snore awake wake tired rest night melatonin caffeine screen dark dormir sommeil lit nuit oreiller matelas coucher couchez reveil fatigue ecran chambre sueno cama noche almohada despertar cansado pantallas habitacion 睡眠 眠 寝 布団 枕 夜 暗 スマホ 잠 잠자리 수면 침대 베개 밤 자기 휴대폰 어둡
exercise workout gym fitness train muscle cardio strength stretch squat pushup jog run marathon pace km race lift reps warmup athlete motivated motivation buddy coach sport sportif courir course entrainement musculation seance kilometre ejercicio gimnasio correr carrera entrenamiento deporte 運動 筋肉 筋トレ 走 ジム 練習 운동 근육 달리기 헬스 체육관 훈련
diet eat food weight calorie calories lose fat protein carbs vegetable fruit meal snack sugar nutrition nutrient vitamin portion hungry appetite obesity regime maigrir poids legume repas sucre peso adelgazar verdura comida azucar 体重 食事 野菜 栄養 糖 다이어트 체중 식사 채소 영양 설탕
illness sick disease symptom fever cough flu cold virus bacteria infection doctor nurse hospital clinic medicine medication pill dose pain ache headache treatment cure diagnosis patient therapy antibiotic maladie malade fievre medecin hopital douleur medicament enfermedad enfermo fiebre dolor 病気 病院 医者 熱 薬 痛 症状 治療 병 병원 의사 열 약 통증 증상 치료
vaccine immune immunity antibody virus pathogen dose shot infection protect immunitaire anticorps vacuna inmune anticuerpos ワクチン 免疫 抗体 백신 면역 항체
heart blood cholesterol pressure artery vein cardiovascular pulse stroke healthy butter margarine fat saturated coeur sang sante corazon sangre salud 心臓 血 健康 脂質 심장 혈액 혈압 건강
mind sorry stress anxiety anxious worry calm meditation mindfulness breathe relax depression sad sadness down upset lonely grief mood emotion feeling therapist comfort cry triste respirer humeur ansiedad animo 不安 ストレス 瞑想 悲 落ち込 불안 스트레스 명상 슬프 우울
tooth dentist brush floss gum cavity mouth dent diente 歯 歯医者 이빨 치아 치과 칫솔
skin sunscreen sunburn moisturizer acne wrinkle rash cream lotion peau creme piel 肌 皮膚 피부 크림 선크림
cook recipe dish kitchen oven stove pan pot fry boil simmer roast grill bake chop stir ingredient spice salt pepper garlic onion oil sauce dinner lunch supper serve tasty cuisine cuire recette four poele casserole sel poivre ail oignon huile cocina receta horno sarten olla sal pimienta ajo cebolla aceite cena 料理 材料 鍋 焼 煮 炒 塩 醤油 夕食 요리 재료 냄비 프라이팬 굽 끓 볶 소금 간장 저녁
bread dough flour yeast bake bakery loaf sourdough knead rise oven crust starch fermentation croissant baguette pastry pain pate farine levure boulangerie boulanger mie croute brioche viennoiserie panadero pan masa harina levadura corteza almidon panaderia miga パン 小麦 酵母 生地 빵 밀가루 반죽 효모 전분 오븐
cake dessert chocolate cookie cookies biscuit cream frosting vanilla sweet candy icing pudding pie tart gateau sucre creme pastel postre galleta dulce ケーキ 菓子 チョコ 甘 케이크 과자 초콜릿 디저트 달콤
egg omelette yolk white scramble boil oeuf jaune huevo yema 卵 玉子 목 계란 달걀 노른자
pasta spaghetti noodle lasagna pizza parmesan mozzarella tomato tomatoes basil pates basilic albahaca パスタ 麺 ピザ トマト 파스타 국수 면 피자 토마토
meat chicken beef pork steak lamb sausage turkey barbecue charcoal burger bun grill viande poulet boeuf porc carne pollo cerdo 肉 鶏 牛 豚 고기 닭 소고기 돼지
fish salmon tuna shrimp seafood sushi cod trout poisson saumon thon pescado atun marisco 魚 鮭 寿司 생선 연어 참치 초밥
salad lettuce cucumber olive feta dressing vegetable carrot potato spinach broccoli concombre laitue carotte ensalada pepino lechuga zanahoria サラダ 野菜 샐러드 오이 당근
fruit apple banana orange grape cherry strawberry berry mango peach pear lemon melon pomme fraise cerise manzana platano fresa naranja 果物 りんご バナナ 과일 사과 바나나 딸기
coffee espresso latte cappuccino bean roast brew grind barista cafe caffeine tea mug cup the cafetiere tasse cafetera taza te コーヒー 紅茶 茶 커피 원두 차 카페
wine beer cocktail alcohol bottle vineyard grape glass red toast vin biere bouteille cepage verre cerveza botella copa ワイン 酒 ビール 와인 술 맥주 포도주
stain carpet cloth blot rinse vinegar detergent bleach soap wash scrub wool rug fabric shirt laundry tache tissu savon laver lessive rincer chemise bicarbonate mancha tela jabon lavar lavavajillas camisa bicarbonato しみ 絨毯 布 洗剤 酢 シャツ 얼룩 카펫 천 세제 식초 셔츠
clean tidy dust vacuum mop sweep scrub sponge clutter declutter bathroom toilet sink tile polish nettoyer menage poussiere aspirateur limpiar polvo aspiradora 掃除 片付 ほこり 청소 먼지 정리 걸레
ant pest insect cockroach mouse bait trap crumb spray seal crack trail jar fourmi hormiga 蟻 虫 害虫 개미 벌레 해충
garden plant seed soil compost water watering prune weed flower tomato lawn grow pot fertilizer sun jardin graine terre arroser semilla tierra regar 庭 植物 種 土 水やり 花 정원 식물 씨앗 흙 물 꽃
house home apartment flat room kitchen roof wall door window renovate furniture sofa shelf paint decorate maison appartement piece mur toit meuble casa piso pared techo mueble 家 部屋 壁 家具 집 아파트 방 벽 가구
rent landlord tenant lease deposit mortgage buy property agent heating repair eviction loyer locataire proprietaire bail louer acheter achat location chauffage alquiler inquilino casero comprar hipoteca entrada reparacion 家賃 大家 賃貸 住宅 월세 전세 집주인 임대 주택 난방
plumbing pipe leak faucet tap drain toilet sink wrench valve clog tuyau fuite robinet plombier tuberia fuga grifo fontanero 配管 水漏れ 蛇口 배관 누수 수도 수도꼭지
refrigerator fridge freezer cool refrigerant compressor heat pump evaporate condenser gas pression refrigerateur frigo congelateur pompe chaleur compresseur fluide nevera frigorifico congelador compresor calor 冷蔵庫 冷却 熱 냉장고 냉매 압축기 열
money save budget spend expense income salary bank account debt payday subscription cost cheap argent economiser epargne depense salaire banque dinero ahorrar presupuesto gasto sueldo banco お金 貯金 節約 予算 銀行 給料 돈 저축 절약 예산 은행 월급 지출
invest stock share bond fund portfolio dividend market trader broker retirement compound interest etf return bourse action placement rendement bolsa accion inversion invertir rentabilidad 投資 株 株式 金利 투자 주식 펀드 이자 금리 배당
tax deduction income refund irs vat declare impot fiscal impuesto hacienda 税 税金 確定申告 세금 소득세 공제
inflation economy economic price gdp recession unemployment interest bank currency demand supply central growth economie prix chomage croissance precio desempleo crecimiento 経済 物価 景気 失業 경제 물가 경기 실업 금리
job interview resume cv hire recruiter candidate career employer skill experience rehearse application apply cover position company research entretien candidature recruteur embauche competences entreprise poste entrevista empleo candidato curriculum contratar puesto empresa 仕事 面接 就職 履歴書 転職 会社 면접 취업 이력서 채용 회사 경력
work workplace office colleague coworker boss manager team employee meeting report deadline remote telework commute hours overtime productivity quit resign travail bureau collegue chef patron equipe reunion rapport teletravail trajet trabajo oficina jefe companero informe teletrabajo horario 仕事 職場 会議 上司 同僚 社員 残業 在宅 회의 직장 상사 동료 직원 보고서 출퇴근 재택근무 업무 생산성
week weekday working four-day burnout rest hours output employer staff semaine conge semana jornada 週 休日 주 휴일 근무
customer client package arrived tracking carrier replacement service complaint refund apology order delivery delay parcel shipping return product warranty support purchase satisfaction commande livraison retard colis remboursement produit pedido entrega retraso reembolso garantia 顧客 注文 配送 返金 商品 고객 주문 배송 환불 제품 상품
marketing brand advertising campaign audience slogan social media channel promotion launch sell sales target publicite marque vente campagne publicidad marca campana 広告 宣伝 販売 광고 마케팅 브랜드 판매 홍보
startup business entrepreneur founder company venture funding revenue profit pitch plan customer niche entreprise societe negocio empresa emprendedor 起業 事業 会社 창업 사업 기업 스타트업
email letter write subject message reply send recipient dear regards courriel objet destinataire correo asunto mensaje destinatario メール 件名 返信 手紙 이메일 메일 제목 답장 편지
speech audience presentation slide stage nervous rehearse speaker public toast wedding discours orateur diapositive discurso orador 発表 演説 스피치 스피커 발표 연설 축사 청중
study exam test quiz homework school student teacher class lesson learn memorize revise revision notes flashcard university college grade etudier examen ecole eleve professeur cours apprendre estudiar escuela alumno profesor clase aprender repasar 勉強 試験 学校 学生 先生 授業 学習 공부 시험 학교 학생 선생 수업 학습
language vocabulary grammar speak fluent native accent pronunciation conversation podcast app english spanish french german japanese korean practise practice phrase langue vocabulaire grammaire parler espagnol anglais francais natif sous-titres idioma vocabulario gramatica hablar ingles frances espanol subtitulos series 言語 英語 単語 文法 会話 発音 言葉 일본어 영어 프랑스어 언어 단어 문법 회화 발음
essay thesis introduction paragraph argument conclusion outline draft sources write academic dissertation redaction plan ensayo tesis argumento parrafo borrador 論文 作文 構成 에세이 논문 서론 글쓰기 초안
book novel author writer read chapter plot character library publisher bestseller story fiction literature title livre roman auteur lire lecture personnage intrigue editeur lecteur titre libro autor leer personaje trama lector titulo 本 小説 作家 読書 物語 主人公 題名 책 소설 작가 독서 주인공 제목
poem poetry verse rhyme stanza poet haiku sonnet line imagery vers rime 詩 俳句 韻 詩人 시 시인 운율 하이쿠
story tale once king queen princess dragon knight castle magic fairy hero monster wizard forest kingdom adventure histoire conte roi reine chevalier chateau magie pirate tresor navire equipage cuento rey princesa caballero castillo tesoro 物語 昔 王 姫 竜 魔法 勇者 이야기 옛날 왕 공주 용 마법 모험
film movie cinema actor actress director scene screenplay series episode watch netflix plot hollywood acteur realisateur serie pelicula cine 映画 俳優 監督 영화 배우 감독 드라마
theatre play stage act drama tragedy comedy shakespeare hamlet romeo juliet playwright prince ghost revenge piece scene teatro obra escena 演劇 舞台 戯曲 연극 무대 희곡 셰익스피어
music song sing melody chord guitar piano violin drum band concert album rhythm strum string practise instrument musique chanson chanter accord guitare batterie cancion cantar guitarra acorde 音楽 歌 曲 楽器 ギター ピアノ 음악 노래 기타 피아노 악기 연주 코드
paint art artist museum canvas brush gallery sculpture draw color colour portrait exhibition louvre peinture peintre tableau musee dessin couleur pintura pintor dibujo 絵 画家 美術 芸術 色 그림 화가 미술 예술 색
photo photograph camera lens shot aperture shutter exposure focus picture photographie appareil objectif foto camara objetivo 写真 カメラ 사진 카메라 렌즈
travel trip vacation holiday tourist hotel flight airport luggage pack passport itinerary visit sightseeing beach museum voyage vacances vol aeroport valise plage viaje vacaciones vuelo aeropuerto maleta playa 旅行 観光 ホテル 空港 飛行機 여행 관광 호텔 공항 비행기 휴가 짐
japan japanese tokyo kyoto osaka hokkaido cherry blossom maple temple shrine yen sushi onsen fuji samurai japon japonais japonaise 日本 東京 京都 北海道 桜 寺 温泉 일본 도쿄 교토 벚꽃 온천
france french paris lyon bretagne nantes eiffel louvre seine provence baguette crepes francais parisien francia フランス パリ 프랑스 파리
spain spanish madrid barcelona sevilla valencia tapas flamenco paella espagne espagnol espana espanol スペイン 스페인 마드리드
lisbon portugal porto tram alfama belem fado portuguese lisbonne lisboa リスボン 포르투갈
korea korean seoul busan kimchi jeju hanbok han coree coreen coreano 韓国 ソウル 한국 서울 부산 제주
italy italian rome venice milan florence pasta pizza colosseum italie イタリア 이탈리아 로마
england britain british london uk thames queen king angleterre londres inglaterra イギリス ロンドン 영국 런던
america american usa washington york california president states etats-unis americain estados unidos アメリカ 미국 뉴욕
germany berlin munich rhine allemagne allemand alemania aleman ドイツ ベルリン 독일 베를린
china chinese beijing shanghai pekin 中国 北京 중국 베이징
capital city town metropolis population country ville pays ciudad pais 首都 都市 국 수도 도시 나라
sun sunlight sky blue red sunset sunrise light scatter scattering wavelength molecule atmosphere air rayleigh color horizon soleil ciel lumiere diffuser couche bleu rouge sol luz azul rojo atardecer 太陽 空 光 青 赤 夕日 태양 하늘 빛 파란 붉은 노을
moon tide ocean sea gravity orbit earth sun pull lunar lune maree mer terre mar tierra gravedad 月 潮 海 地球 重力 달 조수 바다 지구 중력
space planet star galaxy universe astronaut rocket nasa orbit telescope mars jupiter saturn solar comet asteroid apollo landing armstrong espace etoile fusee espacio estrella cohete 宇宙 惑星 星 銀河 ロケット 우주 행성 별 은하 로켓
black hole gravity star collapse event horizon singularity mass light einstein spacetime trou noir agujero negro ブラックホール 블랙홀 중력
photosynthesis plant leaf chlorophyll sunlight light carbon dioxide oxygen water glucose sugar energy feuille lumiere fotosintesis hoja luz oxigeno 光合成 植物 葉 酸素 光 광합성 식물 잎 산소 빛 햇빛
water cycle evaporate condense cloud rain precipitation river ocean vapor eau nuage pluie agua ciclo nube lluvia 水 雲 雨 蒸発 川 물 구름 비 증발 강
weather rain snow storm wind cloud sunny temperature forecast cold warm hot humid thunder winter summer spring autumn meteo pluie neige vent orage hiver ete printemps automne froid chaud clima lluvia nieve viento tormenta invierno verano primavera otono frio 天気 雨 雪 風 冬 夏 春 秋 寒 날씨 비 눈 바람 겨울 여름 봄 가을
snow flake white winter frost ice cold hush quiet street roof neige flocon hiver nieve copo invierno 雪 冬 白 눈 첫눈 겨울 하얀
autumn fall leaf crisp red gold harvest october november pumpkin automne feuille otono hoja 秋 紅葉 落葉 가을 단풍 낙엽
climate warming carbon emission greenhouse fossil fuel temperature glacier planet climat rechauffement climatico calentamiento emisiones 気候 温暖化 排出 기후 온난화 배출 탄소
energy solar wind hydropower geothermal nuclear renewable panel turbine electricity power grid coal energie solaire eolien nucleaire eolica electricidad renovable エネルギー 電力 発電 太陽光 에너지 전기 발전 태양광 재생
ocean sea wave shore beach tide sail ship boat harbor lighthouse seagull salt foam mer vague plage bateau marin phare port mar ola playa barco faro marinero 海 波 浜 船 港 灯台 바다 파도 해변 배 등대 항구
whale dolphin shark fish mammal pod echolocation ocean fin swim baleine dauphin requin ballena delfin tiburon 鯨 イルカ 鮫 고래 돌고래 상어
bee honey pollinate pollen hive flower nectar crop beekeeper abeille miel ruche abeja colmena 蜂 蜜 花粉 꿀벌 벌 꿀
bird feather wing nest egg fly sparrow owl eagle penguin parrot oiseau plume aile nid pajaro ala 鳥 羽 巣 새 날개 둥지
cat kitten purr meow whisker litter feline paw pet content veterinarian vet tuna croquettes chat chaton ronronner veterinaire gato gatito ronronear veterinario pienso atun 猫 餌 獣医 고양이 새끼고양이 사료 수의사
dog puppy bark leash walk fetch treat breed pet canine toxic paw vet chien chiot laisse perro cachorro correa ladrar 犬 散歩 子犬 개 강아지 산책 반려견
horse cow pig sheep goat farm barn cattle milk cheval vache ferme caballo vaca granja 馬 牛 羊 農場 말 소 돼지 양 농장
history century war empire king revolution ancient battle treaty army soldier invasion dynasty siecle guerre roi bataille armee siglo imperio rey batalla ejercito 歴史 戦争 世紀 王 帝国 革命 역사 전쟁 세기 왕 제국 혁명
revolution bastille monarchy napoleon louis guillotine republic king citizens monarchie roi republique revolucion monarquia 革命 王政 혁명 왕정
rome roman caesar empire senate legion gladiator emperor romain cesar empereur emperador ローマ 로마 황제
civil franco republic republicans nationalists coup guerra bando golpe 内戦 내전
politics government election vote president minister parliament law democracy party policy senate politique gouvernement loi gobierno ley elecciones 政治 政府 選挙 法律 정치 정부 선거 법률 대통령
law legal court judge contract rights sue crime police noise neighbor neighbour loi avocat tribunal juge droit voisin bruit ley abogado juez derecho vecino ruido 法 裁判 弁護士 契約 隣人 騒音 법 변호사 재판 계약 이웃 소음
neighbor neighbour noise loud drums quiet landlord building upstairs apartment police complaint mediation voisin bruit ruido vecino 隣人 騒音 이웃 소음
football soccer goal team match player coach league stadium penalty ball score but joueur equipe ballon gol jugador partido balon サッカー 試合 選手 축구 경기 선수 골
basketball baseball tennis golf racket court hoop serve pitcher player tournament joueur raquette jugador raqueta 野球 バスケ テニス 야구 농구 테니스
swim pool water stroke dive lap float sluggish nager piscine nadar 水泳 泳 プール 수영 물 수영장
car cars drive vehicle engine tire wheel brake fuel gasoline petrol diesel garage mechanic lug jack spare road range battery electric charge mileage voiture conduire pneu moteur essence batterie kilometrage revendre coche conducir rueda motor bateria 車 運転 電気自動車 充電 タイヤ 자동차 운전 전기차 충전 타이어
bike bicycle cycling pedal helmet chain gear rust steel velo cycliste casque bicicleta casco cadena 自転車 자전거 페달 헬멧
train bus metro subway station ticket transport commute tram rail platform gare billet tren estacion 電車 駅 バス 地下鉄 기차 지하철 버스 역
love romance couple date relationship partner kiss heart wedding marriage marry bride groom anniversary vows amour mariage mari amor boda pareja novia casar 愛 恋 結婚 恋人 사랑 연애 결혼 결혼식 신랑 신부
family mother father parent child kid son daughter brother sister baby toddler grandmother famille mere pere enfant fils fille soeur familia madre padre hijo hermano nino 家族 母 父 子供 息子 娘 가족 엄마 아빠 아이 아들 딸 동생
friend friendship party birthday invite gift celebrate guest ami fete anniversaire cadeau amigo fiesta cumpleanos regalo 友達 友人 誕生日 贈 친구 생일 선물 파티
habit routine morning discipline procrastinate focus concentrate distraction goal schedule priority timer task habitude objectif rutina objetivo 習慣 集中 目標 計画 습관 집중 목표 계획 루틴
time timezone schedule calendar appointment reschedule meeting reunion calendrier horaire agenda 時間 予定 会議 일정 회의 시간 변경
programming code software developer function variable loop array string class object method algorithm compile bug debug syntax python javascript typescript java kotlin ruby php golang rust api library framework recursion recursive factorial reverse sort type static dynamic interface inheritance fonction chaine boucle programmation logiciel recursivite funcion cadena bucle recursividad 関数 変数 配列 文字列 再帰 プログラミング クラス 型 함수 변수 배열 문자열 재귀 프로그래밍 클래스 객체 알고리즘 타입
bug error exception crash debug log server request response status endpoint api http timeout stack trace syntax token json erreur serveur requete panne journal servidor peticion fallo registro エラー サーバー 応答 오류 에러 서버 요청 응답
database sql table query select join index row column primary foreign schema postgres mysql record base donnees requete colonne consulta データベース 表 列 行 데이터베이스 테이블 쿼리 열 행
json yaml xml csv format parse key value bracket indentation comment configuration serialize file data attribute fichier donnees archivo atributo 形式 設定 括弧 字下げ 형식 설정 파일 데이터
excel spreadsheet cell formula column row sheet countif sum filter csv tableur cellule colonne feuille celda hoja エクセル セル 数式 엑셀 셀 수식 시트
linux unix bash shell size head tail terminal command find grep ls chmod sudo directory folder file path du sort fichier dossier archivo carpeta comando リナックス コマンド 리눅스 명령어 디렉터리
git commit branch merge rebase repository push pull clone conflict ギット ブランチ 깃 브랜치 커밋 병합
docker kubernetes container image deploy deployment pod cluster cloud server helm conteneur contenedor コンテナ 컨테이너 배포
html css page website browser button layout flex grid responsive style web frontend navigateur navegador sitio ウェブ ブラウザ 웹사이트 브라우저 버튼
react vue angular svelte component hook state props virtual dom frontend composant コンポーネント 컴포넌트
security password encrypt encryption hacker phishing malware vpn firewall authentication two-factor login manager mot-de-passe chiffrement contrasena seguridad cifrado パスワード 暗号 セキュリティ 비밀번호 보안 암호화
machine learning ai model training data dataset neural network neurons predict prediction supervised algorithm classifier deep spam filter pattern apprentissage donnees aprendizaje 機械学習 モデル 予測 データ 人工知能 머신러닝 기계 학습 모델 데이터 예측 인공지능
computer laptop phone smartphone screen keyboard wifi router internet app install update battery reboot settings network ordinateur telephone ecran clavier reseau ordenador telefono pantalla teclado red movil パソコン 電話 スマホ 画面 컴퓨터 전화 스마트폰 화면 노트북 와이파이
blockchain bitcoin crypto cryptocurrency ledger block miner wallet decentralized transaction token ブロックチェーン 暗号資産 블록체인 비트코인 암호화폐
math mathematics number add subtract multiply divide sum equation algebra geometry triangle angle percent fraction euros share twice each total mathematique nombre somme diviser part double matematicas numero reparto doble 数学 数 計算 割 円 倍 수학 숫자 계산 나누 배 원
chemistry atom molecule reaction acid element compound electron bond salt chimie quimica 化学 原子 分子 酸 화학 원자 분자 산
physics force motion velocity acceleration gravity mass friction energy newton quantum physique vitesse fisica velocidad fuerza 物理 力 速度 물리 힘 속도 질량
biology cell dna gene genetic protein evolution species darwin mutation organism biologie cellule espece celula especie 生物 細胞 遺伝子 進化 생물 세포 유전자 진화
body brain nerve bone muscle lung stomach skin eye ear blind cerveau os poumon oeil yeux corps cerebro hueso pulmon ojo cuerpo 脳 骨 体 目 眼 뇌 뼈 몸 눈
color colour blue red green yellow primary paint hue shade couleur bleu rouge vert azul rojo verde amarillo 色 青 赤 緑 색 파란 빨간 초록
dress clothes shirt jacket shoes fashion outfit wear suit sew fabric bride gown vetement robe chaussure tissu ropa vestido zapato tela 服 靴 着 옷 신발 입
philosophy ethics moral morality socrates plato kant stoic meaning virtue philosophie filosofia 哲学 倫理 철학 윤리 도덕
religion god church bible prayer islam buddhism christian temple faith dieu eglise dios iglesia 宗教 神 教会 종교 신 교회 불교
joke funny laugh humor pun punchline comedy scientists atoms blague drole rire chiste gracioso risa 冗談 笑 농담 웃 유머
happy happiness joyful glad cheerful content delighted smile joy heureux joie feliz alegria alegre 幸 嬉 喜 행복 기쁘 즐거
`,
].flatMap((lines) => lines.trim().split('\n'))
