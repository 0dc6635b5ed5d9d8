import { createHash } from 'node:crypto';
import { PORTAL_BRAND, type University } from 'shared-contracts/portal/university.ts';

const STYLE = `
:root{color-scheme:light;--ink:#1b2433;--quiet:#55617a;--line:#8791a5;--soft:#e3e7ee;--ground:#f4f6f9;--wrong:#a4262c}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);background:var(--ground);color:var(--ink);font:16px/1.5 "Segoe UI",system-ui,-apple-system,Roboto,"Noto Sans",sans-serif}
.side{background:linear-gradient(160deg,var(--brand) 0%,var(--brand-deep) 100%);color:#fff;padding:3rem;display:flex;flex-direction:column;justify-content:space-between;gap:2rem}
.brand{display:flex;align-items:center;gap:.9rem;font-size:1.25rem;font-weight:600}
.brand svg{width:2.75rem;height:2.75rem;flex:none}
.brand img{height:2.75rem;max-width:10rem;object-fit:contain;padding:.35rem;background:#fff;border-radius:8px}
.brand small{display:block;font-size:1rem;font-weight:400}
.purpose{font-size:1.75rem;line-height:1.3;font-weight:400;max-width:24ch;margin:0}
.main{padding:2rem;display:flex;flex-direction:column}
.language{text-align:end}
.card{width:100%;max-width:26rem;margin:auto}
h1{font-size:1.75rem;line-height:1.25;font-weight:600;margin:1.5rem 0}
h2{font-size:1rem;font-weight:600;margin:0 0 .25rem}
label{display:block;font-weight:600;margin:1.1rem 0 .35rem}
input{width:100%;font:inherit;color:inherit;background:#fff;padding:.65rem .75rem;border:1px solid var(--line);border-radius:6px}
input[aria-invalid=true]{border-color:var(--wrong)}
button.primary,a.primary{display:inline-block;width:100%;margin-top:1.5rem;padding:.75rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:#fff;background:var(--brand);border:0;border-radius:6px;cursor:pointer}
button.primary:hover,a.primary:hover{background:var(--brand-deep)}
:focus-visible{outline:3px solid #4f9bd9;outline-offset:2px}
a{color:var(--brand)}
.wrong{margin:0;padding:.7rem .9rem;border-inline-start:4px solid var(--wrong);background:#fdf3f4;color:#7c1d22;border-radius:4px}
.demo{margin-top:2rem;padding:1rem 1.1rem;background:#fff;border:1px solid var(--soft);border-radius:8px;font-size:.875rem}
.demo p{margin:0 0 .6rem;color:var(--quiet)}
table{width:100%;border-collapse:collapse}
th,td{text-align:start;padding:.3rem 0;border-top:1px solid var(--soft);font-weight:400}
thead th{border:0;color:var(--quiet)}th:first-child{padding-inline-end:1rem}
tbody th{font-family:ui-monospace,Consolas,"DejaVu Sans Mono",monospace}
.quiet{color:var(--quiet);font-size:.875rem}
@media (max-width:56rem){body{display:block}.side{padding:1.25rem 1.5rem}.purpose{display:none}.main{padding:1.25rem 1.5rem 2.5rem}.card{margin:0 auto}h1{margin:1rem 0}}
@media (forced-colors:active){input,button.primary,a.primary,.demo{border:1px solid}}
`;

/** Style of the provider's pages, in the university's colour; it stands in the page itself, and its hash in the page's Content-Security-Policy. */
export function pageStyle(university: University | null): string {
  const brand = university?.brand ?? PORTAL_BRAND;
  return `:root{--brand:${brand[80]};--brand-deep:${brand[60]}}${STYLE}`;
}

/** Policy of the provider's pages: our own style, the university's logo, forms to this origin, nothing inline. */
export function pagePolicy(university: University | null): string {
  const hash = createHash('sha256').update(pageStyle(university)).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    ...(university?.logo === undefined ? [] : ["img-src 'self'"]),
    // No page of ours has a script; the provider's own pages add the hash of theirs here.
    "script-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
