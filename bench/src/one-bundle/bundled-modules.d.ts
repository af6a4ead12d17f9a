/** The modules of the checkout (one-bundle/build.ts writes them). */
declare module 'tessera-bundled-modules' {
  const modules: readonly (() => Promise<{ readonly default: { readonly name: string } }>)[]
  export default modules
}
