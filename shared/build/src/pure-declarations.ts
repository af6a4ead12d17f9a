import type { RsbuildPlugin } from '@rsbuild/core'

const declaring =
  /(?<![\w.$])(z\.\w+|digits|definePath|defineCall|defineEvent|defineRequest|defineHandledRequest|defineSlot)\(/g
const isComment = (line: string): boolean => /^\s*(\*|\/\/|\/\*)/.test(line)

const checked = /(?<![\w.$])(z\.\w+|digits)\(\)\s*\.check\(/g
const branded = /\.brand<[^<>]*>\(\)/g

/**
 * Marks declarations as pure, so that the bundler drops those that a page does not use. A mark counts for the
 * first call of a chain alone, so checks become arguments, and brands, which only types know, go.
 */
export function markedPure(code: string): string {
  return code
    .replace(checked, 'z.checked($1(), ')
    .replace(branded, '')
    .split('\n')
    .map((line) => (isComment(line) ? line : line.replace(declaring, '/* @__PURE__ */ $1(')))
    .join('\n')
}

/**
 * Marks the declarations of the contracts as pure. A page uses only a few of a file's declarations, and the
 * bundler cannot know that the others have no side effects.
 */
export function pureDeclarations(): RsbuildPlugin {
  return {
    name: 'pure-declarations',
    setup(api) {
      api.transform({ test: /[/\\]contracts[/\\]src[/\\].*\.ts$/, order: 'pre' }, ({ code }) =>
        markedPure(code),
      )
    },
  }
}
