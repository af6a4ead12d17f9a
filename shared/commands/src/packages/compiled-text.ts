import { isBuiltin } from 'node:module'

const relativeImport = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.\.?\/[^'"\n]+)\.tsx?\2/g
const besideFile =
  /((?:new URL\(|import\.meta\.dirname, )\s*)(['"])((?:\.\.?\/)?[^'"\n]+)(?<!\.d)\.tsx?\2/g

/** Returns a compiled file with the names of compiled files, where the compiler left those of sources. */
export const compiledText = (text: string): string =>
  text.replace(relativeImport, '$1$2$3.js$2').replace(besideFile, '$1$2$3.js$2')

const imported = [
  /^\s*(?:import|export)\b[^'"\n;]*?\bfrom\s*['"]([\w@./:-]+)['"]/gm,
  /^\s*import\s*['"]([\w@./:-]+)['"]/gm,
  /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([\w@./:-]+)['"]\s*\)/g,
]

/** Returns a compiled text without comments and template literals, which may quote imports. */
const bareCode = (text: string): string =>
  text
    .replace(/\/\*(?! webpackChunkName)[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/`(?:[^`\\]|\\.)*`/gs, '``')

const styleImport = /(?:url\(|@import )\s*["'](@[\w./-]+)["']/g

/** Returns what a style sheet takes from packages. */
export const styleImports = (text: string): readonly string[] =>
  [...text.matchAll(styleImport)].map(([, name = '']) => name)

/** Returns what a compiled file or a declaration imports. */
export function importsOf(text: string): readonly string[] {
  const code = bareCode(text)
  return [
    ...new Set(imported.flatMap((form) => [...code.matchAll(form)].map(([, name = '']) => name))),
  ]
}

/** Returns the package of an import; undefined for a file of the same package. */
export function packageOfImport(name: string): string | undefined {
  if (/^(\.|\/|data:)/.test(name)) return undefined
  if (isBuiltin(name)) return 'node:'
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
