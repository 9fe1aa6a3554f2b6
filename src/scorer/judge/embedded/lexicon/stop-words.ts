/** Words that bind a sentence together and say nothing of its subject, by language, folded (no diacritics). */
export const stopWords: Readonly<Record<'en' | 'fr' | 'es', string>> = {
  en: `a about above after again against all also am an and any are aren as at be because been before being below between
    both but by can cannot could couldn d did didn do does doesn doing don down during each either else even ever few for
    from further get gets got had hadn has hasn have haven having he her here hers herself him himself his how however i
    if in into is isn it its itself just let ll m may me might mine more most much must my myself neither no nor not now
    of off on once one only onto or other others our ours ourselves out over own please re s same shall she should
    shouldn since so some such t than that the their theirs them themselves then there these they this those though
    through thus to too under until up upon us ve very was wasn we were weren what whatever when whenever where whether
    which while who whom whose why will with within without won would wouldn yes yet you your yours yourself yourselves`,
  fr: `a ai aie ainsi alors apres as au aucun aucune aussi autre autres aux avant avec avez avoir avons c car ce ceci cela
    celle celles celui ces cet cette ceux chaque ci comme comment d dans de des deux depuis dont donc du elle elles en
    encore entre es est et etaient etait etant ete etes etre eu eux fait fois font ici il ils j je jusque l la le les
    leur leurs lors lorsque lui m ma mais me meme memes mes moi moins mon n ne ni nos notre nous on ont ou oui par parce
    pas pendant peu peut peuvent plus pour pourquoi pres puis qu quand que quel quelle quelles quels qui quoi s sa sans
    se sera serait ses si sinon soit son sont sous sur t ta tandis te tel telle tes toi ton tous tout toute toutes tres
    tu un une vers via voici voila vos votre vous y`,
  es: `a acerca al algo algun alguna algunas alguno algunos ante antes aquel aquella asi aun aunque bajo bien cada como con
    contra cual cuales cuando cuanto cuya cuyo de del desde donde dos e el ella ellas ellos en entre era eran es esa
    esas ese eso esos esta estaba estado estan estar estas este esto estos fue fueron ha habia han has hasta hay he
    incluso la las le les lo los mas me menos mi mis mientras mismo mucho muchos muy nada ni no nos nosotros o os otra
    otras otro otros para pero por porque pues que quien quienes se sea sean segun ser si sido sin sino sobre solo son
    su sus suya tal tambien tan tanto te tener tiene tienen toda todas todo todos tu tus un una unas uno unos usted
    ustedes y ya yo`,
}
