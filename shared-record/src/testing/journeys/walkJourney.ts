import { screen, waitFor, within } from '@testing-library/react';
import type { RenderedPage } from 'shared-ui/testing';
import { answer, expectKept } from './answers.ts';
import type { Journey, JourneyStep } from './journey.ts';

/** A wizard that is open at the first step of a journey; `sent` gives the bodies of its saves, the last one last. */
export type JourneyPage = Pick<RenderedPage, 'user' | 'address'> & {
  readonly sent: () => readonly unknown[];
};

/**
 * Goes a journey through a wizard that is open: on by Next, answering, and where a step refuses what is missing, over the summary into a field; all the way
 * back by Previous, where each answer has to stand as it was given; on again without another answer, unless it ends there; and to its end. Gives the address at which it has ended.
 */
export async function walkJourney(page: JourneyPage, { steps, end }: Journey): Promise<string> {
  const press = async (name: string) => page.user.click(button(name));
  const move = async (way: 'Next' | 'Previous', to: JourneyStep | undefined) => {
    await press(way);
    await expectStep(page, to);
    // Whoever comes by a button has the heading of the step in hand.
    expect(screen.getByText(to!.title, { selector: 'h2' })).toHaveFocus();
  };
  const last = steps.length - 1;
  await expectStep(page, steps[0]);
  for (const [place, step] of steps.entries()) {
    await runIntoRefusal(page, step);
    for (const each of step.answers ?? []) await answer(page.user, each);
    if (place < last) await move('Next', steps[place + 1]);
  }
  for (const [place, step] of [...steps.entries()].toReversed()) {
    for (const each of step.answers ?? []) await expectKept(each);
    if (place > 0) await move('Previous', steps[place - 1]);
  }
  for (const step of end.isAtFirst === true ? [] : steps.slice(1)) await move('Next', step);
  const [first = '', ...others] = end.presses;
  await press(first);
  if (end.asks !== undefined) expect(await screen.findByRole('alertdialog')).toHaveTextContent(end.asks);
  for (const name of others) await page.user.click(await findConfirming(name));
  expect(await screen.findAllByText(end.says)).not.toEqual([]);
  await waitFor(() => expect(page.address()).toBe(end.leadsTo));
  expect(page.sent().at(-1)).toMatchObject(end.sends);
  return page.address();
}

/** The step is on the page, and the address names it; the first one is where one arrives without naming any. */
async function expectStep({ address }: JourneyPage, step: JourneyStep | undefined) {
  await screen.findByText(step!.title, { selector: 'h2' });
  const named = new URL(address(), 'http://localhost').searchParams.get('step');
  expect(named ?? step!.at).toBe(step!.at);
}

async function runIntoRefusal({ user }: JourneyPage, { title, first = [], refuses }: JourneyStep) {
  for (const each of first) await answer(user, each);
  if (refuses === undefined) return;
  await user.click(button('Next'));
  expect(screen.getByText(title, { selector: 'h2' })).toBeInTheDocument();
  const summary = await screen.findByRole('region', { name: /need[s]? correcting$/ });
  const ways = within(summary).getAllByRole('button');
  // The last of a long summary leads to the rest of it.
  const said = ways.map(({ textContent }) => textContent).filter((text) => !/^and \d+ more$/.test(text));
  const begun = said.map((text, place) => {
    const begin = refuses[place];
    return begin !== undefined && text.startsWith(begin) ? begin : text;
  });
  expect(begun).toEqual(refuses);
  await user.click(ways[0]!);
  const step = document.querySelector<HTMLElement>('section[aria-labelledby=wizard-step]');
  const field = await waitFor(() => {
    expect(step).toContainElement(document.activeElement as HTMLElement);
    return document.activeElement;
  });
  expect(field?.matches('input, select, textarea, button, [contenteditable], [tabindex]:not(h2)')).toBe(true);
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name, hidden: true });
}

/** A button of the question that is open, or of the page that has come up. */
async function findConfirming(name: string): Promise<HTMLElement> {
  const question = screen.queryByRole('alertdialog');
  return question === null
    ? screen.findByRole('button', { name })
    : within(question).getByRole('button', { name });
}
