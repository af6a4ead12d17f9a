import type { RsbuildPlugin } from '@rsbuild/core'

const declaring =
  /(?<![\w.$])(z\.\w+|digits|definePath|defineCall|defineEvent|defineRequest|defineHandledRequest|defineSlot)\(/g
const isComment = (line: string): boolean => /^\s*(\*|\/\/|\/\*)/.test(line)

/** Marks declarations as pure, so that the bundler drops those that a page does not use. */
export const markedPure = (code: string): string =>
  code
    .split('\n')
    .map((line) => (isComment(line) ? line : line.replace(declaring, '/* @__PURE__ */ $1(')))
    .join('\n')

const reactDeclaring = /^(var \w+ = )(React\d*\.(?:memo|forwardRef|createContext)\()/gm
const displayName = /^\w+\.displayName = "[^"]*";$/gm

/** Marks the router's components and contexts as pure, and drops their names for developer tools. */
export const routerMarkedPure = (code: string): string =>
  code.replace(reactDeclaring, '$1/* @__PURE__ */ $2').replace(displayName, '')

/** The contracts, and the files of a module that declare what it offers and takes. */
const declarations = /[/\\](?:contracts[/\\]src[/\\].*\.[jt]s|(?:offers|from[/\\][\w-]+)\.ts)$/

/**
 * Marks the declarations of the contracts and of the router as pure. A page uses only a few of a file's declarations, and the
 * bundler cannot know that the others have no side effects.
 */
export function pureDeclarations(): RsbuildPlugin {
  return {
    name: 'pure-declarations',
    setup(api) {
      api.transform({ test: declarations, order: 'pre' }, ({ code }) => markedPure(code))
      api.transform({ test: /react-router[/\\]dist[/\\]production[/\\].*\.mjs$/ }, ({ code }) =>
        routerMarkedPure(code),
      )
    },
  }
}
