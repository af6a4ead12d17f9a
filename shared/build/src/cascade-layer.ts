import type { AtRule, Plugin, Root } from 'postcss'
import postcss from 'postcss'
import { ownPackage } from './own-sources.ts'

const keptOutside = new Set(['charset', 'import', 'namespace', 'font-face'])

/** The class around what a package of others draws. */
const outsideClass = (name: string): string => `.${name}-outside`

/** Scopes the styles of a package of others, which know nothing of modules, to what stands in its class. */
function scopeOutside(root: Root, name: string): void {
  const file = root.source?.input.file ?? ''
  if (name === 'shell' || !/\bnode_modules\b/.test(file) || file.endsWith('.module.css')) return
  if (ownPackage.test(file)) return
  root.walkRules((rule) => {
    const { parent } = rule
    if (
      parent?.type === 'rule' ||
      (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name)))
    )
      return
    rule.selectors = rule.selectors.map((selector) =>
      selector.startsWith(':root')
        ? selector.replace(':root', outsideClass(name))
        : `${outsideClass(name)} ${selector}`,
    )
  })
}

/** Puts all rules of a build into one cascade layer, so that no module's styles override another's. */
export function cascadeLayer(name: string): Plugin {
  return {
    postcssPlugin: 'tessera-cascade-layer',
    OnceExit(root) {
      scopeOutside(root, name)
      const layer: AtRule = postcss.atRule({ name: 'layer', params: name, nodes: [] })
      for (const node of Array.from(root.nodes)) {
        if (node.type === 'atrule' && keptOutside.has(node.name)) continue
        layer.append(node.remove())
      }
      if (layer.nodes !== undefined && layer.nodes.length > 0) root.append(layer)
    },
  }
}
