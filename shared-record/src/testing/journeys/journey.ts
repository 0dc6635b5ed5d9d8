/**
 * One answer: what is done, with which field or button, and what is typed or chosen.
 *
 * - fill: types a text in place of what is there, or empties it, and where the field writes it in its own way, how it is shown then; select: takes an entry of a native list; find: types into a combobox and takes the option
 * - choose: one of a few choices of a question; tick: a box; press: a button
 *
 * A field is called by its label; by group and label where a step has several that read alike: `Visa › Web address 1`; by the beginning
 * of a long one: `I have read …`.
 */
export type Answer =
  | readonly [act: 'fill', label: string, typed: string, shown?: string]
  | readonly [act: 'select' | 'find' | 'choose', label: string, value: string]
  | readonly [act: 'tick' | 'press', label: string];

/**
 * A step on the way.
 *
 * - at: its id, as in the address; title: its heading
 * - first, refuses: what is done before Next is tried, and beginnings of what it says is wrong then, in order; a step without goes on as it is
 * - answers: what is given then, and stands there whenever one comes back
 */
export type JourneyStep = {
  readonly at: string;
  readonly title: string;
  readonly first?: readonly Answer[];
  readonly refuses?: readonly string[];
  readonly answers?: readonly Answer[];
};

/**
 * How a journey ends.
 *
 * - name: of the ending in the map of the wizard; presses: the button, and those that are asked for after it; asks: what the first of these questions says
 * - isAtFirst: it ends on the first step, after the way back, where the button is on every step; else on the last one
 * - says: what is read once it is saved; leadsTo: address of the page that is open then
 * - sends: body of the save, or the part of it that matters
 */
export type JourneyEnd = {
  readonly name: string;
  readonly presses: readonly string[];
  readonly asks?: RegExp;
  readonly isAtFirst?: true;
  readonly says: string | RegExp;
  readonly leadsTo: string;
  readonly sends: object;
};

/**
 * A way through a wizard as somebody goes it, as data: `walkJourney` goes it.
 *
 * - way: the steps that it has, as the map of the wizard calls them
 */
export type Journey<Way extends string = string> = {
  readonly name: string;
  readonly way: Way;
  readonly steps: readonly JourneyStep[];
  readonly end: JourneyEnd;
};
