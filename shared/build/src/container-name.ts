/** The name of a module's federation container; no two modules of a registry share one. */
export function containerName(moduleName: string): string {
  return `tessera_${moduleName.replaceAll('-', '_')}`
}
