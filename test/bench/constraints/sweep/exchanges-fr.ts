import type { Exchanges } from './exchange.ts'

/** French prompts without a checkable constraint, each with a good answer; neighbours are of one kind. */
export const french: Exchanges = [
  [
    'Pourquoi les feuilles tombent-elles en automne ?',
    "Quand les jours raccourcissent, l'arbre cesse de fabriquer de la chlorophylle et récupère ses sucres. Une couche de liège se forme à la base du pétiole, coupe la sève, et le moindre coup de vent détache alors la feuille.",
  ],
  [
    'Pourquoi bâille-t-on quand on voit quelqu’un bâiller ?',
    "C'est une imitation involontaire : des neurones dits miroirs s'activent et déclenchent le même geste. Elle est plus forte entre proches, ce qui suggère un lien avec l'empathie.",
  ],
  [
    'Comment fonctionne un micro-ondes ?',
    "Un magnétron émet des ondes à 2,45 gigahertz qui font tourner les molécules d'eau des aliments. Cette agitation produit de la chaleur, tandis que le verre ou la porcelaine restent presque froids.",
  ],
  [
    'Comment les fourmis retrouvent-elles leur nid ?',
    'Elles déposent en marchant une piste odorante de phéromones que les autres suivent avec leurs antennes. Certaines espèces du désert comptent aussi leurs pas et se repèrent à la position du soleil.',
  ],
  [
    'Comment apprendre à nager à l’âge adulte ?',
    "Prenez quelques leçons avec un maître-nageur pour vaincre la peur, commencez là où vous avez pied, et apprenez d'abord à souffler sous l'eau et à flotter sur le dos. Deux séances par semaine suffisent pour tenir une longueur en brasse au bout de deux mois.",
  ],
  [
    'Comment réduire ma facture d’électricité ?',
    "Baissez le chauffage d'un degré, débranchez les appareils en veille, remplacez les ampoules par des LED et lancez le lave-linge pendant les heures creuses. Comparez enfin les offres des fournisseurs.",
  ],
  [
    'Mon levain ne monte plus, que faire ?',
    "Il manque sans doute de force ou de chaleur. Nourrissez-le deux fois par jour avec de la farine de seigle et de l'eau tiède, gardez-le vers vingt-six degrés, et jetez-en la moitié à chaque rafraîchi jusqu'à ce qu'il double en six heures.",
  ],
  [
    'Mon chat ne mange plus ses croquettes, que puis-je faire ?',
    "Essayez d'abord de changer de marque ou de les humidifier avec un peu de bouillon tiède, et nettoyez bien la gamelle. S'il refuse tout depuis plus d'un jour, s'il vomit ou maigrit, consultez un vétérinaire.",
  ],
  ['Qui a écrit Germinal ?', 'Émile Zola.'],
  ['Qui a composé le Boléro ?', 'Maurice Ravel, en 1928.'],
  ['En quelle année la tour Eiffel a-t-elle été inaugurée ?', '1889'],
  ['Combien de côtés possède un dodécagone ?', 'Douze.'],
  ['Quelle est la capitale de la Mongolie ?', 'Oulan-Bator.'],
  ['Où se trouve le mont Saint-Michel ?', 'En Normandie, à la limite de la Bretagne, dans une grande baie.'],
  ['Peut-on congeler du fromage ?', 'Oui, surtout les pâtes dures ; les fromages frais y perdent leur texture.'],
  ['Est-ce que les pingouins volent ?', 'Oui, le petit pingouin vole ; ce sont les manchots qui en sont incapables.'],
  [
    'Que veut dire « dépaysement » ?',
    "Le sentiment d'être loin de ses repères, agréable ou troublant, quand on change de lieu.",
  ],
  [
    'Qu’est-ce qu’un oxymore ?',
    'Une figure de style qui rapproche deux mots de sens contraire, comme « une obscure clarté ».',
  ],
  [
    'Propose des idées de repas végétariens pour la semaine.',
    "- Curry de pois chiches\n- Lasagnes aux épinards\n- Omelette aux champignons\n- Risotto à la courge\n- Salade de quinoa et d'avocat",
  ],
  [
    'Donne-moi des idées de cadeaux pour un enfant qui aime l’espace.',
    '- Une petite lunette astronomique\n- Une maquette de fusée\n- Des étoiles phosphorescentes pour le plafond\n- Une journée au planétarium',
  ],
  [
    'Écris un poème sur la pluie à Paris.',
    'Sur les toits gris tombe une chanson,\nles pavés luisent comme un frisson,\nun parapluie rouge traverse la Seine\net la ville entière retient son haleine.',
  ],
  [
    'Écris une comptine sur un escargot.',
    "Petit bonhomme à la coquille d'or,\ntu pars tout seul et tu n'as jamais tort.\nTu bois la rosée, tu croques le chou,\net quand il fait chaud, tu rentres chez nous.",
  ],
  [
    'Raconte une histoire drôle sur un facteur distrait.',
    "Chaque matin, Gustave glissait le courrier du maire chez le boulanger et les factures du boulanger chez le curé. Un jour, une lettre d'amour se trompa ainsi de porte, et deux célibataires qui ne s'étaient jamais parlé se marièrent au printemps.",
  ],
  [
    'Imagine un dialogue entre la mer et un vieux phare.',
    "— Encore toi, à clignoter toute la nuit ?\n— Il faut bien que quelqu'un prévienne les marins de tes colères.\n— Mes colères te lavent les pieds depuis cent ans.\n— Et moi, depuis cent ans, je te pardonne.",
  ],
  [
    'Compare la vie à la campagne et la vie en ville.',
    "À la campagne, l'air est pur, le loyer modeste et le voisinage solidaire, mais il faut une voiture pour tout. En ville, les commerces, les soins et la culture sont à deux pas, au prix du bruit, de la pollution et de logements étroits.",
  ],
  [
    'Quels sont les avantages et les inconvénients du télétravail ?',
    "On gagne du temps sur les trajets, on se concentre mieux et l'on dépense moins. En revanche, l'isolement guette, la frontière avec la vie privée s'efface et les échanges informels disparaissent.",
  ],
  [
    'Écris une fonction JavaScript qui vérifie si un mot est un palindrome.',
    "```javascript\nfunction isPalindrome(word) {\n  const clean = word.toLowerCase().replace(/[^a-z]/g, '')\n  return clean === [...clean].reverse().join('')\n}\n```",
  ],
  [
    'Écris une fonction Python qui calcule la médiane d’une liste.',
    '```python\ndef mediane(valeurs):\n    triees = sorted(valeurs)\n    milieu = len(triees) // 2\n    if len(triees) % 2:\n        return triees[milieu]\n    return (triees[milieu - 1] + triees[milieu]) / 2\n```',
  ],
  [
    'Rédige un message pour annuler mon rendez-vous chez le dentiste.',
    "Bonjour,\n\nje suis obligé de reporter ma visite de jeudi à dix heures à cause d'un déplacement imprévu. Pourriez-vous me proposer une autre date la semaine suivante ?\n\nMerci d'avance et bonne journée,\nLuc Martin",
  ],
  [
    'Rédige un mot d’excuse pour mon voisin après une soirée bruyante.',
    'Cher monsieur, je suis vraiment confus du tapage de samedi. La musique est restée trop forte bien après minuit. Cela ne se reproduira pas, et cette bouteille est là pour me faire pardonner.',
  ],
  [
    'Que s’est-il passé le 14 juillet 1789 ?',
    "Le peuple de Paris a pris d'assaut la Bastille, forteresse royale qui servait de prison, pour s'y procurer de la poudre. Le gouverneur fut tué, et l'événement devint le symbole de la Révolution.",
  ],
  [
    'C’était quoi, la ligne Maginot ?',
    "Un ensemble de forts et de casemates construit dans les années trente le long de la frontière avec l'Allemagne. En 1940, la Wehrmacht la contourna par les Ardennes, si bien qu'elle servit à peine.",
  ],
  [
    'Faut-il laver le riz avant de le cuire ?',
    "Pour un basmati ou un riz à sushi, oui : rincer enlève l'amidon et les grains collent moins. Pour un risotto, surtout pas, car c'est cet amidon qui lie le plat.",
  ],
  [
    'Vaut-il mieux courir le matin ou le soir ?',
    "Le matin, l'air est frais et l'habitude s'installe plus facilement ; le soir, les muscles sont chauds et l'on court plus vite. Choisissez l'heure que vous tiendrez, en évitant l'effort juste avant de dormir.",
  ],
  ['Quel est le plus long fleuve de France ?', 'La Loire, avec un peu plus de mille kilomètres.'],
  ['Quel métal est liquide à température ambiante ?', 'Le mercure.'],
  [
    'Comment faire une mayonnaise ?',
    "Mélangez un jaune d'œuf, une cuillère de moutarde, du sel et du poivre, puis versez l'huile en filet tout en fouettant jusqu'à ce que la sauce prenne. Finissez avec un trait de vinaigre.",
  ],
  [
    'Comment détartrer une bouilloire ?',
    "Remplissez-la à moitié d'eau et de vinaigre blanc, faites chauffer, laissez agir une demi-heure, puis videz et rincez deux fois. L'acide citrique convient aussi et sent moins fort.",
  ],
  [
    'Conseille-moi des romans policiers français.',
    "Les enquêtes du commissaire Adamsberg de Fred Vargas, les Maigret de Simenon et « Au revoir là-haut » de Pierre Lemaitre si l'on accepte de sortir un peu du genre.",
  ],
  [
    'Quelles herbes mettre avec du poisson ?',
    "L'aneth, l'estragon et le fenouil avant tout ; un peu de ciboulette ou de persil plat au moment de servir.",
  ],
]
