import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'shared-ui/core';
import { renderInPortal, type RenderOptions } from 'shared-ui/testing';
import { createPageTexts } from './pageTexts.tsx';

const file = (en: object, el: object) => ({
  en: jest.fn(() => Promise.resolve({ default: en })),
  el: jest.fn(() => Promise.resolve({ default: el })),
});

/** The titles with which React began the page, shown or not. */
const begun: string[] = [];
beforeEach(() => begun.splice(0));

function SampleView() {
  const { t, i18n } = useTranslation('mfe-sample');
  const title = t('sampleView.title');
  begun.push(title);
  return (
    <>
      <h1>{title}</h1>
      <button onClick={() => void i18n.changeLanguage('el')}>Switch</button>
    </>
  );
}

function build() {
  const view = file({ sampleView: { title: 'One sample' } }, { sampleView: { title: 'Ένα δείγμα' } });
  const texts = createPageTexts('mfe-sample', file({ list: 'Samples' }, { list: 'Δείγματα' }));
  const Page = texts.lazyPage(() => Promise.resolve({ default: SampleView }), { sampleView: view });
  return { view, texts, Page };
}

const show = (page: ReactNode, options?: RenderOptions) =>
  act(async () => void renderInPortal(page, options));

describe('createPageTexts', () => {
  test('shows a page with its texts in the language in force', async () => {
    const { view, Page } = build();
    await show(<Page />, { language: 'gr' });

    expect(await screen.findByRole('heading', { name: 'Ένα δείγμα' })).toBeVisible();
    expect(view.en).not.toHaveBeenCalled();
  });

  test('does not begin a page before its texts are there', async () => {
    const { view, Page } = build();
    const texts = Promise.withResolvers<{ default: { sampleView: { title: string } } }>();
    view.en.mockReturnValue(texts.promise);
    await show(<Page />);

    expect(begun).toEqual([]);
    await act(async () => texts.resolve({ default: { sampleView: { title: 'One sample' } } }));
    expect(screen.getByRole('heading', { name: 'One sample' })).toBeVisible();
    expect(new Set(begun)).toEqual(new Set(['One sample']));
  });

  test('follows a language that changes before the rest of the page knows of it', async () => {
    const { view, Page } = build();
    await show(<Page />);
    await act(async () => screen.getByRole('button', { name: 'Switch' }).click());

    expect(await screen.findByRole('heading', { name: 'Ένα δείγμα' })).toBeVisible();
    expect(view.el).toHaveBeenCalledTimes(1);
    expect(new Set(begun)).toEqual(new Set(['One sample', 'Ένα δείγμα']));
  });

  test('asks for no texts that are there already', async () => {
    const { view, Page } = build();
    await show(<Page />, {
      messages: { 'mfe-sample': { sampleView: { title: 'Brought by the shell' } } },
    });

    expect(await screen.findByRole('heading', { name: 'Brought by the shell' })).toBeVisible();
    expect(view.en).not.toHaveBeenCalled();
  });

  test('gives the shell the texts of the pages that were opened, and of no other', async () => {
    const { texts, Page } = build();

    expect((await texts.messages.el()).default).toEqual({ list: 'Δείγματα' });
    await show(<Page />);
    await screen.findByRole('heading');
    expect((await texts.messages.el()).default).toEqual({
      list: 'Δείγματα',
      sampleView: { title: 'Ένα δείγμα' },
    });
  });
});
