import type { Exchanges } from './exchange.ts'

/** Spanish prompts without a checkable constraint, each with a good answer; neighbours are of one kind. */
export const spanish: Exchanges = [
  [
    '¿Por qué flota el hielo?',
    'Al congelarse, las moléculas de agua se ordenan en una red con huecos, de modo que el sólido ocupa más volumen y resulta menos denso que el líquido. Por eso nueve décimas partes quedan debajo y una asoma.',
  ],
  [
    '¿Por qué se caen los dientes de leche?',
    'Los definitivos crecen en el hueso y empujan hacia arriba, mientras el cuerpo reabsorbe poco a poco las raíces de los primeros. Sin raíz, se aflojan y se desprenden, por lo general entre los seis y los doce años.',
  ],
  [
    '¿Cómo funciona un globo aerostático?',
    'Un quemador calienta el aire del interior, que se dilata y pesa menos que el de fuera, así que la bolsa sube. Para bajar, el piloto deja enfriar el aire o abre una válvula en lo alto.',
  ],
  [
    '¿Cómo se forman las perlas?',
    'Cuando un grano o un parásito irrita el interior de una ostra, el molusco lo recubre con capas de nácar. Tras varios años queda una bolita dura y brillante.',
  ],
  [
    '¿Cómo puedo dejar de morderme las uñas?',
    'Llévalas siempre cortas, aplica un esmalte amargo y fíjate en qué momentos lo haces. Ten a mano una pelota antiestrés para ocupar los dedos, y prémiate por cada semana sin recaer.',
  ],
  [
    '¿Cómo organizo una mudanza sin volverme loco?',
    'Empieza un mes antes: regala lo que no uses, embala por habitaciones y rotula cada caja. Contrata el camión con tiempo, avisa a los suministros y deja para el final una maleta con lo imprescindible.',
  ],
  [
    'Mi lavadora hace mucho ruido al centrifugar. ¿Qué puede ser?',
    'Mira primero si está nivelada y si la carga se ha hecho una bola. Si el golpeteo sigue con el tambor vacío, lo normal es que fallen los rodamientos o los amortiguadores; una moneda en el filtro también suena.',
  ],
  [
    'El coche no arranca por las mañanas. ¿Qué reviso?',
    'Lo más probable es la batería: mide su voltaje y limpia los bornes. Si el motor gira pero no prende, sospecha de las bujías o de la bomba de combustible; en un diésel, de los calentadores.',
  ],
  ['¿Quién pintó Las meninas?', 'Diego Velázquez.'],
  ['¿Quién escribió Rayuela?', 'Julio Cortázar, en 1963.'],
  ['¿En qué año llegó el hombre a la Luna?', 'En 1969.'],
  ['¿Cuántos huesos tiene un adulto?', 'Doscientos seis.'],
  ['¿Cuál es la capital de Nueva Zelanda?', 'Wellington.'],
  ['¿Dónde nace el río Ebro?', 'En Fontibre, Cantabria.'],
  ['¿Se puede beber agua de mar?', 'No: tiene tanta sal que deshidrata y daña los riñones.'],
  ['¿Son ciegos los murciélagos?', 'No, ven bastante bien, aunque de noche se guían sobre todo por el oído.'],
  ['¿Qué significa «sobremesa»?', 'El rato de charla que se alarga después de comer, sin levantarse todavía.'],
  ['¿Qué es un eclipse?', 'El ocultamiento total o parcial de un astro cuando otro se interpone.'],
  [
    'Propón actividades para un domingo lluvioso en casa.',
    '- Montar un rompecabezas grande\n- Cocinar pasta fresca\n- Ver una trilogía clásica\n- Ordenar fotos antiguas\n- Aprender un truco de magia',
  ],
  [
    'Dame ideas para decorar un balcón pequeño.',
    '- Macetas colgantes con geranios\n- Una guirnalda de luces\n- Un banco plegable de madera\n- Una alfombra de exterior\n- Una celosía con jazmín',
  ],
  [
    'Escribe un poema sobre un reloj parado.',
    'Las tres y diez en la pared desnuda,\nninguna aguja quiere ya volar;\nel polvo cuenta, con su letra muda,\nlas horas que dejaron de pasar.',
  ],
  [
    'Escribe una copla sobre un gallo presumido.',
    'Se mira en el charco y dice:\n«no hay cresta como la mía»,\ny por estarse mirando\nle llegó tarde el día.',
  ],
  [
    'Cuéntame un cuento sobre una tortuga que quería volar.',
    'Lenta trepó al árbol más alto y pidió a dos patos que sujetaran un palo; ella se colgó de él con la boca. Vio los campos hechos un mantel de colores, y al aterrizar en la laguna supo que ninguna liebre le ganaría jamás en historias.',
  ],
  [
    'Inventa un diálogo entre un taxista y una astronauta.',
    '—¿A dónde la llevo?\n—Lo más arriba que pueda.\n—Hasta el mirador, entonces; después cobro suplemento.\n—Tranquilo, el último trayecto me salió por doscientos millones.',
  ],
  [
    'Compara el aceite de oliva con el de girasol.',
    'El de oliva tiene más antioxidantes y grasa monoinsaturada, aguanta bien la fritura y da sabor, pero es caro. El de girasol es neutro y barato, rico en vitamina E, aunque se degrada antes con el calor.',
  ],
  [
    '¿Qué ventajas y desventajas tiene estudiar en el extranjero?',
    'Aprendes un idioma de verdad, maduras y haces contactos por el mundo. A cambio, sale caro, echas de menos a los tuyos y a veces cuesta que te reconozcan los créditos al volver.',
  ],
  [
    'Escribe una función en Python que cuente las vocales de un texto.',
    "```python\ndef contar_vocales(texto):\n    return sum(1 for letra in texto.lower() if letra in 'aeiouáéíóú')\n```",
  ],
  [
    'Escribe una función en JavaScript que ordene un arreglo de objetos por fecha.',
    '```javascript\nfunction ordenarPorFecha(objetos) {\n  return [...objetos].sort((a, b) => new Date(a.fecha) - new Date(b.fecha))\n}\n```',
  ],
  [
    'Redacta un correo para pedir vacaciones a mi jefa.',
    'Hola, Marta:\n\nquería solicitarte libres del 4 al 15 de agosto. He dejado adelantado el informe trimestral y Luis se ocupará de los clientes en mi ausencia. ¿Te parece bien?\n\nUn saludo,\nPedro',
  ],
  [
    'Redacta una nota de agradecimiento para la profesora de mi hijo.',
    'Estimada señora Ruiz: gracias por la paciencia y el cariño con que ha enseñado a leer a Nico este curso. Llega a casa contando lo que ha aprendido en clase, y eso es mérito suyo.',
  ],
  [
    '¿Qué ocurrió en la batalla de Lepanto?',
    'El 7 de octubre de 1571, la Liga Santa, con don Juan de Austria al mando, derrotó a la flota otomana frente a la costa griega. Fue el último gran combate de galeras y frenó la expansión turca; Cervantes perdió allí el uso de una mano.',
  ],
  [
    '¿Qué fue la movida madrileña?',
    'Un estallido cultural y juvenil tras la muerte de Franco, a comienzos de los ochenta. Grupos como Alaska, el primer cine de Almodóvar y los bares de Malasaña le dieron un tono libre y provocador.',
  ],
  [
    '¿Merece la pena comprar una freidora de aire?',
    'Si cocinas para una o dos personas y usas poco el horno, sí: gasta menos luz y deja crujientes las patatas con una cucharada de aceite. Para familias grandes la cubeta se queda corta.',
  ],
  [
    '¿Es mejor alquilar o comprar los esquís?',
    'Si vas menos de diez días al año, alquilar: pruebas modelos, no los guardas ni los transportas. A partir de ahí, la compra se amortiza en tres temporadas, sobre todo las botas.',
  ],
  ['¿Cuál es el planeta más grande del sistema solar?', 'Júpiter.'],
  ['¿Qué gas necesitan las plantas para la fotosíntesis?', 'El dióxido de carbono.'],
  [
    '¿Cómo se hace un gazpacho?',
    'Tritura tomates maduros, pepino, pimiento verde, medio diente de ajo y un trozo de pan; añade aceite, vinagre y sal, cuélalo y déjalo en la nevera un par de horas.',
  ],
  [
    '¿Cómo quito el mal olor de la nevera?',
    'Tira lo caducado, lava las baldas con agua y vinagre y seca bien las gomas. Deja luego dentro un vasito de bicarbonato o de café molido y cámbialo cada mes.',
  ],
  [
    'Recomiéndame libros de Gabriel García Márquez.',
    'Cien años de soledad, por supuesto; Crónica de una muerte anunciada si lo prefieres breve, y El amor en los tiempos del cólera para una historia larga y tierna.',
  ],
  [
    '¿Con qué acompaño un cordero asado?',
    'Patatas panaderas, una ensalada de escarola con granada y pimientos asados; de beber, un tinto con cuerpo.',
  ],
]
