/**
 * Words that belong together, by field of life: a good answer often says "serve", "dough" and "oven" where the prompt said
 * "bread". Folded or not, any language; compared by stem. A word may stand in several fields. Hand-written and small: what
 * it does not know, it does not judge.
 */
export const fields: Readonly<Record<string, string>> = {
  programming: `algorithm api app application array async backend binary boolean browser bug bytecode cache callback class client
    closure cloud code coder coding command compile compiler component concurrency const constructor container css cpu data
    database debug debugger decorator deploy developer devops docker endpoint enum exception file framework frontend function
    generic git github gradle hash haskell heap html http ide immutable index inheritance initialize input instance integer
    interface interpreter iterate iteration java javascript json kernel kotlin kubernetes lambda let library linux list
    lint loop memory method microservice middleware module mutable mutex nginx node null object oop operator package
    parameter parse parser php pipeline pointer polymorphism postgres procedure program programmer programming promise
    protocol python query queue react recursion recursive redis refactor regex repository request rest ruby runtime rust
    schema scope script sdk server shell software sort sql stack static string struct swift syntax terminal thread token
    tuple type typescript typing unicode unix url validate variable var vector version virtual web webpack xml yaml rails
    reverse palindrome factorial fibonacci prime const dictionary hashmap map set tree graph node linked merge commit branch
    clone pull push rebase garbage collector compile-time block-scoped hoisting reassign
    fonction chaine tableau boucle variable programmation logiciel fichier base donnees serveur recursivite recursif
    funcion cadena arreglo bucle programacion archivo servidor recursividad recursivo algoritmo
    関数 変数 配列 文字列 再帰 クラス メソッド プログラミング サーバー データベース アルゴリズム ファイル オブジェクト 階乗 反転
    함수 변수 배열 문자열 재귀 클래스 메서드 프로그래밍 서버 데이터베이스 알고리즘 파일 객체 팩토리얼 컴파일`,
  artificial_intelligence: `ai algorithm artificial classification classifier clustering computer data dataset deep embedding
    gradient inference intelligence language layer learn learning llm machine model network neural neuron overfitting pattern
    perceptron predict prediction regression reinforcement robot supervised training transformer unsupervised spam filter chatbot
    automatique apprentissage modele aprendizaje automatico modelo 機械学習 学習 人工知能 モデル 予測 データ 머신러닝 기계 학습 인공지능 모델 예측 데이터`,
  cooking: `bake baking basil batter beef boil bread broth butter cake carrot cheese chef chicken chocolate chop cocoa coconut coffee
    cook cookie cooking cream cuisine cup curry dessert diet dinner dish dough drain egg fish flavor flavour flour food fridge
    fruit fry garlic ginger grate grill herb ingredient juice kitchen knead lemon lunch meal meat milk mix mushroom noodle oil
    olive onion oven pan pancake parmesan pasta pastry pepper pizza pot potato preheat recipe rice roast salad salt sandwich sauce
    saute seasoning serve shrimp simmer skillet soup sourdough spaghetti spice spoon steak steam stew stir stove sugar sushi
    tablespoon taste tea teaspoon toast tofu tomato tortilla vanilla vegan vegetable vegetarian vinegar whisk yeast yogurt
    cuisine recette four farine beurre oeuf oeufs sucre sel pain gateau poulet fromage oignon ail huile cuire cuisson pate
    cocina receta horno harina mantequilla huevo huevos azucar sal pan pastel pollo queso cebolla ajo aceite cocinar masa
    料理 材料 卵 砂糖 塩 小麦粉 バター 鍋 焼 煮 野菜 肉 魚 米 味噌 醤油 カレー ケーキ 요리 재료 계란 달걀 설탕 소금 밀가루 버터 냄비 볶 끓 채소 고기 생선 쌀 김치 된장`,
  health: `aerobic allergy anemia antibiotic anxiety appetite arthritis asthma bacteria blood body bone brain breath breathing calorie
    cancer cardio cardiovascular cell chest cholesterol chronic clinic cold cure depression dentist diabetes diagnosis diet
    disease doctor dose drug exercise fatigue fever fiber fitness flu gym headache heal health healthy heart hospital hydration
    immune infection inflammation injury insomnia insulin joint kidney liver lung medication medicine meditation mental
    metabolism mindfulness muscle nausea nurse nutrition obesity organ pain patient pharmacy physical physician pill pregnancy
    protein pulse rash rehab sleep smoke smoking sore stomach strength stress stretch stroke surgery symptom therapist therapy
    tissue tooth treatment vaccine vein virus vitamin vomiting weight wellness workout yoga warmup rep reps set squat
    sante medecin maladie sommeil douleur coeur sang exercice poids dormir salud medico enfermedad sueno dolor corazon sangre
    ejercicio peso dormir 健康 医者 病気 睡眠 運動 体 血 心臓 薬 症状 건강 의사 질병 수면 운동 몸 혈액 심장 약 증상 잠`,
  travel: `abroad accommodation adventure airbnb airline airport backpack backpacking beach boat booking bus camping canal castle cathedral
    city coast country cruise culture currency customs destination ferry flight guide hike hiking hostel hotel island itinerary
    journey landmark lodge luggage map metro mountain museum nightlife pack packing palace park passport resort restaurant ride
    road route scenic sightseeing souvenir station sunscreen temple ticket tour tourism tourist trail train transit travel
    traveler trip vacation village visa visit explore barcelona berlin japan kyoto lisbon london paris rome spain tokyo
    voyage plage hotel vol billet musee ville train viaje playa vuelo billete museo ciudad tren
    旅行 観光 ホテル 空港 電車 駅 京都 東京 寺 温泉 여행 관광 호텔 공항 기차 역 서울 도쿄 교토 부산 제주`,
  finance: `account asset bank banking bankruptcy bond borrow broker budget capital cash cent compound credit currency debit debt deposit
    dividend dollar earn economy equity euro exchange expense fee finance financial fund gdp growth hedge income inflation
    insurance interest invest investing investment investor ira lender liability loan margin market money mortgage payment
    payroll pension portfolio premium price profit recession rent retirement return revenue risk salary save saving savings
    share shareholder spend spending stock tax taxes trader trading treasury valuation volatility wage wealth withdrawal yield
    index diversify argent banque budget depense epargne impot pret investir dinero banco presupuesto gasto ahorro impuesto
    prestamo invertir お金 銀行 予算 貯金 投資 税金 株 金利 돈 은행 예산 저축 투자 세금 주식 금리 지출`,
  business: `agenda agile audience b2b board brand branding business buyer campaign career ceo client colleague company competitor
    consultant contract corporate cost coworker customer deadline deal demand department director employee employer
    entrepreneur executive feedback firm founder freelance hire hiring hr industry interview invoice job kpi launch lead
    leader leadership logistics management manager market marketing meeting merchant negotiate negotiation office onboarding
    operation organization partner pitch position pricing product productivity professional project promotion proposal
    purchase quarter recruit recruiter refund remote resign resignation resume retail roi salary sale sales schedule seller
    seo shipment shipping stakeholder startup strategy supplier supply support target team vendor workplace warranty order
    entreprise client equipe reunion produit vente empresa cliente equipo reunion producto venta trabajo empleo travail emploi
    会社 顧客 会議 製品 仕事 営業 売上 上司 同僚 企業 회사 고객 회의 제품 업무 직장 매출 상사 동료 기업 프로젝트`,
  education: `academic assignment assessment campus class classroom college course curriculum degree dissertation education essay exam
    exercise faculty flashcard grade graduate graduation homework instructor kindergarten knowledge lecture lesson library
    literacy math memorize mentor notebook pedagogy phd professor pupil quiz recall revision scholarship school semester
    student studies study studying syllabus teach teacher teaching textbook thesis training tutor tutoring university
    vocabulary grammar fluent fluency pronunciation spaced repetition review
    ecole etudiant cours professeur examen etudier apprendre escuela estudiante curso profesor estudiar aprender vocabulario
    学校 学生 授業 先生 試験 勉強 教育 大学 학교 학생 수업 선생 시험 공부 교육 대학 단어장`,
  science: `acid atom atmosphere bacteria biology bond carbon catalyst cell chemical chemistry chlorophyll chloroplast chromosome compound
    crystal density dioxide dna ecosystem electron electromagnetic element energy enzyme equation evolution experiment force
    fossil frequency friction fusion galaxy gas gene genetic geology glucose gravity heat hydrogen hypothesis ion isotope
    laboratory light mass matter mitochondria molecule momentum mutation natural neutron nitrogen nuclear nucleus orbit
    organism oxygen particle photon photosynthesis physics planet plant protein proton quantum radiation reaction relativity
    rna science scientific scientist scatter scattering solar species spectrum star sun sunlight telescope temperature
    theory thermodynamics universe velocity virus wave wavelength astronomy moon mars earth jupiter eclipse tide tides black hole
    blue rayleigh sky photosynthese lumiere plante soleil terre lune energie fotosintesis luz planta sol tierra luna energia
    光合成 光 植物 太陽 地球 月 空気 酸素 二酸化炭素 重力 宇宙 原子 細胞 광합성 빛 식물 태양 지구 달 산소 이산화탄소 중력 우주 원자 세포 에너지`,
  environment: `agriculture air biodiversity carbon clean climate coal compost conservation coral crop deforestation drought earth ecology
    ecosystem electric electricity emission emissions energy environment environmental farm farmer fertilizer flood forest fossil
    fuel garden gardening glacier global green greenhouse habitat hurricane hydro irrigation landfill leaf leaves nature ocean
    oil organic oxygen ozone panel plant planting plastic pollution rain rainfall recycle recycling renewable river root sea
    seed seedling snow soil solar species storm sunlight sustainability sustainable temperature tree turbine warming waste
    water weather weed wildlife wind zero
    environnement climat energie recyclage pollution foret medio ambiente clima reciclaje contaminacion bosque
    環境 気候 温暖化 森林 再生 汚染 환경 기후 온난화 숲 재생 오염 쓰레기 재활용`,
  history: `ancient archaeology aristocracy army battle bastille bce castle century civil civilization colonial colony communism
    conquest constitution coup crusade declaration dynasty empire emperor era feudal fall fascism general government
    historian history holocaust independence industrial invasion king kingdom legacy medieval military monarchy monument
    napoleon nation nazi occupation pharaoh pyramid queen rebellion reform regime reign renaissance republic revolution
    roman rome ruler settler siege slavery soldier sovereign soviet territory throne treaty tribe troops tyranny versailles
    veteran victory war warfare guerre roi empire siecle revolution guerra rey imperio siglo revolucion
    戦争 歴史 王 帝国 革命 時代 幕府 将軍 전쟁 역사 왕 제국 혁명 시대 조선`,
  law_politics: `act administration agreement amendment attorney ballot bill campaign candidate cabinet citizen citizenship claim clause
    compliance congress constitution contract copyright council court crime criminal defendant democracy democratic deputy
    diplomacy election evidence federal governor judge judicial jurisdiction jury justice law lawsuit lawyer legal
    legislation legislature liability license mayor minister ministry parliament party patent plaintiff police policy political
    politician politics poll president privacy prosecutor public regulation republican rights rule senate senator statute sue
    tenant trademark treaty trial verdict vote voter voting witness landlord lease eviction
    loi droit tribunal president election gouvernement ley derecho tribunal presidente eleccion gobierno
    法律 裁判 選挙 政府 大統領 首相 憲法 법 법률 재판 선거 정부 대통령 헌법`,
  sports: `athlete ball baseball basketball bat boxing champion championship climbing coach competition court cricket cup cycling defender
    dribble fan fitness football game goal goalkeeper golf gymnastics hockey inning jump kick league marathon match medal
    olympic opponent penalty pitch player playoff point race racket referee rugby run runner running score season serve skate
    skating ski skiing soccer sport stadium swim swimmer swimming tackle team tennis throw tournament track training volleyball
    win winner workout wrestling quarterback guitar-less
    football match joueur equipe but course futbol partido jugador equipo gol carrera サッカー 野球 選手 試合 축구 야구 선수 경기`,
  music_arts: `acoustic album amplifier art artist artistic artwork ballet band bass beat brush canvas cello chord chords choir composer
    concert craft dance dancer design draw drawing drum drummer exhibition fingering fingerpicking fret frets gallery genre
    guitar harmony instrument jazz lyric lyrics melody mural music musical musician note opera orchestra ornament paint
    painter painting palette performance photo photograph photographer photography piano pitch play portrait practice rap record
    rhythm rock scale sculpture sing singer singing sketch song songs sound strum strumming studio symphony tempo theater tone
    tune tuning violin vocal watercolor
    musique chanson peinture peintre guitare musica cancion pintura pintor guitarra 音楽 歌 絵 画家 曲 ギター ピアノ 음악 노래 그림 화가 곡 기타 피아노`,
  literature_film: `actor actress adaptation author autobiography bestseller biography book bookshop chapter character cinema climax comedy comic
    critic dialogue director documentary drama editor episode fable fairy fantasy fiction film genre haiku hero horror
    imagery library literary literature magic manga manuscript memoir metaphor movie mystery myth narrative narrator novel
    novelist page plot poem poet poetry prose protagonist publisher read reader review rhyme romance scene screenplay script
    sequel shakespeare short sonnet stanza story storyteller storytelling tale theme thriller tragedy trilogy verse villain
    writer livre roman poeme histoire auteur film personnage libro novela poema historia autor pelicula personaje
    本 小説 詩 物語 作家 映画 俳句 主人公 책 소설 시 이야기 작가 영화 주인공`,
  sea_nature: `autumn bay beach bird blossom blue breeze brook cliff cloud coast coral crab current dawn deep desert dolphin drift dusk earth
    fish flower foam fog forest garden gull harbor hill horizon island lake leaf leaves lighthouse meadow mist moon moonlight
    mountain ocean petal rain rainbow reef river sail sailor salt sand sea seagull seashell shell ship shore sky snow spray
    spring star stars storm stream summer sun sunrise sunset surf swell tide tides tree valley wave waves whale wind winter
    woods mer vague vagues plage ciel vent lune etoile fleur arbre hiver printemps automne mar ola olas playa cielo viento luna
    estrella flor arbol invierno primavera otono 海 波 空 風 月 星 花 桜 雪 山 川 春 秋 冬 夏 바다 파도 하늘 바람 달 별 꽃 벚꽃 눈 산 강 봄 가을 겨울 여름`,
  animals: `animal aquarium bark bear bee bird breed butterfly cage canine carnivore cat cats chicken claw cow crate creature crocodile deer
    dinosaur dog dogs dolphin duck eagle elephant feather feed feline fin fish fox frog fur giraffe goat habitat hamster herbivore
    horse insect kitten leash lion litter lizard mammal meow monkey mouse nest octopus otter owl panda parrot paw penguin pet
    pets pig predator prey puppy rabbit rat reptile shark sheep shelter snake species spider squirrel tail tiger treat treats
    turtle vet veterinarian walk whale wild wildlife wing wolf zoo chien chat oiseau cheval perro gato pajaro caballo
    犬 猫 鳥 動物 馬 象 강아지 개 고양이 새 동물 말 코끼리`,
  home: `apartment appliance bathroom bed bedroom bleach broom bucket carpet ceiling chair chore clean cleaner cleaning closet clutter
    curtain declutter decor decorate desk detergent dishwasher door drawer dryer dust electrician faucet fence floor furniture
    garage hammer home house household housing iron kitchen lamp laundry lawn leak mattress microwave mop nail neighbor organize
    paint pipe plumber plumbing rent renovation repair roof room rug screw screwdriver shelf shower sink sofa sponge stain tenant
    tidy tile toilet tool towel vacuum wall wash washer window wipe wood wrench maison chambre meuble nettoyer casa habitacion
    mueble limpiar 家 部屋 掃除 家具 집 방 청소 가구`,
  vehicles: `accelerate airplane auto automobile axle battery bicycle bike brake brakes bus car charge charging clutch dealer diesel drive
    driver driving electric engine exhaust flat fuel garage gasoline gear highway hybrid jack lane license lug mechanic mileage
    motor motorcycle odometer oil park parking passenger pedal plane range road scooter seatbelt spare speed steering tesla tire
    tires traffic train transmission transport truck vehicle wheel wrench voiture conduire pneu coche conducir neumatico
    車 運転 自転車 電車 자동차 운전 자전거 타이어`,
  family_relations: `anniversary apologize baby birthday boyfriend bride bridesmaid brother caregiver celebrate celebration child children
    communicate communication conflict couple dad dating daughter divorce emotion empathy engagement family father feelings friend
    friendship gift girlfriend grandma grandmother grandparent grief groom guest honesty hug husband invitation invite kid
    kids listen love marriage marry mom mother parent parenting parents partner party relationship relative sibling sister son
    spouse surprise toddler toast trust wedding wife wish famille ami mariage anniversaire enfant parents familia amigo boda
    cumpleanos nino padres 家族 友達 結婚 誕生日 子供 親 가족 친구 결혼 생일 아이 부모`,
  self_growth: `anxiety attitude balance boundaries burnout calm calendar concentrate concentration confidence consistency discipline
    distraction distractions drive energy focus goal goals gratitude growth habit habits happiness journal journaling mindset
    motivate motivation notification notifications overwhelm plan planner pomodoro postpone prioritize priority procrastinate
    procrastination productive productivity progress purpose quiet reflect relax resilience rest reward routine schedule
    self-care stress task tasks timer todo track willpower motivation habitude objectif motivacion habito objetivo metas
    習慣 目標 集中 計画 습관 목표 집중 계획 동기`,
  mathematics: `add addition algebra angle area average axis calculus circle circumference coefficient compute cosine cube decimal derivative
    diameter digit divide dividend division divisor equation even exponent expression factor formula fraction function geometry
    graph hypotenuse inequality infinity integer integral length limit linear logarithm math mathematics matrix mean median
    minus multiply multiplication negative number odd parabola percent percentage perimeter plus polygon polynomial positive prime
    probability product proof pythagorean quadratic quotient radius ratio remainder root sine slope solution square subtract
    sum tangent theorem triangle variable vector volume zero mathematiques equation nombre matematicas ecuacion numero
    数学 方程式 数 三角形 足 掛 割 수학 방정식 숫자 삼각형 더하 빼 곱 나누`,
  geography: `africa america amazon antarctica arctic asia atlantic australia brazil canada capital cairo canberra china city climate
    coast continent country desert egypt england equator europe everest france germany hemisphere himalaya india island italy
    japan kenya lake latitude london longitude madrid map mexico moscow mountain nile northern ocean pacific paris peninsula
    population region river russia sahara southern spain state territory tokyo town valley vienna volcano washington
    pays capitale ville montagne fleuve pais capital ciudad montana rio 国 首都 都市 山 川 나라 수도 도시 산 강 프랑스 파리 일본 도쿄`,
  technology: `android app battery bluetooth broadband cable camera charger chip chrome cloud computer connect connection cookie device disk
    download drive email encrypt encryption firewall firmware gadget google hacker hardware headphone icon install internet iphone
    keyboard laptop login malware microsoft mobile modem monitor network notification offline online password pc phishing phone
    printer privacy processor reboot reset router screen security sensor server settings signal smartphone software storage
    streaming sync tablet tech technology touch update upload usb username video virus vpn website wifi windows wireless
    2fa authentication factor mfa blockchain bitcoin crypto ledger ordinateur telephone reseau mot passe ordenador telefono red
    contrasena パソコン スマホ 電話 パスワード 接続 컴퓨터 스마트폰 전화 비밀번호 네트워크 와이파이`,
  clothing_beauty: `accessory beauty belt blouse boots bracelet clothes clothing coat color cosmetic cotton denim dress earring fabric fashion
    fit garment glove hair haircut hat heel jacket jeans jewelry knit leather linen lipstick makeup mirror moisturizer nail
    necklace outfit pants perfume polyester ring sandal scarf sew shampoo shirt shoe shoes silk size skin skincare skirt sleeve
    sneaker sock style suit sunscreen sweater tailor tie trousers uniform wardrobe wear wool 服 靴 옷 신발 피부 화장`,
  religion_philosophy: `aristotle belief bible buddha buddhism buddhist christian christianity church consciousness descartes divine duty ethic
    ethics existence existential faith free god gospel hindu islam jesus jewish kant karma knowledge koran logic meaning
    meditation metaphysics monk moral morality mosque muslim myth nietzsche nirvana philosopher philosophy plato pray prayer
    priest prophet reason religion religious ritual sacred saint socrates soul spirit spiritual stoic stoicism temple theology
    truth utilitarian virtue will wisdom worship philosophie religion filosofia 哲学 宗教 神 仏教 철학 종교 신 불교`,
}
