import { STUDY_CYCLES, studyCycleText } from 'shared-contracts/reference/levels.ts';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { foldText } from 'shared-contracts/text/text.ts';
import type { Format } from './format.ts';

export const TEXT_FORMAT: Format = {
  write: (value) => value as string,
  read: (text) => ({ value: text.trim() === '' ? '' : text }),
};

const YES = ['yes', 'y', 'ναι', 'true', '1', 'x'].map(compareText);
const NO = ['no', 'οχι', 'ο', 'false', '0', '', '-'].map(compareText);
/** Their capitals look alike, and mean the opposite of each other. */
const LETTERS = new Map([
  ['ν', true],
  ['n', false],
]);

export const YES_NO_FORMAT: Format = {
  write: (value, { yesNo }) => (value === true ? yesNo.yes : yesNo.no),
  read: (text) => {
    const letter = LETTERS.get(foldText(text.trim()));
    if (letter !== undefined) return { value: letter };
    const said = compareText(text);
    if (YES.includes(said)) return { value: true };
    return NO.includes(said) ? { value: false } : { unread: 'yesNo', part: text.trim() };
  },
};

type Cycle = { readonly studyCycle: string };

/** Study cycles as in `1st, 2nd`; their numbers alone are read too. */
export const CYCLES_FORMAT: Format = {
  write: (value, { tag }) =>
    (value as readonly Cycle[]).map(({ studyCycle }) => studyCycleText(studyCycle, tag)).join(', '),
  read: (text) => {
    const value: Cycle[] = [];
    for (const part of text.split(/[,;]/).map((one) => one.trim())) {
      if (part === '') continue;
      const studyCycle = cycleOf(compareText(part));
      if (studyCycle === undefined) return { unread: 'cycle', part };
      if (value.every((one) => one.studyCycle !== studyCycle)) value.push({ studyCycle });
    }
    return { value };
  },
};

function cycleOf(said: string): string | undefined {
  return STUDY_CYCLES.find(
    (cycle) =>
      [cycle, studyCycleText(cycle, 'en'), studyCycleText(cycle, 'el')].map(compareText).includes(said) ||
      (/^\d$/.test(said) && cycle.startsWith(said)),
  );
}
