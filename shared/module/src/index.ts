export type { Toast } from '@tessera/cache'
export type {
  Layout,
  LayoutSize,
  Profile,
  Readable,
  ShellContext,
  ShellReport,
} from './context.ts'
export type {
  DefinedModule,
  ModuleDefinition,
  ModuleView,
  OverlayProps,
  PageProps,
} from './define-module.ts'
export { defineModule, handler, overlay, page, slot } from './define-module.ts'
export type { PaletteCommand, PaletteCommands } from './palette-command.ts'
