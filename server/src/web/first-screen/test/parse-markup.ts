import { Parser } from 'htmlparser2'

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Parses markup as a browser does. */
export function parsed(markup: string) {
  const elements: Element[] = []
  let text = ''
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({ name, attributes }),
    ontext: (part) => {
      text += part
    },
  })
  parser.end(markup)
  return {
    text,
    names: new Set(elements.map(({ name }) => name)),
    attributes: new Set(elements.flatMap((each) => Object.keys(each.attributes))),
    of: (name: string) =>
      elements.filter((each) => each.name === name).map(({ attributes }) => attributes),
  }
}
