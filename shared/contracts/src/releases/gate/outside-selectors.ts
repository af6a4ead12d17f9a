import { bracketed, splitList } from './css-text.ts'
import { isAnchored } from './selector-anchor.ts'

/** At-rules whose blocks hold no rules that select elements. */
const bare =
  /^@(font-face|(-\w+-)?keyframes|page|property|counter-style|font-feature-values|font-palette-values|position-try|color-profile)\b/i

interface Block {
  readonly kind: 'rules' | 'style' | 'bare'
  /** True inside of something that is the module's own. */
  readonly isOwn: boolean
}

const escapedFunction = /(?:[\w-]|\\[0-9a-f]{1,6}\s?|\\.)*\\(?:[\w-]|\\[0-9a-f]{1,6}\s?|\\.)*$/i

/**
 * Lists the selectors of a style sheet that can match elements outside of a module. A selector is the module's own
 * when an element on its way has a class that begins with the module's name. Text that browsers might read in
 * another way is listed too.
 */
export function outsideSelectors(css: string, name: string): readonly string[] {
  const found: string[] = []
  const blocks: Block[] = [{ kind: 'rules', isOwn: false }]
  let text = ''
  let at = 0
  const open = (prelude: string) => {
    const parent = blocks.at(-1) ?? { kind: 'rules', isOwn: false }
    blocks.push(blockOf(prelude, parent, { name, found }))
  }
  while (at < css.length) {
    const sign = css[at] ?? ''
    const end = bracketed(css, at)
    if (css.startsWith('/*', at)) at = end
    else if (sign === '{' || sign === '}' || sign === ';') {
      if (sign === '{') open(text.trim())
      else if (sign === '}' && blocks.length > 1) blocks.pop()
      else if (/^\s*@import/i.test(text)) found.push(text.trim())
      text = ''
      at += 1
    } else {
      if (sign === '(' && escapedFunction.test(text.slice(-60))) found.push(`${text.trim()}(`)
      text += css.slice(at, end)
      at = end
    }
  }
  return found.map((each) => each.replace(/\s+/g, ' ').slice(0, 120))
}

function blockOf(
  prelude: string,
  parent: Block,
  { name, found }: { readonly name: string; readonly found: string[] },
): Block {
  if (parent.kind === 'bare' || bare.test(prelude)) return { kind: 'bare', isOwn: parent.isOwn }
  if (/^@scope\b/i.test(prelude)) {
    const [root = ''] = /\(.*?\)(?=\s*(to\b|$))/is.exec(prelude) ?? []
    const own = isOwnList(root.slice(1, -1), name, parent)
    return own ? { kind: 'style', isOwn: true } : parent
  }
  if (prelude.startsWith('@')) return parent
  const outside = splitList(prelude).filter((one) => !isOwnList(one, name, parent))
  // Rules below what is listed already are not listed again.
  found.push(...outside)
  return { kind: 'style', isOwn: true }
}

const isOwnList = (list: string, name: string, { kind, isOwn }: Block): boolean =>
  splitList(list).every((selector) => isAnchored(selector, name, kind === 'style' && isOwn))
