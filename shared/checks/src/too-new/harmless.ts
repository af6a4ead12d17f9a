/** Features that pages use although a supported browser lacks them, with the reason why they do no harm. */
export const harmless: readonly { readonly keys: readonly string[]; readonly why: string }[] = [
  {
    keys: ['api.HTMLGeolocationElement.watch'],
    why: 'The `watch` that pages call is that of the cache of entities.',
  },
  {
    keys: [
      'css.properties.cursor.pointer',
      'css.properties.cursor.default',
      'css.properties.cursor.not-allowed',
      'css.properties.cursor.progress',
      'css.properties.cursor.zoom-in',
      'css.properties.cursor.zoom-out',
      'css.properties.cursor.move',
      'css.properties.cursor.nesw-resize',
      'css.properties.cursor.nwse-resize',
      'css.properties.cursor.grab',
      'css.properties.cursor.grabbing',
      'css.selectors.selection',
      'css.properties.resize',
    ],
    why: 'A phone has no mouse, selects in colours of its own and resizes no field.',
  },
  {
    keys: [
      'css.properties.user-select',
      'css.properties.user-select.none',
      'css.properties.user-select.all',
      'css.properties.text-size-adjust',
    ],
    why: 'Safari takes them with a prefix, which the build or the sheet adds.',
  },
  {
    keys: [
      'css.properties.scrollbar-gutter',
      'css.properties.scrollbar-gutter.stable',
      'css.properties.scrollbar-width',
      'css.properties.scrollbar-width.none',
      'css.properties.scrollbar-width.thin',
      'css.properties.scrollbar-color',
    ],
    why: "Safari's scrollbars lie over the page or keep their own look.",
  },
  {
    keys: [
      'css.properties.accent-color',
      'css.properties.text-wrap.pretty',
      'css.properties.field-sizing',
      'css.properties.field-sizing.content',
      'css.selectors.marker',
    ],
    why: 'A looker: a field keeps its rows and scrolls, lines break and boxes are coloured as usual.',
  },
  {
    keys: ['css.properties.overscroll-behavior', 'css.properties.overscroll-behavior.contain'],
    why: 'What changed of late is what boxes without overflow do; before it the page may scroll on.',
  },
  {
    keys: ['css.properties.overflow-anchor', 'css.properties.overflow-anchor.none'],
    why: 'It turns off what Safari does not have.',
  },
  {
    keys: [
      'css.properties.forced-color-adjust',
      'css.properties.forced-color-adjust.none',
      'css.properties.cursor.crosshair',
    ],
    why: 'A looker: without it a swatch has the colors of the system, and the pointer its usual shape.',
  },
  {
    keys: ['css.properties.text-align.match-parent'],
    why: 'Chrome gets it by the name that it knows.',
  },
  { keys: ['css.properties.line-clamp'], why: 'It stands beside the prefixed one that all have.' },
  {
    keys: ['api.Navigator.share'],
    why: 'Asked for before it is used; without it there is no item.',
  },
  {
    keys: [
      'javascript.builtins.DisposableStack.move',
      'javascript.builtins.DisposableStack.use',
      'javascript.builtins.Iterator.drop',
      'javascript.builtins.Iterator.take',
    ],
    why: "Functions of the product's own have these names.",
  },
]
