/** Returns the name of a module's federation container, which is unique in a registry. */
export function containerName(moduleName: string): string {
  return `tessera_${moduleName.replaceAll('-', '_')}`
}
