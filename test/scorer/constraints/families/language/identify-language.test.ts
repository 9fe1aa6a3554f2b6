import { describe, expect, it } from 'vitest'
import { identifyLanguage } from '../../../../../src/scorer/constraints/families/language/identify-language.ts'

describe('a text that shows no other language is kept', () => {
  it.each([
    ['en', 'Paris is big.'],
    ['en', 'Yes.'],
    ['en', 'No.'],
    ['en', 'OK'],
    ['en', 'Paris'],
    ['en', 'Four.'],
    ['en', '42 km'],
    ['fr', '42'],
    ['en', 'Apples, bananas, cherries'],
    ['en', 'THIS IS A SHORT TEXT IN CAPITALS.'],
    ['en', 'Leonardo da Vinci painted La Gioconda.'],
    ['fr', 'Bonjour, ça va ?'],
    ['fr', 'Oui.'],
    ['fr', 'Paris'],
    ['fr', '- Pomme\n- Poire\n- Banane'],
    ['fr', 'Le film s’appelle « The Lord of the Rings ».'],
    ['es', '1. Mango\n2. Papaya\n3. Guayaba'],
    ['es', 'Sí'],
    ['es', 'Madrid, Barcelona, Sevilla, Valencia, Zaragoza, Málaga, Bilbao, Murcia, Palma, Granada'],
    ['nl', 'Het weer is mooi vandaag.'],
    ['de', 'Guten Morgen!'],
    ['it', 'Ciao, come stai?'],
    ['pt', 'Bom dia!'],
    ['sv', 'God morgon'],
    ['da', 'Det er en god dag.'],
    ['no', 'Det er en god dag.'],
    ['id', 'Selamat pagi'],
    ['la', 'Gallia est omnis divisa in partes tres.'],
    ['ru', 'Да.'],
    ['uk', 'Доброго ранку'],
    ['ar', 'نعم'],
    ['ja', '東京'],
    ['zh', '北京'],
  ])('%s: %s', async (wanted, text) => {
    expect(await identifyLanguage(text, wanted)).toMatchObject({ holds: true })
  })
})

describe('a text with clear signs of another language is refused', () => {
  it.each([
    ['fr', 'Paris is a city. '.repeat(8), 'en'],
    ['fr', 'Paris is the capital of France.', 'en'],
    ['fr', 'The sun is a star at the centre of the solar system.', 'en'],
    ['es', 'You can return the item within 30 days.', 'en'],
    ['fr', 'El gato duerme en la cocina y no come.', 'es'],
    ['ru', 'Котката спи на масата и не яде, защото е уморена.', 'bg'],
    ['en', 'Le soleil est une étoile au centre du système solaire.', 'fr'],
    ['en', 'El sol es una estrella y está en el centro del sistema.', 'es'],
    ['en', 'Die Sonne ist ein Stern und steht im Zentrum.', 'de'],
    ['es', 'O sol é uma estrela e fica no centro do sistema.', 'pt'],
    ['pt', 'El sol es una estrella y está en el centro del sistema.', 'es'],
    ['it', 'El sol es una estrella y está en el centro del sistema.', 'es'],
    ['de', 'De zon is een ster en staat in het midden van het stelsel.', 'nl'],
    ['nl', 'Die Sonne ist ein Stern und steht im Zentrum.', 'de'],
    ['en', 'Słońce jest gwiazdą i znajduje się w centrum układu.', 'pl'],
    ['fr', 'Güneş bir yıldızdır ve sistemin merkezinde yer alır, çok da büyüktür.', 'tr'],
    ['ru', 'Сонце є зіркою, і воно знаходиться в центрі, але це не все, що ми знаємо про нього.', 'uk'],
    ['en', 'Солнце — это звезда.', 'ru'],
    ['fr', '太陽は星です。', 'ja'],
    ['ja', '太阳是太阳系中心的恒星，它为地球提供光和热。', 'zh'],
  ])('%s: %s', async (wanted, text, language) => {
    expect(await identifyLanguage(text, wanted)).toEqual({ holds: false, language })
  })
})

describe('a text in the wanted language is kept', () => {
  it.each([
    ['fr', 'Le soleil est une étoile au centre du système solaire. On the rocks, dit-on.'],
    ['ca', 'El sol és una estrella i és al centre del sistema solar, amb molts planetes.'],
    ['af', 'Die son is ’n ster en dit is in die middel van die stelsel, wat baie groot is.'],
    ['sk', 'Slnko je hviezda a nachádza sa v strede sústavy, ale nie je to všetko.'],
    ['da', 'Solen er en stjerne, og den befinder sig i midten af systemet.'],
    ['no', 'Solen er en stjerne, og den befinner seg i midten av systemet.'],
    ['ms', 'Matahari ialah sebuah bintang yang berada di tengah sistem suria.'],
    ['hr', 'Sunce je zvijezda i nalazi se u središtu sustava, ali to nije sve.'],
    ['tl', 'Ang araw ay isang bituin at ito ay nasa gitna ng sistema.'],
    ['sw', 'Jua ni nyota na iko katikati ya mfumo wa sayari.'],
    ['hu', 'A nap egy csillag, és a rendszer közepén van.'],
    ['ro', 'Soarele este o stea și se află în centrul sistemului.'],
  ])('%s: %s', async (wanted, text) => {
    expect(await identifyLanguage(text, wanted)).toEqual({ holds: true, language: wanted })
  })
})
