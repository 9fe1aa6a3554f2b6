import type { Script } from './scripts.ts'

/**
 * The most frequent trigrams of each language, by script and ISO 639-3, in order of their frequency, one right after the other; line breaks
 * mean nothing. Raw, because a bundler writes letters that are not ASCII as escapes everywhere else. Out of franc 6.2 (MIT licence, Titus
 * Wormer), which counted them in the Universal Declaration of Human Rights; it brings 187 languages, three times the weight. Written by
 * test/support/write-trigram-profiles.ts.
 */
export const TRIGRAM_PROFILES: Partial<Record<Script, Readonly<Record<string, string>>>> = {
  latin: {
    spa: String.raw`
 dede os  la a la  y ón iónes ererecieno adercióchoechen a penta laciel na onae d coas da  toal ene entod pee l elh
o nte supera tad  tierstie sersosone s pro dodate cian d esdadida inne estioncios dcona e pomen lin enciressu to tr
a re lotad nalosa s o ia que pará pro uns yuals elibnacdo ra er a due  que estanalar nesicaa cseror terse porcciio d
ell ddesadolesonea andi so cus pales namepariciociunabers trtacom didose aimio se certlaso pantdicnto alaraibeenco e
s lcas ase ptenalio tsocy ln cntaso tosy arian tdiea u funo l pialquidiss ohosguaigu ig casarl t mal epre activs ar
e nadvidera triercuan pta claadebres sesantrecca i leliddasd didoariindadandafunmieca ticeliy dnide iodoioso yespiv
ay ematblir adrátrictitalrimonteráus susendpentoritoondoriuielign aistraclarrsetarmo omoibrn ledimed menioa yedaisf
lo asol miasicolicplesteacttecoteroteleura niie adiu psegs iun unda nlqualqo iincsti sin sern
`,
    eng: String.raw`
the th anhe nd ionand toto tio ofon of  inal atior ghtighrig rine entonell is as vered  bee rin t talleveht  orerys t
ty  eve hyon haryoe abe his frng d thas shing hisha pr co rehalnaly as an tce menreefree sl bnatforts nt n aityry h
ernceectd i pepron octi foe ely es  noonany anyer re f te o des o witerntee ions en arresersy tperd f a  onithl ae t
ocisoclit as sedomedoeedntis et oothwit diequt atedst y ointe p ma so nal oe cch d aencth arens ic  un futatialcia a
chtsnitqua eq alom e wd of halioten e whr tstage thio atitualan te ess chle arye fby  byy itecunio to o lino  las r s
uincledrotcon pu heereimir antr st oteliagediss dtleitlhousonducedu woateblecesat  at facomiveo semeo eaw lawtraund
penndeuntounn ss ff athoms  isactciecatuca edancworralt i meo filyprirenoses cen d nl cfulrarntanst agl pmindinsecy e t
rrsoichhicwhicouernurir oticitiigiligratrtht fomsritd ree e berarouse ay rs  hoable u
`,
    por: String.raw`
de  de seão os to em  e do o d dier itoeitserentção a dirirereio sadedadumaas no e d tonte coo ttod oumenques eman p
r in ques  tehumodoe ada  huanote al temo es didam d pe reo aou r he sciaa e lio p esres do da à ual em suaçãdosa p
traestia conproar e pis  nará quaa d pacomaiso cameerá pouerstaberter o essra e edaso àntonalo oa cidordaerd asncis
uaonadesibelibe tados nua s tue  soicama lqualqtosm sa lperadaocisoccioa nparacis apreontm ouraa s umione oor e rpe
lntantra iio nacêncstralirianst tra qinto na oca elauçãlide l atseneser ds pegusegvidprissoém imeticdisraçeciara ca
nidtruõesassseupora am p exso r ieçãteçoterot le mainga tranerariol deliça sti necidernutroutr ee ctadguaigu ig oss o
ruçinsçõeios fae nsse nore artr praru pincleicasicouémguéngunin nigurla pennçana içãiãocieistsemta elee fom tro aor
elm as staredaiedunie ms ia fias cu acr aá aremei omorecfors fescantà s vio qvera undaundfun
`,
    ind: String.raw`
an angng  daak  peata se ke medan di beberkanranhakperyan yanganyagan atara haengasaoramenn pn kerhrhan dya ap at a
s tann balaa d ora ssantasetiuk peng bsetntun ytiaiapk mebaaan unn stukk ap oam lam maunt deterbasbebdakendi dpunme
mtaudalamakebakaikan m badi ma  sadenau ndan heri tielak dun n aebeanaah ra idauka teal adari oletidngglaklehdapa p
dilg denaeh garna ertapaum tu atua msamilaharn tasibanerlt dbatuatta lanadih dneg nekummasnanpataha inl dempsemruss
uaseruaneraarierbkatmana bg srtaai nnyn uungndihanukuhuk husa ersin  laka  suanncarkesakudipi sa aerkn ilairgaaruk h
i mrkaa uus nakembggantaiba puinds pentmelinaminiandarni rmaluarikndulinsiarbug pk sda ayaeseu deganasar ipeyarsyai
k aga taainua arguarinypemut si duneorseorakngsamikelinig tdikmeremuaksraturuewail enuanykeppelasurliia dirjammbama
tpang msessardaskukboliliu kgsau pa kernantraat pemamuaidididt si krinermesugerelunjaenjga dit
`,
    fra: String.raw`
 dees de ionnt tioet ne on  etentle oite d lae pla it  à t droidro dr leté e satite re  tos dmentoue lns  pe cosonq
ue au soe aonnout un qu sa pruteeme l’t à a e econdes paue erse c lia dperonts et llests tres lant ouctirsoou ce ux à l
nneonsitéen un  ener unen dsa lle inntee t selibresa lire d’ reé dnatiquur r lt as sauxparnala pansdanquit p dépros p
air ne foerts anceau ui ectdu ondalelit posan chés  naus comouralitra ceal e oe nrtéberibetesr de rits diêtrpouétés c
à uellintfonocisocut ter daautienrai doisss n mablige ests o duonan pprirs éga êtousensar ages t suciau dcunrat esi
r n ce m étt êa c acoten tein tra sndie qsurée serl n plancligt sn es it e égainommactntrtecgalul  nu vime ndaindso
ist  tepaytaterail reln adisn sprépeurité et ébresenilll’ad’a moasslicart puablntat crot on lourel’eavatennulivit i
essys ays faineeurrésclatésoireute futrdoiibraisinséra’eniétl es énté réssi asnsecesé a
`,
    deu: String.raw`
en er derein unnd undungchtich deschng  geineechgenreccheie  reeit auht die di hach  daver zulict din auf ei in beh
ennden duf ede veit tenn sseiat jed je seandreis rdenterne hatt ar hzu dasode odas es  anfrenge wen urun freree ull
enernteheiese sordewerige alersn ghted d stn jleialln anenegeentbeig derdt urennscchu grkeiensle benafthafchatliges
e s simen volunem r sionte lengruguntiguntuchsprn eft ei e f wi scr dn ngehr gdarstaerk err eseneicgle glliee etz f
enn inief gt wdeschliteiheeihiesrucst istn wh an ze a niangrf arfgemaleation he t sach naendn opruanssseernaattaaeh
ee dhlihreinttiohernspde mei arr affee bwieerfabehabndln vsict ihanemanatberiedgegd snund find megkeigkieß faiguhul
r vdigrchurcdur duutzhuttraausaltbesstrellstegerr oesce grbearbohnr bmitd gr wntlsown hnneetzrafdlu ihltemaniemerhe
ru isdemlanrt soniscelireln re irlir i mie mildbil bieme eninsfür fügelöff öfowiillwile vricf e
`,
    vie: String.raw`
ng ̣c ́c  quà  thnh  ng̣i ̀n và va nhuyê phquy caềnyề̀nh̀i ̣t  chó  trngưi n gigươờiườ́t  coượ cuácự ợc k
h đưđươ tưcó haôngc t đên ti đìǹu cágiái ọimọ moềuiệđều cnhưpha ba biất̉a ủacủhôn đôg t́ q̃ng titựt c
̣n  lan đn cn nhiêch ay hay viân  đi nabả hodo  do tô hiộiháị nà̀ tớihân mốp àṇ d́cḥp ̀o àokhốn ộtmộ h
ôia ốcc hhữi vg ńnguốquôh tôn ên n vnhậ t bâi cg v̉ngiếc cậtthưhư ướ̉n  vơ côc đ đo sưt tộcữnvớ vêả ̣ng
g đ̉o ảouậ đabịlàsựbấhàhội tảnhườngtrỏm o v miể ụci hứcápg c̃ hián b̉i a mh ccônệnớchạđộ du cưa c
n hthaã  xáo áoíǹy g b hưg hongroǹ cchò nmìựch vc b lui bệ ai ế ̣ cxãkhac qiểtộốiđốá hoao hh đcản l
họtiêy t̉ cạiáǹ đoày đchỉ nphâề thuiêndụo ci mluâc pốnc ĺ cũncũc gc nquan gc mo nảihả́ tho về tâ hơo t
ở hứhìviềm ̉ tđóthôứ cứhí́nhàyởnưở bătri tam vc vợphợh m nưếtthiặcnghuy 
`,
    ita: String.raw`
 dito  inionla  dedi re e dne  e ziorita doneo dni le llaittess aliridirttoentelli idelndiereindo a cote tà ti a su
o e egniazi priduividuoviddivogn og esi e haallalentee amenser su nee lza i dpera pha  pe unconno sseli e i o  so l
i laproia o ie po si sin atoo hna e sa le onzaalittio pta so beribelibo eun  a  riua il  ilntopriel  pounaareame qu
a cro oninele n adualglisuaond rea ai cri o ostaitai o lead i aersenzssià eitàguai pe cio  patersocnalonanazistciar
sovera ei rtatllesia siriotrache sertàertanzeritutà dhe  daal antquaon ario c stocier distrisi ed  edono tuei deiuz
icomatta noprropparnesi lzzaeseresienson egn contntiposinticorà suniallitsenprettadevniteraevell l i l ndainanon no
o nriastrd aartse ssuicarazettscigioatiegu nai uuttve  mado e rssasa a fn pfon chd urim foa t sctràotrpotn i cul pr
a ezza oinissodicltrunicie rai nruztruste isderl ma rpieliaestdalnta attalntr punnoanntenvita v
`,
    tur: String.raw`
 ve have ir lerhak heherin larr hbirya er ak kkıakketi ka bieyaan eriiyeyetaraek  olde veyın ır ndaarıesiınıdır tat
lee hasıetle k vaı vsınilene rkeerkardine saındinik hkınamale tinrdıvara v mee mna sinerek v şa bulankesdirrindan m
akı makşahda  temek genı  hininen n h selikrleanalmae aı hr şillsi  deayazdiizdaizhairethiçına işe b baklaet  hürın
n kolanmae t yaemeriyn ve ia hli mileliketik karirlhürim evlmese dahsma rakalaletlleun  edrriürrbu  mii vdil il eşn i
la el mal mü koe gse  kimaslekmlememn bilie eser içn sdin dies meleketirşiteşir baklylan mlen keediorundere eleni t
üra keyeık kenuğu uyemlerdedeame göe si mtimi brderşıarşa sit t vsiyar rmeestbesrbeerbte alı anndiendhsıunmrı kornı
n cemazmseimskimiç  aya mlamri sıza baden tnamlmeilmk gil tmeetmr ve vn eğreöğr öğal ıylolmvleşmai sgerme  daindlem
i omaycakçiniçinunkanye e yr taz ç kecesı eni muuluunddenlun faşı ahil vr asankat soenm eviş 
`,
    pol: String.raw`
 prniepra i niaie go anirawia  poego dowieiekawo niowich ek do  mawo a pścici ej  cz za w ychoścrzeprz kawa eni na j
eażdkażma złoczłnośo dłowy cdy żdyi pwol luny oln wystw woub lublnorodk mtwadzina  swrzyająeczcznsta spowao pspoi w
kiea wzysoboestnegać mi czee wnycnicjak jawsz z jegwanństo sa iawae pystpospow róo ojąconynejowodowów  kokolakibezr
acszeiej inzenpodi ini  rocy o wzaneńsno znea slwiolwez odnrówodzo une i ni kczy beacjwobinn obównzie wsalnorzniko n
iczzynłecołepołaronara ji ztępstęienczao zym zecroni lami oskra krowe odji cjimiea zbodswodnizesełnpełiu ednikoa nr
aj stodoznawycem lniszywianymą pją zeńiecpiest jes tosobktóaley wiegochdu iniwarzawnnyrozi owejię się sinau oro rko
re spopzasniuz powyw kywa taymihrochr ocjedki o togoobyrananyosoa otór ktw zdneto tanh inanejsadaa kiemaw h pwniucz
oraa d włian dz moe mawić sganzezmu tawdstwiąw cy pkowo ji my sbowkogby j oiermowszab oju yna
`,
    swh: String.raw`
a k yana wa ya  kua m na hai y waa ha nanaakiki la hak kakwatu  kw mali a ailai k kini a walia u an mtke mtua yakea
tikilka ikakatilite otewe a se kia zi u aza aziifama yakyo i nama yoau  aue akutambo yha asifa u whalarashaishataay
o astiku k zai zinau nmbauhuhi hurchayotru uruwat cheringie yu yi aaiftai shnaychira ani bi uhsa  hii hawaiwaa jti m
u o kja kanuliiweanyi w ame nendatukazo hriahersheshinch ncutaye wakii eleamiadheza woikiojamojjam jaakabu kamkulma
tfana laguindne irilimwenda kuputoi ma biniwanbil tastadha sa niao  hue wwot zirikkufajita weznyahar yee msi lin ut
inegining laa tzimimuimatake buniibuazokosyannyeubaariahindeasari hamdhielihirushpat ndkusmaadi ndaoa barbo mbookat
okndwalawal siuzihiitahi so nliw elupazinhaga cndiaismaienymweaa ewe alndoe hlo umikuhjibosamama zufudwau i iniyony
i nyu msilango wguzzwauwakuwhilsawuchufalazundahaua  mwbal loo la idelnunanunji balikle ukui i
`,
    ron: String.raw`
 dere  înși arede  șite ul  sarepe dea eptdretule a drie în ptule atela e p la peori prce e s orau tat ariceii or a s f
i a ricaleper conă ă areaersi s lisau carsoentlorațial a de omenl lei e cpriană ac reuriberibeliba poansoa ini lter a
l săteală cartățsă turi ai dnal niri itae îe șse iloin ia țieprefiețiiățiconeree fa oeninte nu seaceireici cui îa c
i na lpenui nu ărialăonal dră ertril suntrn crin asni i oerită că ileă di ce nelesa  moi pfi saltorva ocisocnicpro u
n trestința îunin ma a dieculuistalit potregalegaoatra actă îlegu de lndeinta fn a sonațarai fuieiun totarstecesrar
at  ceemei șrecdep că o  îmbuiebureb eg namânntuilivățândieir șbilpliod modresdine ecți aualiă pă fîmpialciaionă cd
ecnta omită față cu traățănvăînvât itei ilic pu exrivtrirotța ți l crtaimiuluțioicăligrelta clat înt nite mântămâță
mgernțaru truguru cbliabiatăartparar rimival ș scimenimerasupindu adicic  st vainiigie r
`,
    hrv: String.raw`
 pr i ma ravimapraje na  svti  naa pvo vatko a snje poanjavoo itko ima isvano i pe sja o n zaju ili u va li  bine i s
atk ilitida  ne ko dr slvannjakojije raova osu si iostbodobolobslopria nom jedatiih im vojava obstvse  moi ubitdru j
e sedjei oenj kai nstilo u isvomijni e iraza oe nbrao p sua bu prana kog i dbilakoe pa dednajumoreni njivajelžav ni
a zavnovienora ojea j daa uorajeg iznihržadržojisnonitjenvjeilocijodanim djprotitu ze drednomjem odnosstanovosn sml
jeo sji ovostuposvim doodnradist sae otu njuem govo drodi mjeracioj prem inakdnaa rljuujee mobrza oljve o om san nu d
u arovnosmialne ko ki be utvau utuprugdnou osu u dka vol taijaituštiaštzašitkživanisamelj stsobosonarakvada mite on
anstjanljai viteegoelorimku oduamotvoteljimpodnogvi ina vjto e banszovazoak  skeditanojupunpototikonzaki km ptnoivo
ereničkakvniugi romovvenštv bearaklaaveu baviojajalu mdnimjerakdinći jučkljnicu knapobiatn
`,
    nld: String.raw`
en an de  de heingcht endervan vang eenet ech ge een erec ren vn dndever beer ededen ophetn i telijgenzij ziht ijke
li int o veop andtenke ijne vjn ied oneft ieschn zn oaanft eidte oor weondeefereheeid in rden wt raarrijordworensof  o
fhein g vr vo aar hhte won hal nd vrie orenle or n ajkelleenin bij e eg v stigediee gmennget he b zae som t eatiwel
erkstaers al omn tzaldig mestevooterginre egege g ebesnat naekecheig gelnienste anigeste werwr dendonad vjheijhd ee
le diie  dodeln nat it  datiee relkichjk volijdtelminlenstrlinn spert dhan zohapchawet toven niaationtiotaalkeezeme
tardwaauitstie ndoopeneveel toealeienachst ns  waemenine dbij grn mp vesct wontitemanema manalg orinhedt at vbegall
ijswijrwie h bigrop drmiermheroon peeitkint zietieme igemigi and or eetee mjs  huoepg zediarbzentinrondaategg traft
raerisoonsct b erlan laernar litzond zze dezehod mtigloomeegeraligevijeezigeznlil vtijeer ar
`,
    zlm: String.raw`
an ang keng  se daadaaradan peran beak berhakataalaa sah nya meda pern sya  dikanlahn kaangandalpadkepa pn derheban
gayanrha yandaoratiaasa haamaepa oriapap a b at maetira taun asetau  bapa  adn ptanp oenga dmenapah bh ddakmana ate
r tek k san banag aendleholea kam n yakaeh lambasbebn m unpensa kebsamn t tielasancaruanma di hanegabaneriat siaa m
ikakesiangarsebta masundnegnanngsi derlna epeembbar laatuklapemmememuecasecnggnnyanybolal ahagsaebeindakln herkunge
na boa t apers dein tu punas agianng bbag neainhen heeraratsem suadilang sdiamatsesiad taihag ttink mk hi kgi i sin
gukaenudenlaik dertti rkaajargaluakermeldunndulinrlinakntuesiayaun uatjua inrmaermai empkemri dilua uk h ml dg mmba
katesetikni ini anmpuka darmarrjaerjargu ksua olesadapar g usi entg d puawairidirsalgammben ihara hraaematari asaai
raaripeljarlajujutujrakurauarelut duntil wenasiggaipaksatukulaseksasiburtaseprsantaatiilamuayar
`,
    tgl: String.raw`
ng ang paan sa  ka saat  ma ngapaalaatag ppanpagay  an naara attana ppatn a baga awarapkarg kayalang mn ng bngamga m
ga kna aman sa aganyangka tamaytaoagkasamanakaao y manag ananahakany kbawkala mg ningwat y t tpama no yban laalisan
walmag o g iagalayanyg sin nyayonkasa sisaunaongaankatt p wainatayya on o milaag ntat nabaili ayo a gano a igalanth
ant skapkaklahariagtagprang llinas lalgawansto ito ithaywa t m ispapmamnsaahinagbatlipgta digaygpapin singkungakiy n
ititatanoyaay smalhatkaisalhinumamakdi agipunihia li airagganahs nap  hausanino pginipuikangii nlagla y pinig tukan
ap tua gtasaruipa ipli al n oa ot kalo pisinsyoasyitaahonarparo spakt auhasasgsaagskina hibalitulao nnaka t budukka
bsamg eainamimaslabanikilit  alagbbuha bg gba  ibiyori yagad  daedu edanlma aisigambatunipi kiod ayu lilihsargi g w
pahwirooblooaggnlibaymapgitmilok honnggsahiyapasg hagltarnguambukuayos ap nn mrusi ml aabu aa
`,
    hun: String.raw`
en  sz va a és minek  és mijog joan indnekszeságndea vdenogaszavalga mélalaemégy n avanzemele meegyély egzabtás azn s
badabani az gye elak  semegsenénységk jynelyn nebenlamtt t aet agyoz hozvagzet ten mez nakintre etétetmeltels aem e
lylethez als s kieteatáz a leyenes ra tésellnt semt slennema sesenkienka másái mbankink mszt álameközk adsáadsló  k
öás ly on ébetata tn vállmén vényeküllő a n csi éok észértllalapágogoknyitek kend éteamizésyesszot ma ahetfellatlem
lleel z es ek émbeembeléot lisvetkorág olg amszáehelehogoottül nteélei vogyhog hokeln ktesnlőenlssáázaházég velábal
ekége haa hrés feánydelelőát aláarttarztozástő yilkoztkoalós ki eárstármzeemz nymásettny fejasszas hád at éis éséez
étéb muásosítlyeelmédevédinet kos it iztbiz biy am ltota jatknélt nti  máai lásevenevzte báselll al eren eunkmunt e a
kifekifakos é érána ess tgotsül beválcsase ésead gestosja  gyasztenlmé táezeármbáressl süle
`,
    ces: String.raw`
 prní  a  neprárávna ost poho  svo n navo nebávobo ebonosmá  máaždkaž ka roch dý ždýti ou a s př zaáníá p je v svoé
ho stý mstině  byobovobterproeníbod zá spí arodkteby mu u po p návánjak jaa po ví nováoliví sporoz ktmi í pny  maím i a
do  soodnáronárli né tvíat ýcha z vybylvolen ýt být být stnístno sí bto  dosvévé ranejnzákehojehnespřímí činkolajís
ou všíchit nýmým nu hranouu sému k du ženpod zeklaa vstvpoldníerém pstáje ci ečn ninéha nakéávamajem roví mké olený
cova veako tai kchroch ockoni pí vsmíesmkdost i no zaveodubez tostaechjí o dsobse  seí sýmii s i i v vznímpralněpři
tátstea jaby ab s olna om nčensluřís oszemmez čilníálnocijin jiy bí zy sva všet vovnchndělnícleč plvat vovinravvoul
adinné vanuteju kstuest trky ikdnikivonitzenu onémneziálíholenensožeokokéhracvení ke slánělázděvzdt kdinodití  odré t
uppovplnštěáklnnotakeráředo aa tresjíc muu zrok občnou ay ki jé nlušíslosociásocního jcké
`,
    swe: String.raw`
ar er tt ch och ocingättillräten  titilförll  rände fövaret and enell haom hetlleligde nin deng  in fras ler elgenn
vaundattenvr h i r rskafri soharder atör terallt t utdenka llasomav samghega  sk vi avetela enst a sir sigaightig v
aig a s stionra ttia o ärtenns t ena  behan un an saa f la gr mången svislanmå atinat åtan nna li alt fansnsksnigru
älltioad  meiskklis ft istät sri medstah rlikda digta r orunon  relagttaär kapa ia rändervn ekten frvinomittid  mos
kyr everänsvilgt igt natanutadrat oro isn fakaliheriherkr ue sperl vvidonerelberranot motndld fed ikamänl sbett bdd y
ddkydn os sstrn mtetsinr f omrnaintr iendnadl aap ersndat ventrbearb häetshälamhcklgarngar mje rjearjn is elinr ti s
rän peilkt lernpå  påtäld edomegeg etnir alitras sållnkilskienni oa derän aara geäroa m art diljelsyck veg ofrånast
raessdelm slivl lin v sg aaste evalsonrsoe tagend  egialciaocisocuppigielig srklgadndrnteöra
`,
    afr: String.raw`
ie dieen  di enan ingng van re varegte e ret e veene e ge be teeg n dle ensn h hehetvert dlkenie inke likof  ele on
de veal  toelk op ni ofg tderid andeidaankeege ot totde heie b vr weom  sa aaorder e wigeg vn versin salnd erke s v
odigvryworn sasieni wa om debesrd  wo’n  ’n onondat skaedeesksy nige toorns meng oaakelikap mellevoln aediding euit
op e ggterdiaarik erdel ak sta stap egtse  syeleginsieminkerereis  soyheryhes ikewate ne ddelwerendalen our eurs op
er hure geltendeue k asit emagemnasgerd s isrineweemeiteteras n esoooeds veeswetrede hd v alies manskig e iierhie h
ir dt emankinnalonad oskeiene aeriweeir vir vi nan wiemt vs er eionsionteteleke dataa groonrso peteeortn bd elykely
esee msiaontans tyrdeindd tnged dg svoen tndirmierm slrenmaad wlanl ghedt an ghuln rwaat gallpvoopvangdeenliosisosm
eewelk okan karaasprnspnsedenaatgent sg asteeststrlinl vsekd nernarbdaas dodsr mt iykemetrs n i
`,
    fin: String.raw`
en iseon aisja ta an  jastan oistkeuikeoikellllaeen oin t on van jaankaila  talis josenllia ouksseltaia j kaus in n k
a teussa ksin säänän ksenenjokseeokaai ttassataamisaa nsasesapatä  seansdenestttäallkantää yhlaisiaillä oa vittettv
apaikia hän häasta k tun eustkuneisessti stiperä jn vainn ykä n pn m täineisiäneyksudeä ta m peteitee mia sa pvalun
ntuksä a hsekuttllästeyhtavaltaien salä oll eissän an hstä kealtsuuisusaltetoistava aikkstyekäa yetu kuvaa tehte mu
paustuiintoi tolle he rimuk lan lää  ra olnno maei uutiit suomaamitamtenattdisturautmään rämämaaoonjul juuteiaaet k
kitieideä mkaasuo sisaai srvaurvvällintusruserunnaskuiskliioliuola rsiiitea ehen kosileuk sy tytyöpetopealiavipaasi i
ssvoitykä vojavatvas ykjoivaitämkilenkmaimiettiielriinkäminhmiyhdlitens puukaitaka omiaaskkajaauoj edalaoittäyi tin
tilönkieelä s alelileeun kääohtkohva eidtunttule na ihm ihaal avaati vnontteyttyytulkeudvan
`,
    slk: String.raw`
 pr a práráv poho vo na  naost ro neie nosch ávoktoebomá  máaždkaž kabo lebale alo nanidý ždýia ne om ti ého v  jeo
va zaá pý mmi enito né  sltorvana pstivojo v ktnialobslo svmu rovrodýchsvo zá byo p náať  manie spe sej nu je ného a
ávabodoboa se aby a noci vyo sodna zný enýmieárorozovnspou pehonesu anárklaa vi a sajehyť byťe vstnva a msa nýcným k r
anochprea oémua kiť ajú do všov činhrazáktre nisť u sprístvpod ob súa rvšeýmiojeým prikoni pvnaeste bsmiesmosť čior
élad inpolženbezácia au kmajšet voe zť státi kprochr ocnakbol bo tri siu čenny du  hoť vjú delamidovvaťko  vzravpra
lneré štá taanunomaby abresvoľiktnú niuslukraedze poduáln soože deé vetkní ok  plkýmako štvinstrou é pm pinnrískejs
tunikmedtvopor to krde stapoviálensakéhocráco deném alanelazdevzdočnolo akloč stinýím astdneju oju odanítupi nrej v
eplnadntakú pjúc s oľnčnoivoobelušsoboso osjinajirajináade živenvodciásocdnobožábonábo rkéh
`,
    dan: String.raw`
er og  ogtilet  tideren  deforil  re foreting haligde nde enllehedelsverar unded harelldenge lerlseandr ht tse ng h
ve elenh frat e ee oig nhv i genedeskaige ates le gher r ine ffri mengeal ighnneninl a be sk afr eionaf re han stom  s
or se s aneline r o påtigeskor delatipå r f erenn alens un hetiondlmed siendkalnatg fskens tteentterdetke linsome r u
dettg oskye a venten sr dttisnit sldevilaleindansr akel hvdig limenrenoldhol na griherihsamvære ie ms fage vid dg h
strærete ilkg tr inalonae nrelrungrud end ers sar ueregere ttelbes måt iperlaniskdliorsrine dkab mo væallejdbejrbea
rbgtemmevede hmå n migtreskkel hsigld l e fa arn fr ketsrskt ot fit t dt vg iyttkytvenoveg ester teritetlke omøree g
funormd aogenog nog aerkkra krd hod modg dg sie erveneem stanst kuisnvisrvig mt anertesræns sn hint laikkel  oplitn a
g uav ravts dret me us oorel fritndilagl tfferlin e fuylddann orkeiveraftradom tri sl l
`,
    nob: String.raw`
er og  ogen til ha ti reett deingretil tt et lleforar  enverellom  fong harr hhetlerlig sohvet t elternnesomenhandd
e av nhvska å  i le r rdene e frig r sndeelsse e o erenn me stlseal re fritte skhanor  be inke  av utgher eeskngete e
s  påetedernintenpå ighed l åkalge unn saente selin srinne g fittsamlikgent sendjonsjoasj anr og st omen al silinmm
emedg onerdign mrennteigeinne f gre rr f vesniskyg edelensundresdetiskgruiherihtigttikteansg ttel li unlannast im e
r uskee mns ektstrt eersperalekke herelrun arkapmot moalleidbeirbearbe t vibesg rvens feri mån ee g nann e dkra kro
t ndlereerdritærevisgerffeid e ayttkytg h ettes sli små  ladoml en o faravr kt fnesværta stasteå dndig dbarl fisnrv
ig avilnnlr mt djendlie bgree hikkel l onalonaoppr aon n anoe nouteerkv pts e idreg mie ganervorgsertatangat t vs o
tlifenan e nik g iå slov lor lt alt oveaffrdim sl lnser tn h pesli gj ikd doldholialsiaosisos
`,
    cat: String.raw`
 de i  a la  laes  sede  pepertatió entretdreat a p dra lonant mencióts na acial en t als  el toet tota sel  cos de
rser a tque ens ita e l prt drso qu o  llsonionté  téns é dsevitaalsota in l’estcio re al unciaonsamedelresar ualll
is eva nalia conserlesi arà  noproelsevanaca cs pi lnci leue no  so caa dstar as ll’eerts aa ire  d’l dunauesterrta
e catst in ds na uccis o pa es nal pvolsenberibelibs tt eurel iliteràantda iciocisocra traens diguaigu mantaalienet
es nia antea eés o strealtr scometsi eparctiecttencteoteus etamitialom se i ds se di ppreun ntrr lecc trsegl tadadi
cemequaicaelió daqu aqènc igir ivassilict tdeso p acontactingeguria teintndi foa m poliglleincistnseclahomltri icie
essuraassa fe tbliseutaltecrotú ngú ngúnintacpenndet sic s fó aol evolseticdiscapracmatiurliumanll itj miolue iartu
nirtiespl sle bleerios sosies as obe pn es qtritiui c arni turt ngurvid via vranàriind si’es fa
`,
    lit: String.raw`
as ir  ireistei teuriti s tiekis os  kius vieri turai  tu paien vialii tžmosę isę žmmogkieenaais neinikviekv lagusl
aiogunasės mą  į  jo būs žvis arbūt suantmo ių  kas i prs smaspriisvūtiokis ks aar  sasav ti ap tatinkaię įamai bs v
inėisiimąs nvalimojo acigal nus prinmeni p kudarcijstakurnimje li i ktasms i iarbinasinjos namislygi vi sasitikijoo
tivo moktie mo vatų iškaikiamtaiauts blinkiteikr t lyntujim ištuostyą ir peganegma  įs re bei ns jisėnėssi ybėdinįs
ttatauses ntikiai amų araojeaud gaiai attisavor lsuoisuek tybą kam mospagaugatyiešrieintnt sva vegyvavataršal dao n
imakal skklaomiip aipo aitor javių ivenyvealsjų kimaltikaagrnuosauymokiotymtu škanamekautilie šaomanackinikitok ši j
is gs lkslinkvaiomepato lreio po tiospsaapsio sanniųuo minnie ni asvę vero kiklciaocisocr keliyti toų tirtkiųs špas
udou k oruomuokenyenoimųslai įatitą a tlstveiranėjiarytimusia kltigasuottosistndiėmsją o vgą 
`,
    slv: String.raw`
 prin rav indo prati avianj donjevicje o dno li ih a pega vso iost zane  poga ja  drco icoakovsa v kdosak kaaliima i
me ssti navani s neakdsvo sv alnjanihma prii dstvnoso pdrui po spree njo  izrediti dei inego vki avnvo ni em i voli
a va i so njjanobovobovana  kiati bi obko egoi ztvagovržadrži nkoli ke vkak rabodse evaružjege ivlj skžen moe pston
akena sedeln pteržavjemkonsmea dvojlja nienjpol enovo te tava imizak stbit smvara ni o z mi ve katdi poslovnskme kr
šaro spo kn sen  jetvoodnvatatea zvolri ed ju staa s vaji sama ko a s eneužirugoramorjenanseloavlitve mejadejrstvne
nanovee b meljeršnakrnarčinživčeni mo zso enirodpnoza olndolh ioljtakarsnjuebnmu o oičncijaciščih pvič veraznstajoo
dekupskue dv nu sotrnimjavšnevi vnirimkazta oviskin nče osev so tda ev nikrem koaran dbrae oijosi i ura ževražvezdo
vonszniobr ja saljneljdstdisbrei bm vznasodnemšniinaan sebproereojimejamoskr boednmedikoustmož
`,
    epo: String.raw`
aj  lala kaj kaoj on  deiu raj raas ajtde  ĉiaŭ  lij kecoĉiuia jn  pro ke l alest aŭ ki esjtoco kon koen tasn kan  e
npro poa pta io ereberibelibj pn a ne seo dto acikiu ino ea kajnj lton pedo o acioj ejtaiajeniro  hatajitarecliatoj
adovashavper rea ao ĉstaiuj sia lstuciaj ralan p riektje  jetertu nacal j d ditrasiaavantaa s so ajsen tialiuj a rn
ecintn ds rentktoocisocporegaj an lrimojnu he ss lor a eu aj ĉprintronteviu rn jre nteata fa pl naikaigitiulajgal e
graŭcevicericne  kuĝi lan junenj sn sno erapre elianblaeblvi teke a pudonu su eersart suiĝoj no pigorene ponsli j i
enaer lenplen roterotstis eforn ĉniuimisontato no ru lconilidukborabolabedu edtaniĝiiojis ni uzilo  ekresmenun dise e
el  maervi eernatoĝo a dliggo ĉi cojunuti laŭmojhom hokadkunedz ceŝta ŝti kzo  arn iu kra kri ag krj f viurandaonor
soparndoandjurfarvenŭ ska elisekĉu  ĉukiaklainiukar lelerto pai loraedole  gel loprivezivluz
`,
    lvs: String.raw`
as ībaiestiebasai un  un tisībesīienir  irvie vi vabu am ībuiemm iem  nes ur tvai uz pauz enaās pie pi iz sanamdzīš
aniskar  arkviikv ikviņbrī bres rīv ka atu u cii is pcij noedrināācis viņadrīdars tu pu apār pri aot nu s s lazībsk
a ieaizjasijavīb jā apībāīgivisarbtībgu  stkā s ivalīvīām īdzst iedbaiīgus bņa t parīlstalsanas ngi līds lmu umukas
jumju ijukumu iba u nizsn p aiā v danīgamau ku vi vrdzson tākstīksrīkned soiecs kajācitsavlītstīpilu dt vper pebā n
ībi nnotstā dzs dm urastu cien vkatā amatenā lievinev kākurautnas pāskā rea aa vkādebkjeb jebez bejā lībi ui pbieti
k tan ipammieardsarzsanācikulikietr jbūtrsoersdu iktstaciāocisoccībtisrībādatītītīglīzglizgabiulīaullautraatr līais
totatvuminodanut sa uramier kua ptāskt klāa sta antiālma  ven bnāteklretpreā ulvēilvciljābsabejaošimērātirošdropatm k
kririeūt m vēt t tzīvīgaa ikaratkneats āduāt s mlāsnāl naecītasiģiliģelirelumasas gas get m p
`,
    ekk: String.raw`
selle se ja  jauseisemisõig vaelesteustgusus igust  võ õidus onon el te ma al igavõia v inniminida e j teist igimel o
likmese kõi est kol i kaendikueseadugal see vtuslt amin õemaabavaba k ralisvala iatu kutsiud  miadaalie t tata stua
stks oletamstandaes elltes pee sik a tis i vaheraht vavabadkulinene t kvahei  eie ega  olluskons vidas tgi a rmatio
otudtelkusoma omdsekõitegeesi taalndua sa jinga aiels kvastse eetemul igilles si silivusutaelt saajae aeksminitsasu
a ps osusslii monioonsiosese oeteabiühiega kiariemisi i e keuma riuslahvatsevalevab peaeisnisrdsõrdvõrsed kõtöö ni a
b ühridnnasaateosekni koraleimiaitt isikisielie õdisots soatalemeabükstumdam mõa oõikiduhar töe hninaltonniteulte m
maliskkaieadseakohd kas jalpõh põaksrithvudumeene p üks jseted ng biea üuris akinalde rt merii k aleelllietadadulee
lus pi priihel tondilsealsiaasiasotratara kä veandumi sude etu väna  sü haa me ilitlu pernud
`,
  },
  cyrillic: {
    rus: String.raw`
 пр и рав напраствго ениво ове кана ть  поия о н обет  в сво свавоаниостогоый аждловт п имния че соелоиме нельнли ч
елкажествекатьоваили раек й чдыйжды доие еетмеено  илии ся егообои пниек и быи си ими бодвобван заой ых ом ленациен
но со пьнотватвоприногальакова и нстиныхто браолждолстои внымое  егнових ельтелти носне полраз вси о лии рытьбытвле
редию тор осьсятьсодищеся икакпроженым преа ссное днноо иий  коо в ни дестулжнсове вномольраножеичеей астнны оттупм и
однзоврес моосуля осна овен тоо бшентвеобща ие мьныобрверченя нжночесак личниие ивсебщеватеспможй иноео дбес воя вд
у  стдноонанацденеждх и беи дны досдля дл тальсатециия пую итее онойподотострста меели рея ктояамиен ь вю иазогосм п
ь пт бжетучасудьстдстщитащизащконниюам одуереграпечо оорокоти ктраникущециаоцисоцналеско ркогдру дрни аванстем авны
миедсдиндов го выв кые обему я еслуудатаккойту итузакходволрабктоиктичнничот ина к терроднар
`,
    ukr: String.raw`
на  прпра і рав на поня ння заоготи во го  коаво малюдо н не лююдиожнкожльнжнадинатиає их инаповсво сваннє пмаєабоа л б
уне еннбо  аба мовині  ви осацівин табезобо ві якере доі пувао пальнихом ми ільногта ий приою ть ста обваниннті ост у с
я ватбутист моезпутиновперії и пбодвобств в о ввід беакопідтисконно ва нніі са псті спнийду ьноона інднонимій а зну м
ожїї  їїля собму ої яко пе раід  деі ви ічинвноомуному пі на с суа оненисяовонанодну ві даваіднрів ріі римивілим ці
їо да встуодубудова пі нія не пнаци снна од роносьниютьи зки і за бспрченже ожее мовнриме бто ніхосоудьві  ре страц
до  сорозленвниівнрод всспіковзпеів для длї охисахизах‐якь‐ядь‐я ітакзназабстьту ноюа нторсноо сженціаоцісоцінші мк
лаи втер діістовіу ся варосі вітсвіосвробпілресза печабеку ливерждерв іавнтавав амикомвлео бь п щоїх твохтоіхтког к
ранотаніалналнь х пжнолежалепротварато ох внарльсційкорчасржаї синудсто зразміна рзак
`,
    srp: String.raw`
 пр и равна пра нама  свимада а пво ко ти аво поа иакоа с за у о и ими пва свавак дао не сост коња ли илине ом  неа н с
л илје  дри сно коју сава раог слоју им стибодоболобитиа остви уа дни једу пприедн бии иа ко дстаих друа у јеања ос н
иноспроајуи о де суу исе ње ја оваи дциј обујереджаве ие па јдна се одве  каениржадржа завнењаацивојовоу ум иојавањ и
зијау зањеране ороди не бразза  његовичн стновснооснду пре трсу ву одна бсвоњегнимнихту титштику номбите дме икочно
ојило вноникикабезараде у овимнак саривавеан вољ кро псмее кногји  ове утвабраругребтреу дода мо врављу негоделм ск
рио каштзашњу  смани лидноеђуалнла аквој комстуугиавиа рка радодивичтавитуудебуд бупотодуживеретвоилобиларое новипо
реноштвнацовем птуппосремдниба нста тојуастивае мвревљану беђистен те дстротзакао каои кјућо сст самм нтернар меи м
коле руштрушверкак беи бклаадаебаенаона онтвуанс доракслуи вницу кменвршемеедсивио ојав
`,
    bul: String.raw`
 нана  прто  и равда  дапраствва а са пво но итета о иени зане  неа н всванавоотое но на ики ие те ни има имли илии
я  поовеанечовма  чои ча дниеи дест иланивеквсе обек екисекаватвосво сввота ви сост раоваа ое ивати не пк иа б в и п
лноо д серазетоъдебъд бъприата ко тр ос събодобовобат за тел е ацио сде о пен браи в отсе нияалн деегонег изот раня
такакодие си иденпребваябврябтрянит каявапрост а зговвентвео оа ракво ви зредносияте дщеснов ниция дойсто те тржаър
ждъренопол с обртванотресейси ое вкойобщленонанацичеез без бееждувавитри заки к лиа еподелиникси е оа тавни рт ска о
етелнненой гражендру реа кснооснличзи  таса нствничкиичксичвсилючклюдно моемеа уизвтвидейя нкриатоо рй никоичнжав д
ъ тобщеиал солитт н сит иоднждазовазоуча гркоетъпстъволлнисре сркваконтноакаи уко ганодаченлстелсстр къстароднари м
налруг дрчесвъзди  са тестодосражрезчрегатеоба мо еинеастовочноавему  муаноитаимиаконаклагови
`,
  },
  arabic: {
    arb: String.raw`
 الية في  فيالح أوأو  واوالحق ة الحقالتكل الملكل لكلى ق فته و اة وشخصة لات الأي أون  شخم اأي  أيان أن مة ي االالا ه
ا اء  أن علخص ن ا للد امن فردما العت احريعلىل فرد ل ش لارية إلة أا ان ي ولا لا ي فر منة مالقجتمن أق االإ حرله ه لاي
ةلك ه ا دودة اً ين ه ولة ي ح عنماعي تذا  حققوقحقو، ون تمع ص اام د أ كاهذاالو إنمل امةع اإلىة عمايحمان ولتع ويير نون
ي واسيالج هذنساوق تراعيةه أ لهسية يج بادولانوقانلقاة بة تتماالدياتع بسانإنسهم علي متلمجذلكعمللأسوز جوزيجوبالغيرك اك
انساسأسادم لاداعيالرتميدونتمتلتم يعليهساواجتي ملعالجمتعلر وتمعمجت معيه ى أفيهى ا كللاتملاود انتالفيهاي إتي البلي قد
مال اد ل ايز ييزميي تملحرتع متعا بعاما وق ورامل للاجرا الش وإيم ليمشترا حواجلزوول ا فولةلحمأسر ذله فاتهمسالمس تععن ه ع
ولهيتهن لرة  وساة يد  تح مسي يلتيعة وليلدو أس وفل وأيةني السلانلإعة فريال إم باملكراتساميعجمي جمأولبيةعيشتحقادةس ا م
ممعيجماعاتاعاارسمارممام وراكاشتالطاج زواالز ومحدةتحدلمتمم لأمده بلا بلار يارتياختياختن م مر
`,
    urd: String.raw`
ور  اواورکے  کے کی کایں  حقکی کا  کوئے ے کیا سے کو شخص شخنے  اس ہےمیںحق  ہو میخص ے ا جااس  سے یاہر ی ا کر ہرے۔ سی ہ
یںا حص کوں ے م انر ش۔ ہائےزادآزا آزام ر اق ہادیجائں کہے۔م ک کسا جی کس ککسی پرے گہے ار ت کدی پر و ا حا جو ہیان ی جری  ن
ہ معجو ل کی تن ککرنئی ل ہتی ہو ہ ا ایصل اصلحاصرنےی شنہ ۔ اں۔ یں۔ر کر م ملوہ معارے ں انہیے ہے بایسے ل تع گایت ی حا ا
ی ماپن اپکیامی ی س جسہ کنی اشرعاش دولئے لئانہوق قوقحقومل  قاکہ  گیر بہ م وہ بنی بملکجس ا۔ ریقر نے جاد ات گی د کے حد
ارر ہگا۔قوم قوے، ا سدوسر پ و  شای آں مق ح پو باخلاانےیم لیمو تون  کہی، ۔ کا پن الک علاا مق کائیوسری ہوئییر ا ہعلیو گ
وریدگیندگو کیسے منائدرائ مرپور طرومیے خسب نونانوقان سکوامین  رکتعللاقغیردان، ا بی مسیوںنا  بھ بررتیادااملیہ  یہہ و ع
ای پ بچاف لاف خلی۔ گی۔ دیھی بھیدہ جا پنیقوااقورکھے ی علکوئ، م چاے سر ع پیبرار سر حسانم اکامشرت راشاممن زند زنب کت م
اہ اریس مر ج محوراے پطریہوںال ں سی نکرے مقت ستحف تحو۔ ہو۔بند اقد ہ امامیالالت شرےے عا کفری
`,
    pes: String.raw`
 و  حق باند رد دار داکه هر  در کهدر  هرر کحق د هاز یت  ازیا کس ود ارد یا کسای د و بر خوق دباششد د کار د ب راه بان آ
زا آزرا اشدی وه این ید زادس حخودی ب اسده دی ور ایده دری و اتماات  نمی کادینه راید ا آناستر ار م اجمایون قوقحقوو م ا
نانه هموق ایت شوی ا مو بیبا  تاوردانوست وانبراام شودآن جتمی ی کنر بکند مرت مهایت ا مسی، ماعاجتتوایگرو بدانت وا م بد
عی کار منمور مقی د زنی من بر خاه ا بارید آمل  بهاعید، دیگت ببایاین مین وق م عم کان او آ حمنونه وو دد ش ایشورکشو کشل
ی نی ه مبعیر شیه  ملمیتی ررند شرمی وی ساوقان قامقااو  اود مگی نمی اح محمینئی ادا آمخواگرد گرمند شدائی دیز حهیچ هیاد
ه متنمات کران بمن حر تحماارنمسادگیومین تمللبر هد واهبهر اع‌هاق و، اعیتیتوا رن م عقهمها هزش وزشموزآموانتتی جاممومعمو
تخا فرطورد ده حردااوینواانیرار مجی نحدیاحدندگزندشخص شخ‌منه‌مره‌هرهشدهع او هاسیهٔ یدهعقیا امه  بشاد دیها ددوای حابعی ت
خابنتخرورو رشرا خأمیأمتأاً املله د راساخوربل ابلقابیک سانقراا نخصی ام بویر المبیناهدتبع تب
`,
  },
  devanagari: {
    hin: String.raw`
के प्र प् का के । और  औरका  कोकारार ति या को ने ों िका्रत है किं कहै धिकव्यअधि अध्ति सम्यकि कक्ता अकी ा क व्ें  होय
क्सी से े क या कीमेंन्त मेत्यै ।ता रत्क्षेक येक्येिक र हभी किस जा स्क वा जिसीमान विर सत्री स। प कर्रागा ित  अप परस्
वी क सेा स्य  अन्त्ियाा ह साना ्त प्तसमाान र काप्तन् भी उसरापवतन्वतरोंवारे सथा हो े अा ।न क न देश राषा अन्त ह्षा्वा
जाएी पकरना पअपनष्ट संे वहोगिवाट्र्ट्ाष्राषसके माओं ाओंरी क से प निीय रक्ो साएगरने इसव कपर रतार अ सभतथा तथ ऐसरा पने्
रीिक्किया वमाजं और उद्धसभीश्य जिानेार्ाराद्व द्एगासम्ेश िए ाव र प दे्तरा औारोयोंपरापूरचित्ध रूप रू सु लित को पं से ल
शिक शिवाहे औजो राधजिसूर्ी भूप ोगास्थरीयतिक्र । इइस  उनले े मलिएम ककताे य जोन मअपर पूो का उाह नूनानूगी दी ारीं म। कत
र्ी रश कपरिस्तोई कोईर्यी अहितभाव भाताओास सामविकविवम्म सककर ानाध कनिकय कउसककृत क़ान सजीव्यारका्रकाज न्य्म र्णक़ हहक़  ह
क़ी मजिकाजिामाक औमिलेनेलेन लेये ो अे जरिवमय समयवश्आवश आवऐसीाध र दर्वसारप सबन् सहिधाविधी नून क़ान
`,
    mar: String.raw`
्याया त्ययाचचा ण्याचा व कारप्र प्िकाधिकार  अधअधिच्यआहे आहा अहे ा कास वा ्ये्रत स्ता ा स अस करस्व काल्यरत्ाहिकोण कोि
क येक्वाा व त्र आ्य त्रेकाक्षा न संामााच्ंवािंवकिं किात ष्टकास यायांांचर्यमिळ मि साव्योणतने े पकाम समंत्ये  रासमातं
तकरणा आे कहि े सना िळणून ा पट्र्ट्ाष्राषीय व सक्तमानर्व आपळण््र्ातंवातचे  वि्षणरण् दे व्आपलही ार्नये नयमा यास जालेल न
िे अ पाा मले ाहीबंधे व्यक माशिक शिदेशा दमाज्रीली ान ांनपल् होा हषण जे िजेहिजपाहारायातसर् सररांअसलंबंसंबिक्ी पंच्रक्
णत् आणला स्थरीयीत ंनात व्व क वणे ाचेन कत करता्रायाह्त ची य कद्ध्वतयक्णि आणिस संधाक सच्छय अत सीनेोणाकरतत्वील ी असारर व
भावव तथवाअथव अथे ते जयायंचाेल्ानेेण्क आक्कहक् हकण मंरकसंरन्यायदा तत आ उपवस्िवाेशासामे ये आी वव मतीनव आध्य अशधातकृत्
क द्यित सलेेश तो ेल ती ्तीअसेइतर इतस्तर्णा बेले केहीरजाहा जेत ूर्पूरेच  वााजाी सशा य व न्यावद्द्ध रूनयद्काया शगण्क क
राध शायत्ल अ्यवी काव ा यत्तजिकाजिरणा धरा धभेद बारका्रककेलि विष्तीलयोगसाधांतविवश्र धे मुवतः
`,
    npi: String.raw`
को ने  र ार क्तकारप्र प््यकव्य गरिका व््रतधिक्तियक्अधि अधाई मा लाईत्यिक  ।  समवा  वाक व्नेर्नगर्न्तछ ।तिलरत्त्रेक य
ेक्येिलार सो स स्मानक्ष विहुना स हु छ र छ्त्समास्व। प संनेछुनेहरुतन्वतने अिनेो अ्वत काे छगरि रा्र ति ाको कुष्टना स्
तक सुनैकुनट्रले  निान छैन छै्ट्ाष्राषतिकछ। ार्ता ित नै ा अ साा वरु  मा अना ररतार रहरूेछ ा परक््त  परथा  लापरिदेशसको य
समाजामा्रािवााहरो प्य वारन स। कनि ्षा त्द्धर हतथा तथयस््यसरी र वपनिरिनंरकसंरभावै वसबै सब शि सहताके रत रलाग सु्षणद्द अ
पैन ो विक्ाव धार्या्रिा भएकोर मन अो ल उसशिकात्स्थवाहूर्श्यित्रकोारकुद्तो ्तोाउनकानिएका न पनन। ैन।का ेछ। भेर्यसम्त्प
सामरियचारनिजुन गि ागिउसक मत अभपूरर त सकसारराधपराअपरुक्जको उपरा ारा्वाविध्न ा तन गणको पा दिक रर पअन्भेदारमो आ अरजिका
जििय षा ाट बाट बाि र छ।त्वत सरू छ ररकाविकर उोग ्देरिवसकिै परतिअनु आवयुका गनमायोगग गक अद्व्ध रुद बि। सउनेान्ा मिकोर्
दारी्तरो हहित देरिका क आधराजर्म्ण र्णि व्यवविचबै सहिरोजर्सई उ्प रातनिकमिकच्छ्थाविवकताअभि्धा
`,
  },
}
