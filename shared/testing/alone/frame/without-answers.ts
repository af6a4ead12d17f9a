import { bootElementId } from '@tessera/contracts/boot-element'

const block = new RegExp(
  `(<script type="application/json" id="${bootElementId}">)(.*?)(</script>)`,
  's',
)

/**
 * Takes the first answers out of a document of the product, so that its page asks for them. A service
 * whose calls do not answer has none for its documents either.
 */
export const withoutAnswers = (html: string): string =>
  html.replace(block, (_, start: string, text: string, end: string) => {
    const boot: unknown = JSON.parse(text)
    const asking = { ...Object(boot), answers: [] }
    return `${start}${JSON.stringify(asking).replaceAll('<', '\\u003c')}${end}`
  })
