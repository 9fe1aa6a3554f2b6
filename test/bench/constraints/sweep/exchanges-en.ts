import type { Exchanges } from './exchange.ts'

/** English prompts without a checkable constraint, each with a good answer; neighbours are of one kind. */
export const english: Exchanges = [
  [
    'Why do cats purr?',
    'They do it when content, but also when hurt or nervous. The muscles of the larynx twitch some twenty-five times a second while the animal breathes in and out, and the vibration seems to soothe it and may even help bones heal.',
  ],
  [
    'Why does metal feel colder than wood in the same room?',
    'Both are at the same temperature. Metal conducts heat far better, so it draws warmth out of your fingers quickly, and your nerves report that loss as cold. Wood insulates and takes hardly any.',
  ],
  [
    'How does a lock on a canal work?',
    'A chamber with gates at both ends holds the boat. Valves let water flow in from the upper level or drain to the lower one, and once the levels match, the gate opens and the vessel moves on.',
  ],
  [
    'How do noise-cancelling headphones work?',
    'Tiny microphones pick up the sound around you, and the electronics play back the same wave turned upside down. The two add up to near silence, above all for steady hums such as engines.',
  ],
  [
    'What is a good way to learn to juggle?',
    'Start with a single ball, tossing it from hand to hand at eye level. Add a second, throwing it when the first is at its peak. Only go to three when those two land reliably, and practise over a bed so that you stoop less.',
  ],
  [
    'How can I keep my houseplants alive while I am on vacation?',
    'Water them well before you leave, move the pots out of direct sun, and group them so that humidity stays up. For longer trips run a cotton cord from a bucket into the soil, or ask a neighbour to drop by.',
  ],
  [
    'My bike chain keeps slipping under load. What should I check?',
    'First measure wear with a gauge: a stretched chain skips over the cassette. Look at the teeth of the smallest sprockets too, and see whether the derailleur is indexed and its hanger straight.',
  ],
  [
    'The pilot light on my water heater will not stay lit. What could it be?',
    'Most often a worn thermocouple is to blame: it no longer senses the flame and shuts off the gas. Clean or replace it. A clogged orifice, a draught, or a failing gas valve come next.',
  ],
  ['Who painted The Night Watch?', 'Rembrandt van Rijn.'],
  ['Who was the first woman to win a Nobel Prize?', 'Marie Curie, in 1903.'],
  ['What year did the Berlin Wall come down?', '1989'],
  ['How tall is Mount Kilimanjaro?', 'About 5,895 metres.'],
  [
    'What is a good novel by Umberto Eco to begin with?',
    'The Name of the Rose, a murder mystery set in a medieval abbey.',
  ],
  ['What is a good board game for two people?', 'Patchwork: it is quick, easy to pick up, and made for a pair.'],
  ['Is it safe to eat raw rhubarb leaves?', 'No, they contain enough oxalic acid to make you ill.'],
  ['Can dogs see in colour?', 'Yes, but only blues and yellows; reds and greens look alike to them.'],
  ['What does "serendipity" mean?', 'Finding something good by pure chance, without having looked for it.'],
  ['What is osmosis?', 'The movement of a solvent through a semipermeable membrane toward the side with more solute.'],
  [
    'Suggest some gifts for a colleague who is retiring.',
    '- A framed photo of the team\n- A voucher for a weekend at a spa\n- A good fountain pen\n- A subscription to a gardening magazine',
  ],
  [
    'Give me ideas for a rainy Saturday with small children.',
    '- Build a fort out of blankets\n- Bake cookies together\n- Go to the aquarium\n- Paint stones\n- Have an indoor treasure hunt',
  ],
  [
    'Write a short poem about an old lighthouse.',
    'It leans against the salt and gale,\nits lamp gone dark, its paint gone pale,\nyet gulls still circle where it gleamed\nand sailors steer by what they dreamed.',
  ],
  [
    'Write a limerick about a baker.',
    'A cheerful old chap from Calais\nmade croissants by night and by day.\nHis loaves rose so high\nthat they bumped on the sky,\nand the birds carried pieces away.',
  ],
  [
    'Tell me a bedtime story about a shy hedgehog.',
    'Once upon a time a small creature named Pip rolled into a ball whenever anyone said hello. One evening a lost firefly landed on his spines and asked the way home. Pip uncurled, just a little, and walked beside the light all night. By morning he had his first friend.',
  ],
  [
    'Come up with a riddle whose solution is a shadow.',
    'I follow you at noon, short and shy, and stretch out tall when evening is nigh. I never speak, I cannot be caught, and in the dark I am reduced to naught. What am I?',
  ],
  [
    'Compare electric and gas stoves.',
    'Gas heats up at once and lets you see the flame, yet it pollutes the air indoors and wastes half its energy. An electric range, above all induction, is cleaner, safer and easier to wipe, though it may need special pans and a stronger circuit.',
  ],
  [
    'What are the pros and cons of adopting an adult dog rather than a puppy?',
    'An adult is usually house-trained, its size and temper are known, and shelters are full of them. On the other hand it may have habits that are hard to change, and you will have fewer years together. Puppies learn fast but cost sleep and shoes.',
  ],
  [
    'Write a Python function that removes duplicates from a list but keeps the order.',
    '```python\ndef unique(items):\n    seen = set()\n    result = []\n    for item in items:\n        if item not in seen:\n            seen.add(item)\n            result.append(item)\n    return result\n```',
  ],
  [
    'Write a SQL query that finds customers who have never placed an order.',
    '```sql\nSELECT c.id, c.name\nFROM customers c\nLEFT JOIN orders o ON o.customer_id = c.id\nWHERE o.id IS NULL;\n```',
  ],
  [
    'Draft a message to my landlord about the broken heating.',
    'Dear Mr Hall,\n\nthe radiators in my flat have been cold since Monday, and it is now 14 degrees inside. Could you please send a technician this week? I am at home every day after four.\n\nKind regards,\nTom',
  ],
  [
    'Help me write an email to decline a wedding invitation.',
    'Dear Anna and Paul,\n\nthank you so much for asking us. Sadly we will be abroad that weekend and cannot join you. We wish you a wonderful day and would love to take you out to dinner once you are back from your honeymoon.\n\nWarmly,\nJo',
  ],
  [
    'What happened at Chernobyl?',
    'On 26 April 1986, during a botched safety test, reactor four of the nuclear power plant exploded and burned. Radioactive fallout spread over much of Europe, the town of Pripyat was evacuated, and a concrete sarcophagus was built over the ruin.',
  ],
  [
    'What was the Silk Road?',
    'A web of caravan routes that linked China with Persia and the Mediterranean from about the second century BC. Merchants carried silk, spices, paper and glass, and with them travelled religions, techniques and plagues.',
  ],
  [
    'Is learning Latin still worthwhile today?',
    'It depends on what you want. It sharpens your grasp of grammar, opens up Romance vocabulary and lets you read Virgil in the original, but nobody will chat with you in it, and the hours might bring you further in Spanish.',
  ],
  [
    'Should I buy a used car from a private seller or a dealer?',
    'A dealer charges more but must give you some warranty and handles the paperwork. A private seller is cheaper, sold as seen, so bring a mechanic along and check the service history before you hand over any money.',
  ],
  [
    'Where do swallows go in winter?',
    'To Africa, mostly south of the Sahara; those from Britain fly as far as the Cape.',
  ],
  ['Where are most of the world’s diamonds mined?', 'In Russia, Botswana and Canada.'],
  [
    'How do you make a vinaigrette?',
    'Whisk one part vinegar with a little mustard, salt and pepper, then beat in three parts olive oil in a thin stream until it thickens.',
  ],
  [
    'How do I get rid of fruit flies?',
    'Throw out overripe bananas, rinse bottles, and set a trap: a glass of cider vinegar with a drop of dish soap under punctured cling film. They crawl in and drown within a day or two.',
  ],
  [
    'Recommend some films by Akira Kurosawa.',
    'Seven Samurai, Rashomon, Ikiru and Ran. Begin with Seven Samurai if you like action, with Ikiru if you would rather be moved.',
  ],
  [
    'Which spices go well with lentils?',
    'Cumin, coriander, turmeric and a bay leaf; smoked paprika or garam masala if you like it warmer.',
  ],
]
