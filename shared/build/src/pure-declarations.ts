import type { RsbuildPlugin } from '@rsbuild/core'

const declaring =
  /(?<![\w.$])(z\.\w+|defineCall|defineEvent|defineRequest|defineHandledRequest|defineSlot)\(/g
const isComment = (line: string): boolean => /^\s*(\*|\/\/|\/\*)/.test(line)

/** Says of each call that declares something that nothing happens by it: who does not use what it declares can leave it out. */
export function markedPure(code: string): string {
  return code
    .split('\n')
    .map((line) => (isComment(line) ? line : line.replace(declaring, '/* @__PURE__ */ $1(')))
    .join('\n')
}

/**
 * A file of contracts declares many things, and a page wants one or two of them. That declaring one
 * does nothing else, a bundler cannot know by itself; said in the sources, it would stand in every line.
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
