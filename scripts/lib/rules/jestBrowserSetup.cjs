// What a browser has and the test document lacks; nothing here changes behaviour that a test could be about.
require('@testing-library/jest-dom');
const { TextDecoder, TextEncoder } = require('node:util');
const { webcrypto } = require('node:crypto');
const { runInThisContext } = require('node:vm');

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
// A key cannot be written down; all else is made anew in the document's own world.
globalThis.structuredClone ??= (value) =>
  value instanceof CryptoKey ? value : JSON.parse(JSON.stringify(value));
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
globalThis.CryptoKey ??= runInThisContext('CryptoKey');

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.matchMedia ??= (query) => ({
  media: query,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

// The router describes each navigation as a request; nothing is sent with it.
globalThis.Request ??= class {
  constructor(url, { method = 'GET', signal = new AbortController().signal } = {}) {
    Object.assign(this, { url: String(url), method, signal, headers: new Headers() });
  }
};

// Files that tests import lie in a folder, and none of it has the portal's origin: the address of a worker is taken as it stands.
globalThis.trustedTypes ??= {
  createPolicy: (name, rules) => ({ ...rules, createScriptURL: (address) => address }),
};

// Pages with many Fluent fields are slow to render in a document without a browser, the more so when all tests run at once.
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 * globalThis.TEST_PATIENCE });

// A test document asks every rule of a style sheet about every element whose role is looked for, which takes two thirds of a test's
// time. Rules that hide are kept; how the rest looks is for the browser tests to say.
const style = document.head.appendChild(document.createElement('style'));
const sheets = style.sheet.constructor.prototype;
const { insertRule } = sheets;
sheets.insertRule = function insertWhatHides(rule) {
  return /display:\s*none|visibility:/.test(rule) ? insertRule.call(this, rule, this.cssRules.length) : 0;
};
style.remove();

// A rule that Griffel does not understand styles nothing, and says so in the console alone.
const { error } = console;
console.error = (...args) => {
  if (String(args[0]).includes('A rule was not resolved to CSS properly')) throw new Error(args.join('\n'));
  error(...args);
};
