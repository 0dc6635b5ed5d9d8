import js from '@eslint/js';
import globals from 'globals';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { INTL } from './intlRules.mjs';
import { SLEEPS } from './sleeps.mjs';

// What ESLint asks of a module's code, in this repository and in one of its own; which files are which, its configuration says.

export const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export: its name is the same everywhere.',
};
/** The schema library has a `pipe` of its own, which is no stream's. */
const BARE_PIPE = {
  property: 'pipe',
  allowObjects: ['z'],
  message:
    'Use pipeline of node:stream: pipe leaves the errors of both ends to whoever listens, and what nobody hears ends the process.',
};
/** An interface is named in the compiler's errors, where a type is spelt out: for what follows from a schema or a pick, that is 700 characters. */
export const BARE_INTERFACE = {
  selector: 'TSInterfaceDeclaration:not([extends.length=1][body.body.length=0])',
  message: 'Use a type; an interface gives a name to what follows from a schema or a pick, and adds nothing.',
};
export const SPELT_OUT = {
  selector:
    'TSTypeAliasDeclaration:not([typeParameters]) > TSTypeReference.typeAnnotation[typeName.name=/^(FormOf|RecordOf)$/]',
  message: 'Use an interface: errors spell out all members of a type that follows from a form or a pick.',
};
export const ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' };
/** A further language would be forgotten there, and no compiler would say so. */
const LANGUAGE_BY_NAME = {
  selector:
    'BinaryExpression[operator=/^[!=]==$/]:matches([left.value=/^(el|gr)$/], [right.value=/^(el|gr)$/])',
  message:
    'Ask by what a language needs: a table by LanguageTag, LOCALE, or readsGreek (shared-contracts/text/language.ts).',
};
/** What somebody pastes would be cut in silence: the parts of a text that count are the last ones too. */
export const CUT_TEXT = {
  selector:
    ':matches(JSXOpeningElement[name.name=/^(Input|Textarea|Combobox|SearchBox|input|textarea)$/] > JSXAttribute[name.name=/^maxLength$/i], JSXAttribute[name.name="input"] Property[key.name=/^maxLength$/i])',
  message: 'Take all that is typed, count it, and refuse it with its limit (`limit` of FieldFrame).',
};
export const DESIGN_SYSTEM = {
  regex: '^(@fluentui/|@griffel/|react-hook-form|@hookform/|react-router-dom|react-router$|react-dom$)',
  message: 'Import it from shared-ui: that package alone knows the libraries behind it.',
};
export const TRANSLATION = {
  regex: '^(i18next|react-i18next)',
  message: 'Import useTranslation from shared-ui/core.',
};
export const SIGN_IN = {
  regex: '^(oidc-client-ts|@tanstack/)',
  message: 'Import it from shared-auth or shared-client: they alone know the libraries behind them.',
};
export const BARE_MUTATION = {
  regex: '^@tanstack/',
  importNames: ['useMutation', 'MutationObserver'],
  message: 'Use useMutation of src/mutation: a button that is pressed twice sends its change once.',
};
export const INNER_FILES = {
  regex: '^shared-[a-z-]+/src/',
  message: 'Import what the package exports; a file that it does not export may be renamed today.',
};
const UNBOUNDED =
  'Use boundedFetch or guardedFetch of ewp/net: what others answer has a bound in bytes and in time.';
export const UNBOUNDED_FETCH = { name: 'fetch', message: UNBOUNDED };
export const UNBOUNDED_REQUEST = {
  regex: '^(node:)?https?$|^undici',
  importNames: ['request', 'get', 'fetch', 'Client', 'Pool'],
  message: UNBOUNDED,
};

export const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** For all code. */
export const everywhere = [
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-properties': ['error', BARE_PIPE],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { regexp },
    rules: {
      ...restrict(DESIGN_SYSTEM, TRANSLATION, SIGN_IN, INNER_FILES),
      // What comes from outside may be long: an expression that needs the square of it stands still for seconds.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        DEFAULT_EXPORT,
        ENUM,
        CUT_TEXT,
        LANGUAGE_BY_NAME,
        BARE_INTERFACE,
        SPELT_OUT,
        ...INTL,
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Takes longer than any other rule here, and is oxlint's.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
];

/** For code that runs in a browser. */
export const inBrowsers = {
  extends: [jsxA11y.flatConfigs.strict],
  plugins: { 'react-hooks': reactHooks },
  languageOptions: { globals: globals.browser },
  rules: {
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    // A role of the portal, as in <SignedIn role="Student">, is no ARIA role.
    'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
  },
};

/**
 * For the code of a module.
 *
 * - folder: beginning of its paths, such as `mfe-admin/`; patterns: of syntax, the addresses of other modules
 */
export function inModule(folder, patterns) {
  return [
    {
      files: [`${folder}src/**/*.{ts,tsx}`],
      rules: {
        'no-restricted-syntax': [
          'error',
          DEFAULT_EXPORT,
          ENUM,
          CUT_TEXT,
          LANGUAGE_BY_NAME,
          BARE_INTERFACE,
          SPELT_OUT,
          ...INTL,
          ...patterns,
        ],
      },
    },
    {
      // React loads a screen by the default export of its file.
      files: [`${folder}src/features/**/*Page.tsx`],
      rules: {
        'no-restricted-syntax': [
          'error',
          ENUM,
          CUT_TEXT,
          LANGUAGE_BY_NAME,
          BARE_INTERFACE,
          SPELT_OUT,
          ...INTL,
          ...patterns,
        ],
      },
    },
  ];
}

/** For what begins a module, and for settings of tools: both are asked for by their default export. */
export const byDefaultExport = {
  files: ['**/src/module.tsx', '**/*.config.{ts,mjs}'],
  rules: { 'no-restricted-syntax': 'off' },
};

/** For tests and what they alone use. */
export const inTests = {
  plugins: { jest },
  languageOptions: { globals: globals.jest },
  rules: {
    'max-lines': ['error', 500],
    'jest/valid-title': [
      'error',
      {
        mustNotMatch: {
          test: ['\\bshould\\b', 'Say what it does, in the present tense.'],
          it: ['.', 'Use test().'],
        },
      },
    ],
    'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
    'jest/no-focused-tests': 'error',
    'jest/no-disabled-tests': 'error',
    'jest/no-identical-title': 'error',
    'jest/valid-expect': 'error',
    'jest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    // Bodies of answers are looked at as they came; what they must be, the expectations say.
    '@typescript-eslint/no-explicit-any': 'off',
    '@typescript-eslint/no-non-null-assertion': 'off',
  },
};

/** Nothing from outside is read while something is built or tested. */
export const ofKnownTexts = {
  'regexp/no-super-linear-backtracking': 'off',
  'regexp/no-super-linear-move': 'off',
};

/** A test waits for what happens. */
export const withoutSleeps = {
  'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENUM, BARE_INTERFACE, SPELT_OUT, ...INTL, ...SLEEPS],
};
