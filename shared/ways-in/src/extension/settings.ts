/** The product that an extension is built for. */
export interface ExtensionSettings {
  readonly brand: string
  /** The origin of the product. */
  readonly origin: string
}

/** The manifest of the extension: it reads a page only when its button, menu or shortcut is used there. */
export const manifestOf = ({ brand, origin }: ExtensionSettings, version: string) => ({
  manifest_version: 3,
  name: '__MSG_name__',
  short_name: brand,
  description: '__MSG_about__',
  default_locale: 'en',
  version,
  minimum_chrome_version: '125',
  homepage_url: `${origin}/`,
  icons: { 16: 'icon-16.png', 32: 'icon-32.png', 48: 'icon-48.png', 128: 'icon-128.png' },
  action: { default_popup: 'popup.html', default_title: '__MSG_name__' },
  background: { service_worker: 'background.js' },
  permissions: ['activeTab', 'scripting', 'contextMenus', 'storage'],
  // The product's own window says which board was used, and asks for pictures that the service can't fetch.
  externally_connectable: { matches: [`${origin}/*`] },
  commands: {
    _execute_action: {
      suggested_key: { default: 'Alt+Shift+S', mac: 'Alt+Shift+S' },
      description: '__MSG_shortcut__',
    },
  },
  content_security_policy: {
    extension_pages: "default-src 'none'; script-src 'self'; style-src 'self'; img-src * data:",
  },
})
