/**
 * Matches the path of a source of the product: a file outside of installed packages, or a file of a package of
 * the product that is installed compiled. Builds treat both alike.
 */
export const ownSource =
  /^(?!.*node_modules).*\.tsx?$|[/\\]node_modules[/\\]@tessera[/\\][\w-]+[/\\]src[/\\].*\.js$/

/** Matches the path of any file of an installed package of the product. */
export const ownPackage = /[/\\]node_modules[/\\]@tessera[/\\][\w-]+[/\\](?!.*node_modules)/
