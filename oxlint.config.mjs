import { TEST_CODE } from './scripts/lib/rules/testCode.mjs';
import { typeRules } from './scripts/lib/rules/typeRules.mjs';

// Rules that need types, read by the compiler that `types` uses; all others are ESLint's (eslint.config.mjs).

export default typeRules(TEST_CODE);
