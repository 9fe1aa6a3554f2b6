/**
 * English words so common that meeting one in both texts is weak evidence of a shared subject. They also make up filler
 * ("it is important to note that there are many aspects to consider"), so an answer made of nothing else says nothing.
 */
export const commonWords = `ability able absolutely according account achieve across act action active actual actually address
  advance affect age ago agree allow almost alone along already although always among amount another anyone anything
  anyway apart apparent appear apply approach appropriate appropriately area around arrive aspect aspects assist
  assistance assume attempt attention available aware away back bad base based basic basically basis become becomes
  began begin beginning behind believe benefit beyond big bit bring brought call called came care careful carefully case
  cases cause certain certainly chance change changes character check choice choose circumstance clarify close come
  comes coming common commonly complete completely complex comprehensive concern conclude conclusion condition consider
  consideration considered considering consist contain content context continue contribute correct could couple course
  crucial current currently day days deal decide decision deep deeply definitely depend depending depends despite
  detail details determine difficult direct directly discussion done due early easily easy effect effective effectively
  effort element elements else end enough entire entirely especially essential essentially etc even event eventually
  everyone everything everywhere exactly excellent expect experience extent extra extremely face fact factor factors
  fairly fall far feel feeling felt few field final finally fine fit focus follow form found free frequently full fully
  fundamental furthermore further future gain general generally getting given gives go goal goes going gone got greatly
  group guide half hand happen happens happy hard hardly head hear heard held hello helpful helps hence high higher highly
  hold hope hopefully idea ideas identify imagine immediately impact importance in indeed individual individuals
  information input insight instance instead intend interest interested interesting involve involves issue issues item
  itself job keen keeping kept kinds knew knowledge known large largely last lastly late later latter lead leading learn
  least leave led left less level lies life light likely limit link little live lives living look looking looks lose low
  lower made main mainly maintain major makes man manner mark matter matters maybe mean meaning means meant meet mention
  mentioned method might mind minute mode moment month moreover morning move multiple must namely natural naturally
  nature near nearly necessarily necessary needs never nevertheless next nice night none normal normally note noted
  nothing noticeable noting number numerous object obvious obviously occur offer often okay old open opinion option
  options order ordinary ought outcome overall own part particular particularly parts party past pay people per perfect
  perfectly perhaps period person personal perspective phase piece place play plenty position positive possible possibly
  potential potentially practice precise prefer present pretty prevent previous previously primarily primary prior
  probably problem problems process proper properly provided provides purpose put quality quick quickly quite raise range
  rather read ready real reality realize really reason reasons recent recently regard regarding regardless related
  relation relative relatively relevant remain remember reply require required requires respect rest result results
  return right role run safe said save saw say saying says see seem seemed seems seen self sense separate serious set
  share side sign significant significantly similar similarly simply since single situation situations size slightly
  slow small so solution somebody someone something sometimes somewhat somewhere soon sort special specific
  specifically stand start started starting stay still stop strong stuff succeed success successful sufficient suitable
  sum support sure surely take taken takes taking talk task tend term terms thank thanks that themselves therefore think
  thinking thoroughly thought thoughts throughout time times today together told took top total toward towards tried
  true truly try trying turn turns typical typically ultimate ultimately understand understanding understood unique
  unless unlike upon useful user usual usually valuable value values variety vary via view want wanted wants well went
  whatever whole wide widely willing wish wonder wonderful work working works world worth would write wrong year years
  yesterday young`
