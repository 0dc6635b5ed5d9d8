import type { ComboboxProps } from '@fluentui/react-components';
import { useEffect, useMemo, useState } from 'react';
import { namedOption, type ComboOption } from './foldedOptions.ts';
import { matchOptions, SHOWN_OPTIONS } from './matchOptions.ts';

/** Value of the entry that takes the typed text as a new option. */
export const NEW_OPTION = '\u0000new';
/** Source: specification document 2, section 9. */
const NEW_OPTION_DELAY_MS = 1000;

type ComboTyping<Choice extends ComboOption> = {
  readonly options: readonly Choice[];
  readonly chosen: Pick<ComboOption, 'value' | 'label'> | null;
  readonly onChoose: (option: Choice | null) => void;
  readonly onCreate: ((text: string) => void) | undefined;
  readonly onType: ((typed: string | null) => void) | undefined;
};

/**
 * Keeps what is being typed into a field that chooses one of many.
 *
 * - typed: null while nobody types; matches: null while the list is closed
 * - offered: the text that may be taken as a new option, null while there is none
 * - leave: decides what becomes of the typing when the field is left: a text that names an option, or that one option alone matches,
 *   chooses it; one that nothing matches becomes a new option where that may be; anything else is given up
 * - showMore: puts more of the matches on the page
 */
export function useComboTyping<Choice extends ComboOption>(props: ComboTyping<Choice>) {
  const { options, chosen, onChoose, onCreate, onType } = props;
  const [typed, setTypedState] = useState<string | null>(null);
  const [isOpen, setIsOpenState] = useState(false);
  const [limit, setLimit] = useState(SHOWN_OPTIONS);
  const chosenValue = chosen?.value ?? null;
  const matches = useMemo(
    () => (isOpen ? matchOptions(options, typed ?? '', chosenValue, limit) : null),
    [isOpen, options, typed, chosenValue, limit],
  );
  const offered = useOffer(onCreate === undefined || typed === null ? '' : typed.trim(), options);

  const setTyped = (text: string | null) => {
    setTypedState(text);
    setLimit(SHOWN_OPTIONS);
    onType?.(text);
  };
  const setIsOpen = (open: boolean) => {
    setIsOpenState(open);
    setLimit(SHOWN_OPTIONS);
  };
  const choose = (value: string | undefined) => {
    if (value === NEW_OPTION) onCreate?.((typed ?? '').trim());
    else onChoose(options.find((option) => String(option.value) === value) ?? null);
  };
  const leave = () => {
    const text = typed?.trim() ?? '';
    setTyped(null);
    if (text === '') return;
    const found = matchOptions(options, text, null, 1);
    const named = namedOption(options, text) ?? (found.total === 1 && !onCreate ? found.shown[0] : undefined);
    if (named !== undefined) {
      if (named.isDisabled !== true) onChoose(named);
    } else if (found.total === 0) onCreate?.(text);
  };
  const showMore = () => {
    if (matches !== null && matches.shown.length < matches.total)
      setLimit(matches.shown.length + SHOWN_OPTIONS);
  };
  const handlers = {
    onClick: (event) => {
      // What stands in the field is what one wants to replace.
      if (typed === null) event.currentTarget.select();
    },
    onOpenChange: (event, { open }) => {
      // A click into what is being typed moves the cursor; it does not give the typing up.
      if (!open && event.type === 'click' && typed !== null) return;
      setIsOpen(open);
      if (!open && isEscape(event)) setTyped(null);
    },
    onChange: (event) => {
      setTyped(event.target.value);
      setIsOpen(true);
    },
    onOptionSelect: (event, { optionValue }) => {
      // Typing reports a cleared choice, and Tab the option that happens to be first: neither is a choice.
      if (event.type === 'change' || ('key' in event && event.key === 'Tab')) return;
      setTyped(null);
      setIsOpen(false);
      choose(optionValue);
    },
  } satisfies Partial<ComboboxProps>;

  return { typed, isOpen, matches, offered, leave, showMore, handlers };
}

/** Gives the text once it has stood for a second and no option has it as its name. */
function useOffer(text: string, options: readonly ComboOption[]): string | null {
  const [stood, setStood] = useState('');
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => setStood(text), NEW_OPTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text !== '' && stood === text && namedOption(options, text) === undefined ? text : null;
}

function isEscape(event: object): boolean {
  return 'key' in event && event.key === 'Escape';
}
