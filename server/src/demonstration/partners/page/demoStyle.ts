import { createHash } from 'node:crypto';

/** Style of the demo partner's page; it stands in the page itself, and its hash in the page's Content-Security-Policy. */
export const DEMO_STYLE = `
:root{color-scheme:light;--ink:#1b2433;--quiet:#55617a;--line:#8791a5;--soft:#e3e7ee;--ground:#f4f6f9;--brand:#7a3b12;--brand-deep:#552809;--wrong:#a4262c;--good:#0b6a3b}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 "Segoe UI",system-ui,-apple-system,Roboto,"Noto Sans",sans-serif}
header{background:linear-gradient(160deg,var(--brand) 0%,var(--brand-deep) 100%);color:#fff;padding:1.25rem max(1.25rem,calc((100% - 72rem)/2)) 1.5rem}
header .row{display:flex;justify-content:space-between;gap:1rem;align-items:center}
header a{color:#fff}
header p{max-width:56rem;margin:.5rem 0 0}
h1{font-size:1.75rem;line-height:1.25;font-weight:600;margin:.5rem 0 0}
h2{font-size:1.25rem;font-weight:600;margin:2rem 0 .75rem}
.kicker{font-weight:600;background:#fff;color:var(--brand-deep);border-radius:1rem;padding:.1rem .75rem;font-size:.875rem}
main{max-width:74.5rem;margin:0 auto;padding:1.25rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center}
a{color:var(--brand);padding:.2rem 0}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
.card{background:#fff;border:1px solid var(--soft);border-radius:8px;padding:1rem 1.1rem;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem 1.5rem;align-items:start}
.card h3{font-size:1rem;font-weight:600;margin:0;overflow-wrap:anywhere}
.facts{margin:.25rem 0 0;color:var(--quiet);font-size:.875rem}
.states{display:flex;flex-wrap:wrap;gap:.4rem;margin:.5rem 0 0;padding:0}
.state{display:inline-block;border:1px solid var(--line);border-radius:1rem;padding:0 .6rem;font-size:.875rem}
.state.strong{border-color:var(--good);color:var(--good);font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;justify-content:flex-end;max-width:34rem}
form{margin:0}
button{min-height:2.25rem;padding:.35rem .9rem;font:inherit;font-size:.9375rem;color:var(--brand);background:#fff;border:1px solid var(--brand);border-radius:6px;cursor:pointer}
button.primary{color:#fff;background:var(--brand)}
button:hover{background:#f6ece5}
button.primary:hover{background:var(--brand-deep)}
:focus-visible{outline:3px solid #4f9bd9;outline-offset:2px}
.said{margin:1rem 0 0;padding:.7rem .9rem;border-inline-start:4px solid var(--good);background:#eef7f1;border-radius:4px}
.said.wrong{border-color:var(--wrong);background:#fdf3f4;color:#7c1d22}
.said ul{margin:.5rem 0 0;gap:.25rem;font-size:.875rem}
.quiet{color:var(--quiet)}
footer{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--soft);display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;font-size:.875rem}
@media (max-width:48rem){.card{grid-template-columns:minmax(0,1fr)}.actions{justify-content:flex-start;max-width:none}}
@media (forced-colors:active){.card,button,.said{border:1px solid}}
`;

/** Policy of the page: its own style, forms to this origin, nothing else. */
export const DEMO_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DEMO_STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
