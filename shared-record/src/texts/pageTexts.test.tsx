import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'shared-ui/core';
import { renderInPortal, type RenderOptions } from 'shared-ui/testing';
import { createPageTexts } from './pageTexts.tsx';

const file = (en: object, el: object) => ({
  en: jest.fn(() => Promise.resolve({ default: en })),
  el: jest.fn(() => Promise.resolve({ default: el })),
});

function SampleView() {
  const { t } = useTranslation('mfe-sample');
  return <h1>{t('sampleView.title')}</h1>;
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
