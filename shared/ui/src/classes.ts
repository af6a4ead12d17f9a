/// <reference path="./css-modules.d.ts" />

/** Joins the class names that apply. */
export function classes(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ')
}
