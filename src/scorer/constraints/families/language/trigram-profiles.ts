import type { Script } from './scripts.ts'

/**
 * The 65 most frequent trigrams of each language, by script and ISO 639-3, in order of their frequency, one right after the other; line breaks
 * mean nothing. Raw, because a bundler writes letters that are not ASCII as escapes everywhere else. Out of franc 6.2 (MIT licence, Titus
 * Wormer), which counted them in the Universal Declaration of Human Rights; it brings 300 of each of 187 languages, ten times the weight. Written by
 * test/support/write-trigram-profiles.ts.
 */
export const TRIGRAM_PROFILES: Partial<Record<Script, Readonly<Record<string, string>>>> = {
  latin: {
    spa: String.raw`
 dede os  la a la  y ón iónes ererecieno adercióchoechen a penta laciel na onae d coas da  toal ene entod pee l elh
o nte supera tad  tierstie sersosone s pro dodate cian d esdadida inne estioncio
`,
    eng: String.raw`
the th anhe nd ionand toto tio ofon of  inal atior ghtighrig rine entonell is as vered  bee rin t talleveht  orerys t
ty  eve hyon haryoe abe his frng d thas shing hisha pr co rehalnaly as an tce 
`,
    por: String.raw`
de  de seão os to em  e do o d dier itoeitserentção a dirirereio sadedadumaas no e d tonte coo ttod oumenques eman p
r in ques  tehumodoe ada  huanote al temo es didam d pe reo aou r he sciaa e li
`,
    ind: String.raw`
an angng  daak  peata se ke medan di beberkanranhakperyan yanganyagan atara haengasaoramenn pn kerhrhan dya ap at a
s tann balaa d ora ssantasetiuk peng bsetntun ytiaiapk mebaaan unn stukk ap oam 
`,
    fra: String.raw`
 dees de ionnt tioet ne on  etentle oite d lae pla it  à t droidro dr leté e satite re  tos dmentoue lns  pe cosonq
ue au soe aonnout un qu sa pruteeme l’t à a e econdes paue erse c lia dperonts e
`,
    deu: String.raw`
en er derein unnd undungchtich deschng  geineechgenreccheie  reeit auht die di hach  daver zulict din auf ei in beh
ennden duf ede veit tenn sseiat jed je seandreis rdenterne hatt ar hzu dasode od
`,
    vie: String.raw`
ng ̣c ́c  quà  thnh  ng̣i ̀n và va nhuyê phquy caềnyề̀nh̀i ̣t  chó  trngưi n gigươờiườ́t  coượ cuácự ợc k
h đưđươ tưcó haôngc t đên ti đìǹu cágiái ọimọ moềuiệđều cnhưpha ba bi
`,
    ita: String.raw`
 dito  inionla  dedi re e dne  e ziorita doneo dni le llaittess aliridirttoentelli idelndiereindo a cote tà ti a su
o e egniazi priduividuoviddivogn og esi e haallalentee amenser su nee lza i dper
`,
    tur: String.raw`
 ve have ir lerhak heherin larr hbirya er ak kkıakketi ka bieyaan eriiyeyetaraek  olde veyın ır ndaarıesiınıdır tat
lee hasıetle k vaı vsınilene rkeerkardine saındinik hkınamale tinrdıvara v mee m
`,
    pol: String.raw`
 prniepra i niaie go anirawia  poego dowieiekawo niowich ek do  mawo a pścici ej  cz za w ychoścrzeprz kawa eni na j
eażdkażma złoczłnośo dłowy cdy żdyi pwol luny oln wystw woub lublnorodk mtwadzi
`,
    swh: String.raw`
a k yana wa ya  kua m na hai y waa ha nanaakiki la hak kakwatu  kw mali a ailai k kini a walia u an mtke mtua yakea
tikilka ikakatilite otewe a se kia zi u aza aziifama yakyo i nama yoau  aue akut
`,
    ron: String.raw`
 dere  înși arede  șite ul  sarepe dea eptdretule a drie în ptule atela e p la peori prce e s orau tat ariceii or a s f
i a ricaleper conă ă areaersi s lisau carsoentlorațial a de omenl lei e cpri
`,
    hrv: String.raw`
 pr i ma ravimapraje na  svti  naa pvo vatko a snje poanjavoo itko ima isvano i pe sja o n zaju ili u va li  bine i s
atk ilitida  ne ko dr slvannjakojije raova osu si iostbodobolobslopria nom jed
`,
    nld: String.raw`
en an de  de heingcht endervan vang eenet ech ge een erec ren vn dndever beer ededen ophetn i telijgenzij ziht ijke
li int o veop andtenke ijne vjn ied oneft ieschn zn oaanft eidte oor weondeefere
`,
    zlm: String.raw`
an ang keng  se daadaaradan peran beak berhakataalaa sah nya meda pern sya  dikanlahn kaangandalpadkepa pn derheban
gayanrha yandaoratiaasa haamaepa oriapap a b at maetira taun asetau  bapa  adn p
`,
    tgl: String.raw`
ng ang paan sa  ka saat  ma ngapaalaatag ppanpagay  an naara attana ppatn a baga awarapkarg kayalang mn ng bngamga m
ga kna aman sa aganyangka tamaytaoagkasamanakaao y manag ananahakany kbawkala m
`,
    hun: String.raw`
en  sz va a és minek  és mijog joan indnekszeságndea vdenogaszavalga mélalaemégy n avanzemele meegyély egzabtás azn s
badabani az gye elak  semegsenénységk jynelyn nebenlamtt t aet agyoz hozvagzet
`,
    ces: String.raw`
 prní  a  neprárávna ost poho  svo n navo nebávobo ebonosmá  máaždkaž ka roch dý ždýti ou a s př zaáníá p je v svoé
ho stý mstině  byobovobterproeníbod zá spí arodkteby mu u po p návánjak jaa po v
`,
    swe: String.raw`
ar er tt ch och ocingättillräten  titilförll  rände fövaret and enell haom hetlleligde nin deng  in fras ler elgenn
vaundattenvr h i r rskafri soharder atör terallt t utdenka llasomav samghega  sk
`,
    afr: String.raw`
ie dieen  di enan ingng van re varegte e ret e veene e ge be teeg n dle ensn h hehetvert dlkenie inke likof  ele on
de veal  toelk op ni ofg tderid andeidaankeege ot totde heie b vr weom  sa aaord
`,
    fin: String.raw`
en iseon aisja ta an  jastan oistkeuikeoikellllaeen oin t on van jaankaila  talis josenllia ouksseltaia j kaus in n k
a teussa ksin säänän ksenenjokseeokaai ttassataamisaa nsasesapatä  seansdenest
`,
    slk: String.raw`
 pr a práráv poho vo na  naost ro neie nosch ávoktoebomá  máaždkaž kabo lebale alo nanidý ždýia ne om ti ého v  jeo
va zaá pý mmi enito né  sltorvana pstivojo v ktnialobslo svmu rovrodýchsvo zá by
`,
    dan: String.raw`
er og  ogtilet  tideren  deforil  re foreting haligde nde enllehedelsverar unded harelldenge lerlseandr ht tse ng h
ve elenh frat e ee oig nhv i genedeskaige ates le gher r ine ffri mengeal ighnne
`,
    nob: String.raw`
er og  ogen til ha ti reett deingretil tt et lleforar  enverellom  fong harr hhetlerlig sohvet t elternnesomenhandd
e av nhvska å  i le r rdene e frig r sndeelsse e o erenn me stlseal re fritte sk
`,
    cat: String.raw`
 de i  a la  laes  sede  pepertatió entretdreat a p dra lonant mencióts na acial en t als  el toet tota sel  cos de
rser a tque ens ita e l prt drso qu o  llsonionté  téns é dsevitaalsota in l’est
`,
    lit: String.raw`
as ir  ireistei teuriti s tiekis os  kius vieri turai  tu paien vialii tžmosę isę žmmogkieenaais neinikviekv lagusl
aiogunasės mą  į  jo būs žvis arbūt suantmo ių  kas i prs smaspriisvūtiokis ks a
`,
    slv: String.raw`
 prin rav indo prati avianj donjevicje o dno li ih a pega vso iost zane  poga ja  drco icoakovsa v kdosak kaaliima i
me ssti navani s neakdsvo sv alnjanihma prii dstvnoso pdrui po spree njo  izred
`,
    epo: String.raw`
aj  lala kaj kaoj on  deiu raj raas ajtde  ĉiaŭ  lij kecoĉiuia jn  pro ke l alest aŭ ki esjtoco kon koen tasn kan  e
npro poa pta io ereberibelibj pn a ne seo dto acikiu ino ea kajnj lton pedo o a
`,
    lvs: String.raw`
as ībaiestiebasai un  un tisībesīienir  irvie vi vabu am ībuiemm iem  nes ur tvai uz pauz enaās pie pi iz sanamdzīš
aniskar  arkviikv ikviņbrī bres rīv ka atu u cii is pcij noedrināācis viņadrīdar
`,
    ekk: String.raw`
selle se ja  jauseisemisõig vaelesteustgusus igust  võ õidus onon el te ma al igavõia v inniminida e j teist igimel o
likmese kõi est kol i kaendikueseadugal see vtuslt amin õemaabavaba k ralisval
`,
  },
  cyrillic: {
    rus: String.raw`
 пр и рав напраствго ениво ове кана ть  поия о н обет  в сво свавоаниостогоый аждловт п имния че соелоиме нельнли ч
елкажествекатьоваили раек й чдыйжды доие еетмеено  илии ся егообои пниек и быи с
`,
    ukr: String.raw`
на  прпра і рав на поня ння заоготи во го  коаво малюдо н не лююдиожнкожльнжнадинатиає их инаповсво сваннє пмаєабоа л б
уне еннбо  аба мовині  ви осацівин табезобо ві якере доі пувао пальнихом ми 
`,
    srp: String.raw`
 пр и равна пра нама  свимада а пво ко ти аво поа иакоа с за у о и ими пва свавак дао не сост коња ли илине ом  неа н с
л илје  дри сно коју сава раог слоју им стибодоболобитиа остви уа дни једу п
`,
    bul: String.raw`
 нана  прто  и равда  дапраствва а са пво но итета о иени зане  неа н всванавоотое но на ики ие те ни има имли илии
я  поовеанечовма  чои ча дниеи дест иланивеквсе обек екисекаватвосво сввота ви с
`,
  },
  arabic: {
    arb: String.raw`
 الية في  فيالح أوأو  واوالحق ة الحقالتكل الملكل لكلى ق فته و اة وشخصة لات الأي أون  شخم اأي  أيان أن مة ي االالا ه
ا اء  أن علخص ن ا للد امن فردما العت احريعلىل فرد ل ش لارية إلة أا ان ي ولا لا ي
`,
    urd: String.raw`
ور  اواورکے  کے کی کایں  حقکی کا  کوئے ے کیا سے کو شخص شخنے  اس ہےمیںحق  ہو میخص ے ا جااس  سے یاہر ی ا کر ہرے۔ سی ہ
یںا حص کوں ے م انر ش۔ ہائےزادآزا آزام ر اق ہادیجائں کہے۔م ک کسا جی کس ککسی پرے گ
`,
    pes: String.raw`
 و  حق باند رد دار داکه هر  در کهدر  هرر کحق د هاز یت  ازیا کس ود ارد یا کسای د و بر خوق دباششد د کار د ب راه بان آ
زا آزرا اشدی وه این ید زادس حخودی ب اسده دی ور ایده دری و اتماات  نمی کادینه رای
`,
  },
  devanagari: {
    hin: String.raw`
के प्र प् का के । और  औरका  कोकारार ति या को ने ों िका्रत है किं कहै धिकव्यअधि अध्ति सम्यकि कक्ता अकी ा क व्ें  होय
क्सी से े क या कीमेंन्त मेत्यै ।ता रत्क्षेक येक्येिक र हभी किस जा स्क वा जिसीमान
`,
    mar: String.raw`
्याया त्ययाचचा ण्याचा व कारप्र प्िकाधिकार  अधअधिच्यआहे आहा अहे ा कास वा ्ये्रत स्ता ा स अस करस्व काल्यरत्ाहिकोण कोि
क येक्वाा व त्र आ्य त्रेकाक्षा न संामााच्ंवािंवकिं किात ष्टकास यायांांचर्यमिळ मि
`,
    npi: String.raw`
को ने  र ार क्तकारप्र प््यकव्य गरिका व््रतधिक्तियक्अधि अधाई मा लाईत्यिक  ।  समवा  वाक व्नेर्नगर्न्तछ ।तिलरत्त्रेक य
ेक्येिलार सो स स्मानक्ष विहुना स हु छ र छ्त्समास्व। प संनेछुनेहरुतन्वतने अिनेो अ
`,
  },
}
