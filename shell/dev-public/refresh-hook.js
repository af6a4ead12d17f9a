// In development every module brings its own copy of React's refresh runtime. They find the one React
// through this hook, which must be there before React is; without it only the shell's edits would show.
const renderers = new Map()
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer)
    return renderers.size
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}
