/** The texts of the extension, by language; `{brand}` is the product's name. */
export const texts = {
  en: {
    name: 'Save to {brand}',
    about: 'Saves pictures of any page to {brand}.',
    shortcut: 'Save a picture of this page to {brand}',
    menu: 'Save image to {brand}',
    choose: 'Choose a picture to save',
    none: 'There are no pictures to save on this page.',
    closed: "This page can't be read. Open another page and try again.",
    picture: 'Picture {number}',
    last: 'Used last: {board}',
  },
  de: {
    name: 'Bei {brand} merken',
    about: 'Merkt Bilder beliebiger Seiten bei {brand}.',
    shortcut: 'Ein Bild dieser Seite bei {brand} merken',
    menu: 'Bild bei {brand} merken',
    choose: 'Wähle ein Bild zum Merken',
    none: 'Auf dieser Seite gibt es keine Bilder zum Merken.',
    closed: 'Diese Seite lässt sich nicht lesen. Öffne eine andere und versuche es noch einmal.',
    picture: 'Bild {number}',
    last: 'Zuletzt verwendet: {board}',
  },
} as const

/** Writes the texts of a language as the browser reads them. */
export function messagesOf(language: keyof typeof texts, brand: string) {
  return Object.fromEntries(
    Object.entries(texts[language]).map(([name, text]) => [
      name,
      { message: text.replace('{brand}', brand).replace(/\{(?:number|board)\}/, '$$1') },
    ]),
  )
}
