/** Styles of the page that shows the Save button: plain, in the reader's color scheme. */
export const saveButtonStyle = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{max-width:46rem;margin:0 auto;padding:48px 20px 96px}
h1{font-size:2.2rem;line-height:1.1;letter-spacing:-.02em;margin:0 0 12px}h2{font-size:1.25rem;margin:40px 0 4px}
p{margin:0 0 16px;opacity:.8}p:has(>a){opacity:1}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:16px;margin:0 0 16px}
.pictures a{display:block;border-radius:14px;overflow:hidden;aspect-ratio:3/4}.pictures a:focus-visible{outline:3px solid Highlight;outline-offset:2px}
img{display:block;width:100%;height:100%;object-fit:cover}
pre{margin:0 0 16px;padding:12px 14px;border-radius:14px;background:color-mix(in srgb,CanvasText 6%,Canvas);overflow:auto}
code{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}`
