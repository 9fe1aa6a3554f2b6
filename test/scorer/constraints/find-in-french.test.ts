import { describe, expect, it } from 'vitest'
import { found } from '../../support/constraints.ts'

describe('what a French prompt asks', () => {
  it.each<[string, [string, unknown][]]>([
    [
      'Votre réponse doit contenir au moins 200 mots.',
      [['length_constraints:number_words', { relation: 'at least', num_words: 200 }]],
    ],
    [
      'Limitez votre réponse à 100 mots maximum.',
      [['length_constraints:number_words', { relation: 'at most', num_words: 100 }]],
    ],
    [
      'Rédigez un texte de 300 à 400 mots.',
      [['length_constraints:number_words', { relation: 'between', min: 300, max: 400 }]],
    ],
    [
      'Répondez en trois phrases.',
      [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 3 }]],
    ],
    [
      'Votre texte ne doit pas dépasser cinq phrases.',
      [['length_constraints:number_sentences', { relation: 'at most', num_sentences: 5 }]],
    ],
    ['Utilisez exactement 3 puces.', [['detectable_format:number_bullet_lists', { num_bullets: 3 }]]],
    ['Présente la réponse sous forme de liste à puces.', [['detectable_format:bullet_list', {}]]],
    ["N'utilise pas de listes à puces.", [['detectable_format:number_bullet_lists', { num_bullets: 0 }]]],
    ['Répondez en anglais.', [['language:response_language', { language: 'en' }]]],
    ['Votre réponse doit être en espagnol uniquement.', [['language:response_language', { language: 'es' }]]],
    ["N'utilisez pas de virgule.", [['punctuation:no_comma', {}]]],
    ["Sans virgules, s'il vous plaît.", [['punctuation:no_comma', {}]]],
    ['Les virgules sont interdites.', [['punctuation:no_comma', {}]]],
    ['Écrivez tout en majuscules.', [['change_case:french_capital', {}]]],
    ['Répondez entièrement en minuscules.', [['change_case:french_lowercase', {}]]],
    ["N'utilisez aucune majuscule.", [['change_case:french_lowercase', {}]]],
    ['Encadrez votre réponse de guillemets doubles.', [['startend:quotation', {}]]],
    ['Mettez toute votre réponse entre guillemets.', [['startend:quotation', {}]]],
    ['Terminez par la phrase "Bonne journée".', [['startend:end_checker', { end_phrase: 'Bonne journée' }]]],
    ['Votre réponse doit se terminer par "À bientôt !".', [['startend:end_checker', { end_phrase: 'À bientôt !' }]]],
    ['Commencez votre réponse par "Bonjour".', [['startend:start_checker', { start_phrase: 'Bonjour' }]]],
    ['N\'employez pas le mot "rapide".', [['keywords:forbidden_words', { forbidden_words: ['rapide'] }]]],
    ["Évitez les mots 'bon' et 'mauvais'.", [['keywords:forbidden_words', { forbidden_words: ['bon', 'mauvais'] }]]],
    ['Incluez les mots-clés "soleil" et "lune".', [['keywords:existence', { keywords: ['soleil', 'lune'] }]]],
    [
      'Le mot "mer" doit apparaître au moins deux fois.',
      [['keywords:frequency', { relation: 'at least', frequency: 2, keyword: 'mer' }]],
    ],
    [
      'Utilisez le mot "chat" exactement 4 fois.',
      [['keywords:frequency', { relation: 'exactly', frequency: 4, keyword: 'chat' }]],
    ],
    [
      'La lettre "e" ne doit pas apparaître.',
      [['keywords:letter_frequency', { let_relation: 'less than', letter: 'e', let_frequency: 1 }]],
    ],
    [
      'La lettre "k" doit apparaître au moins 3 fois.',
      [['keywords:letter_frequency', { let_relation: 'at least', let_frequency: 3, letter: 'k' }]],
    ],
    [
      'Ajoutez un post-scriptum commençant par P.S.',
      [['detectable_content:postscript', { postscript_marker: 'P.S.' }]],
    ],
    ['Donnez un titre entre doubles chevrons, par exemple <<titre>>.', [['detectable_format:title', {}]]],
    ['Réponds au format JSON.', [['detectable_format:json_format', {}]]],
    ['Toute la réponse doit être un objet JSON valide.', [['detectable_format:json_format', {}]]],
    [
      'Mettez en évidence au moins 2 passages avec des astérisques.',
      [['detectable_format:number_highlighted_sections', { num_highlights: 2 }]],
    ],
    ['Donne-moi trois conseils pour dormir.', [['detectable_format:list_length', { num_items: 3 }]]],
    ['Écris une fonction Python qui inverse une chaîne.', [['code:language', { language: 'python' }]]],
    ['Donnez des exemples de code en JavaScript.', [['code:language', { language: 'javascript' }]]],
    ['Présentez la réponse dans un tableau.', [['detectable_format:table', {}]]],
    [
      'Réponds uniquement par oui ou par non.',
      [['detectable_format:constrained_response', { options: ['oui', 'non'] }]],
    ],
    ["N'utilise pas d'émojis.", [['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }]]],
    ['Ajoute au moins deux émojis.', [['detectable_content:number_emojis', { relation: 'at least', num_emojis: 2 }]]],
    ['Maximum 280 caractères.', [['length_constraints:number_letters', { relation: 'at most', num_letters: 280 }]]],
    ['Répondez en un seul mot.', [['length_constraints:number_words', { relation: 'exactly', num_words: 1 }]]],
    [
      'Votre réponse doit comporter 3 sections, chacune commençant par "Partie X".',
      [['detectable_format:multiple_sections', { num_sections: 3, section_spliter: 'Partie' }]],
    ],
    ['Écrivez 4 paragraphes séparés par ***.', [['length_constraints:number_paragraphs', { num_paragraphs: 4 }]]],
    [
      'Structurez votre réponse en deux paragraphes.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 2, divider: 'blank line' }]],
    ],
    [
      'Les mots en majuscules doivent apparaître moins de 5 fois.',
      [['change_case:capital_word_frequency', { capital_relation: 'less than', capital_frequency: 5 }]],
    ],
    [
      'Chaque phrase doit contenir au plus 15 mots.',
      [['length_constraints:sentence_length', { relation: 'at most', num_words: 15 }]],
    ],
    ['Termine par une question.', [['startend:ends_with_question', {}]]],
    [
      'Inclure au moins 3 espaces réservés tels que [nom].',
      [['detectable_content:number_placeholders', { num_placeholders: 3 }]],
    ],
    ['Tutoie le lecteur.', [['detectable_content:informal_address', {}]]],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('what a French prompt does not ask of a single answer', () => {
  it.each(["Répétez d'abord la question, puis répondez."])('%s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })
})
