/** Words that bind a sentence together and say nothing of its subject, by language, folded (no diacritics). */
export const stopWords: Readonly<Record<'en' | 'fr' | 'es' | 'others', string>> = {
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
  // German, Italian, Portuguese and Dutch, so that they do not count as words of a subject.
  others: `aber als am auch auf aus bei bis das dass dem den der des dir doch ein eine einem einen einer eines er euch fur habe
    haben ich ihr im ist ja kann kein keine mehr mein meine mich mir nach nicht noch nur ob oder seine sich sie sind
    uber um und uns unser unter vom von vor warum was wenn wer werden wie wir wird wo zu zum zur agli ai alla alle
    anche che chi ci con cosa cui dai dal dalla degli dei del della delle di dove e ed gli ha hanno ho il io la le lo
    loro ma mi mio ne nei nel nella non per perche piu quale quali quando questa questo sei sono su sua suo sul sulla
    tra tu un una uno vi ao aos as com como da das do dos em ela ele eles essa esse esta este eu foi isso isto ja mais
    mesmo meu minha muito na nas nao nos num numa o ou para por qual quando que quem se sem ser seu sua tambem tem uma
    voce aan als bij dan dat de deze dit een en er het hij hoe ik is je maar meer mijn naar niet nog of om ook op over
    te tot uit voor wat we wel wie worden wordt zich zij zijn zo mit`,
}
