#!/usr/bin/env node
// The command line where this package is installed: it runs on the Node of the team, and says which one it needs.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `\u2717 tessera-module needs Node 24 or newer and runs on ${process.versions.node}. Install a newer Node and run it again.`,
  )
  process.exit(2)
}
await import(new URL('../src/main.js', import.meta.url).href)
