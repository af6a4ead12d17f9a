import { type ContainerRequire, openContainer } from './open-container.ts'

/** The bundler's `require` of this build. */
declare const __webpack_require__: ContainerRequire

// Replaces the entry that the federation's plugin adds to a container, and the bundler's runtime behind it.
openContainer(__webpack_require__)
