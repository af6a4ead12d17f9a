/** Styles of the outbox: plain, in the reader's color scheme, without scripts. */
export const outboxStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:46rem;padding:32px 20px 96px;background:Canvas;color:CanvasText}
h1{font-size:2.2rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 8px}header p{margin:0 0 16px;opacity:.8}
nav{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 24px}nav a{padding:9px 16px;border-radius:12px;background:color-mix(in srgb,CanvasText 7%,Canvas);color:inherit;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid Highlight;outline-offset:2px;border-radius:4px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:16px}
article{padding:20px 22px;border-radius:20px;background:color-mix(in srgb,CanvasText 5%,Canvas)}
h2{font-size:1.15rem;line-height:1.3;margin:0 0 2px;overflow-wrap:anywhere}
.meta{display:flex;flex-wrap:wrap;gap:2px 10px;margin:0 0 14px;font-size:.9rem;color:color-mix(in srgb,CanvasText 70%,Canvas);overflow-wrap:anywhere}
.kind{padding:0 8px;border-radius:8px;font-weight:600;background:color-mix(in srgb,#1d7a5a 22%,Canvas);color:CanvasText}.kind.sms{background:color-mix(in srgb,#b0521c 24%,Canvas)}
.text{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}.text a{color:LinkText;font-weight:600}
.none{padding:48px 20px;text-align:center;border-radius:20px;background:color-mix(in srgb,CanvasText 5%,Canvas)}.none p{margin:4px 0}
footer{margin-top:24px}`
