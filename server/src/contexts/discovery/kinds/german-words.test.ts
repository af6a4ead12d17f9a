import { describe, expect, test } from 'vitest'
import { foldText } from '../../base/words/fold-text.ts'
import { englishOf, germanOf } from './german-words.ts'
import { groupsOf, nameIn, type Spoken, type WordGroup } from './word-groups.ts'

const english = (word: string) => englishOf(foldText(word), false)?.join(' ')
const read = (query: string, spoken: Spoken = 'en') =>
  groupsOf(foldText(query).split(' '), spoken).map(({ typed }) => typed.join(' '))

describe('the dictionary', () => {
  test('knows German words with their umlauts, without them and spelled out', () => {
    for (const word of ['Küche', 'kuche', 'kueche']) expect(english(word)).toBe('kitchen')
    for (const word of ['Straße', 'strasse']) expect(english(word)).toBe('street')
  })

  test('knows plurals, cases and adjectives', () => {
    expect(english('Stühle')).toBe('chair')
    expect(english('Teppichen')).toBe('rug')
    expect(english('grünes')).toBe('green')
    expect(english('dunkle')).toBe('dark')
    expect(english('Häusern')).toBe('house')
  })

  test('parts words that are made of two or three, of which the last is the thing', () => {
    expect(english('Küchenregal')).toBe('kitchen shelf')
    expect(english('Kuechenregal')).toBe('kitchen shelf')
    expect(english('Wohnzimmerteppich')).toBe('living room rug')
    expect(english('Schlafzimmerwandfarbe')).toBe('bedroom wall paint')
    expect(english('Schulbuch')).toBe('school book')
    expect(english('Apfelkuchen')).toBe('apple cake')
  })

  test('parts no word that is longer than any', () => {
    // Each of these can be parted in two ways, and so all of them in more ways than anybody can count.
    expect(englishOf(`q${'haustur'.repeat(70)}`, false)).toBeUndefined()
  })

  test('does not take English words for German ones', () => {
    for (const word of ['better', 'rocker', 'wander', 'xylophone', 'thingummy'])
      expect(englishOf(word, true), word).toBeUndefined()
  })
})

describe('a query', () => {
  test('in German is read in English', () => {
    expect(read('grünes Sofa')).toEqual(['green', 'sofa'])
    expect(read('Wohnzimmerteppich')).toEqual(['living room', 'rug'])
    expect(read('Bad Fliesen')).toEqual(['bathroom', 'tile'])
  })

  test('keeps the English meaning of a word of both languages, unless its reader reads German', () => {
    expect(read('Rock')).toEqual(['rock'])
    expect(read('Rock', 'de')).toEqual(['skirt'])
    expect(read('Gift', 'de')).toEqual(['gift'])
    expect(read('lamp', 'de')).toEqual(['lamp'])
  })

  test('finds German texts by the word as it was written too', () => {
    const [kitchen, shelf] = groupsOf(['kuchenregal'])
    const says = (group: WordGroup | undefined) =>
      group?.terms.some(({ words }) => words.join() === 'kuchenregal')
    expect([says(kitchen), says(shelf)]).toEqual([false, true])
  })
})

describe('a name', () => {
  test('is German for those who read German, as far as the dictionary has it', () => {
    expect(nameIn('table lamp', 'de')).toBe('Tischlampe')
    expect(nameIn('green', 'de')).toBe('grün')
    expect(nameIn('table lamp', 'en')).toBe('table lamp')
    expect(nameIn('xyzzy', 'de')).toBe('xyzzy')
  })

  test('is a word that finds the same thing when it is searched for', () => {
    for (const name of [
      'kitchen',
      'bench',
      'armchair',
      'bathroom',
      'bread',
      'dog',
      'reading corner',
    ])
      expect(read(germanOf(name) ?? '', 'de'), name).toEqual([name])
  })
})
