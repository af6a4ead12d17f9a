import type { AtRule, Plugin } from 'postcss'
import postcss from 'postcss'

const keptOutside = new Set(['charset', 'import', 'namespace', 'font-face'])

/** Puts all rules of a build into one cascade layer, so that no module's styles override another's. */
export function cascadeLayer(name: string): Plugin {
  return {
    postcssPlugin: 'tessera-cascade-layer',
    OnceExit(root) {
      const layer: AtRule = postcss.atRule({ name: 'layer', params: name, nodes: [] })
      for (const node of [...root.nodes]) {
        if (node.type === 'atrule' && keptOutside.has(node.name)) continue
        layer.append(node.remove())
      }
      if (layer.nodes !== undefined && layer.nodes.length > 0) root.append(layer)
    },
  }
}
