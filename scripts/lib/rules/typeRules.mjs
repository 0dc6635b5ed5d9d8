import tseslint from 'typescript-eslint';

// Rules that need types, as oxlint takes them. Which rules need types, typescript-eslint says itself: what its strict set has with types and
// not without them.

const rulesOf = (configs) => Object.assign({}, ...configs.map(({ rules = {} }) => rules));
const untyped = rulesOf(tseslint.configs.strict);
/** Those that oxlint does not have (docs/decisions/0045-fast-tests.md). */
const ABSENT = ['@typescript-eslint/no-unsafe-class-instance-assignment'];
const typed = Object.fromEntries(
  Object.entries(rulesOf(tseslint.configs.strictTypeChecked))
    .filter(
      ([name]) => name.startsWith('@typescript-eslint/') && !(name in untyped) && !ABSENT.includes(name),
    )
    .map(([name, setting]) => [name.replace('@typescript-eslint', 'typescript'), setting]),
);

/**
 * Gives the settings of oxlint.
 *
 * - testCode: globs of tests and what they alone use
 */
export function typeRules(testCode) {
  return {
    plugins: ['typescript'],
    categories: { correctness: 'off' },
    options: {
      typeAware: true,
      respectEslintDisableDirectives: false,
      reportUnusedDisableDirectives: 'deny',
    },
    // No TypeScript project knows these files.
    ignorePatterns: ['**/*.{js,mjs,cjs}'],
    rules: {
      ...typed,
      'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
      'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Fastify's hooks and routes are async by contract, also where nothing is awaited.
      'typescript/require-await': 'off',
      // Needs no types, and takes ESLint longer than any other rule.
      'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
    overrides: [
      {
        // Bodies of answers are looked at as they came; what they must be, the expectations say.
        files: testCode,
        rules: {
          'typescript/no-unsafe-assignment': 'off',
          'typescript/no-unsafe-member-access': 'off',
          'typescript/no-unsafe-argument': 'off',
          'typescript/no-unsafe-return': 'off',
          'typescript/no-unsafe-call': 'off',
          'typescript/unbound-method': 'off',
        },
      },
    ],
  };
}
