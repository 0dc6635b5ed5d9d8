import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Problem } from '../../../platform/problems/problem.ts';
import { DEMO_TEXTS } from './demoTexts.ts';
import type { Said } from './demoView.ts';

/** Tells why an action was refused, with each member that is to blame. */
export function problemSaid({ code, texts, errors = [] }: Problem, tag: LanguageTag): Said {
  return {
    text: code === 'not-found' ? DEMO_TEXTS[tag].gone : texts[tag],
    details: errors.flatMap((error) => (error.field ? `${error.field}: ${error.code}` : [])),
    isWrong: true,
  };
}

/** Tells where the copies say different things. */
export function differSaid(differences: readonly CopyDifference[], tag: LanguageTag): Said {
  const { differ, ours, theirs, nothing } = DEMO_TEXTS[tag];
  return {
    text: differ,
    details: differences.map(
      (one) => `${one.field}: ${ours} ${one.ours ?? nothing}, ${theirs} ${one.partners ?? nothing}`,
    ),
    isWrong: true,
  };
}
