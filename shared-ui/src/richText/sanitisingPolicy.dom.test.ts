import { sanitiseParsedHtml } from './sanitisingPolicy.ts';

type Rules = Readonly<Record<string, (text: string) => string>>;

/** What a browser with Trusted Types offers, as far as the policy needs it. */
function pageWithTrustedTypes() {
  const made: { name: string; rules: Rules }[] = [];
  const factory = {
    get defaultPolicy() {
      return made[0] ?? null;
    },
    createPolicy: (name: string, rules: Rules) => made.push({ name, rules }),
  };
  Reflect.set(window, 'trustedTypes', factory);
  return made;
}

describe('sanitiseParsedHtml', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'trustedTypes');
  });

  test('lets markup through without what runs, and has no answer for scripts', () => {
    const made = pageWithTrustedTypes();
    sanitiseParsedHtml();
    const [policy] = made;
    expect(policy?.name).toBe('default');
    expect(policy?.rules['createHTML']?.('<body><p>a<img src="x" onerror="alert(1)"></p></body>')).toBe(
      '<p>a<img src="x"></p>',
    );
    expect(Object.keys(policy?.rules ?? {})).toEqual(['createHTML']);
  });

  test('makes one policy for the page, and none where the browser has no use for it', () => {
    const made = pageWithTrustedTypes();
    sanitiseParsedHtml();
    sanitiseParsedHtml();
    expect(made).toHaveLength(1);
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(sanitiseParsedHtml).not.toThrow();
  });
});
