import type { Page } from '@playwright/test';

/** - place: name of the topmost dialog or menu, `main` for the page; names: of the buttons that can be used there, with `#` for numbers */
export type FoundButtons = { readonly place: string; readonly names: readonly string[] };

type Asked =
  | { readonly act: 'find' }
  | { readonly act: 'fill' }
  | { readonly act: 'press'; readonly name: string; readonly times: number };

/** Finds the buttons that are in front: of the rows of a list one for each verb, and none that turns pages, filters, explains, closes, or opens the browser's own calendar. */
export async function findButtons(page: Page): Promise<FoundButtons> {
  return (await inPage(page, { act: 'find' })) as FoundButtons;
}

/** Presses a button in one frame so many times, once where it opens a menu; false where there is none of this name. */
export async function press(page: Page, name: string, times: number): Promise<boolean> {
  return (await inPage(page, { act: 'press', name, times })) as boolean;
}

/** Fills in what is empty in the dialog that is in front. */
export async function fillIn(page: Page): Promise<void> {
  await inPage(page, { act: 'fill' });
}

async function inPage(page: Page, asked: Asked): Promise<unknown> {
  return page.evaluate((wanted) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const plain = (text: string) => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim();
    const layers = document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu]');
    const top = [...layers].filter(isShown).at(-1);
    const scope = top ?? document.querySelector('main') ?? document.body;
    const nameOf = (element: Element) => plain(element.getAttribute('aria-label') ?? element.textContent);
    const verbOf = (element: Element) => nameOf(element).split(' ')[0];
    const isInLaterRow = (element: Element) => {
      const row = element.closest('tr, li');
      const first = row?.parentElement?.firstElementChild;
      const alike = first === row ? [] : (first?.querySelectorAll('button') ?? []);
      return [...alike].some((one) => verbOf(one) === verbOf(element));
    };
    const isUsable = (element: HTMLElement) =>
      isShown(element) &&
      !/^(First|Previous|Next|Last|Page|What|Show|Cancel|Close|Choices|Filters|Hide filters)\b|choose from the calendar$/.test(
        nameOf(element),
      ) &&
      !isInLaterRow(element) &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      element.closest('[role=grid], thead, [role=listbox], [aria-pressed]') === null;
    const buttons = [
      ...scope.querySelectorAll<HTMLElement>('button, [role=menuitem], [role=tab], [role=button]'),
    ].filter(isUsable);
    if (wanted.act === 'find') {
      const titled = top?.getAttribute('aria-labelledby')?.split(' ')[0];
      const title = titled === undefined ? undefined : document.getElementById(titled)?.textContent;
      const place = top === undefined ? 'main' : plain(title ?? top.getAttribute('aria-label') ?? 'menu');
      return { place, names: [...new Set(buttons.map(nameOf))] };
    }
    if (wanted.act === 'press') {
      const button = buttons.find((one) => nameOf(one) === wanted.name);
      if (button === undefined) return false;
      const times = button.ariaHasPopup === 'menu' ? 1 : wanted.times;
      for (let time = 0; time < times; time += 1) button.click();
      return true;
    }
    if (top === undefined) return true;
    const fields = [...top.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(
      (field) => !field.disabled && !field.readOnly,
    );
    for (const field of fields) {
      if (field instanceof HTMLSelectElement || (field.type !== 'checkbox' && field.type !== 'radio')) {
        if (field.value !== '' || field.type === 'file') continue;
        const last = field instanceof HTMLSelectElement ? [...field.options].at(-1)?.value : undefined;
        const isDay = /dd|ηη|\//i.test(field.placeholder) || field.inputMode === 'numeric';
        const value = last ?? (field.type === 'email' ? 'a@example.org' : isDay ? '01/12/2099' : 'Tried');
        // React hears of a value alone that is set behind its back.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (!field.checked && fields.every((one) => one.name !== field.name || !one.checked))
        field.click();
    }
    return true;
  }, asked);
}
