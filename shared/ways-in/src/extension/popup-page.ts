/** The page of the extension's button. */
export const popupHtml = `<!doctype html>
<html><head><meta charset="utf-8"><link rel="stylesheet" href="popup.css"></head>
<body><h1></h1><p hidden></p><ul></ul><script src="popup.js"></script></body></html>
`

/** Its styles, in the reader's color scheme. */
export const popupCss = `:root{color-scheme:light dark;font:15px/1.4 system-ui,sans-serif}
body{inline-size:400px;max-block-size:560px;margin:0;padding:16px;background:Canvas;color:CanvasText}
h1{font-size:1.1rem;margin:0 0 12px}h1:last-child,h1:has(~ul:empty){margin:0}
p{margin:-6px 0 12px;color:color-mix(in srgb,CanvasText 70%,Canvas)}
ul{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:0;padding:0;list-style:none}
button{display:block;inline-size:100%;aspect-ratio:3/4;padding:0;border:0;border-radius:14px;overflow:hidden;background:color-mix(in srgb,CanvasText 8%,Canvas);cursor:pointer}
button:hover img{opacity:.85}button:focus-visible{outline:3px solid Highlight;outline-offset:2px}
img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
`
