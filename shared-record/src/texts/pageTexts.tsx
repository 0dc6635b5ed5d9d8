import { useTranslation } from 'shared-ui/core';
import { forEachTag, type LanguageTag } from 'shared-contracts/text/language.ts';
import { type ComponentType, lazy, type ReactNode, use } from 'react';
import { onceMore } from './onceMore.ts';

type TextFile = Readonly<Record<LanguageTag, () => Promise<{ readonly default: object }>>>;
type I18n = ReturnType<typeof useTranslation>['i18n'];

/**
 * Keeps the texts of pages that load on their own out of the texts that come with the module.
 *
 * - namespace: of all these texts; startTexts: what every page needs
 * - messages: what the shell asks the module for; from then on with the texts of each page that was opened, so that a switch of the
 *   language finds them there
 * - lazyPage: a page that is shown when its code and its texts have come. Its texts by the name that each file begins with, as in
 *   `agreementView`, which no other file may have.
 */
export function createPageTexts(namespace: string, startTexts: TextFile) {
  const opened = new Set([startTexts]);

  const messagesIn = async (tag: LanguageTag) => {
    const files = await Promise.all([...opened].map((file) => file[tag]()));
    return { default: Object.assign({}, ...files.map((file) => file.default)) as object };
  };

  function lazyPage(
    loadPage: () => Promise<{ readonly default: ComponentType }>,
    texts: Readonly<Record<string, TextFile>>,
  ): ComponentType {
    const bringPage = () => onceMore(loadPage);
    const LoadedPage = lazy(bringPage);
    const coming = new Map<LanguageTag, Promise<unknown>>();

    const bring = (i18n: I18n, tag: LanguageTag) => {
      const files = Object.values(texts);
      for (const file of files) opened.add(file);
      const added = files.map(async (file) =>
        i18n.addResourceBundle(tag, namespace, (await onceMore(file[tag])).default),
      );
      return Promise.all([bringPage(), ...added]);
    };

    const comingIn = (i18n: I18n, tag: LanguageTag) => {
      const started = coming.get(tag) ?? bring(i18n, tag);
      coming.set(tag, started);
      return started;
    };

    return function PageWithTexts() {
      const { i18n } = useTranslation(namespace);
      // Its own language: during a switch the page's state follows a moment later.
      const tag = i18n.language as LanguageTag;
      const isHere = Object.keys(texts).every((name) => i18n.getResource(tag, namespace, name) !== undefined);
      return (
        <Awaited texts={isHere ? HERE : comingIn(i18n, tag)}>
          <LoadedPage />
        </Awaited>
      );
    };
  }

  return { messages: forEachTag((tag) => () => messagesIn(tag)), lazyPage };
}

/** In the form in which React reads it without waiting. */
const HERE: Promise<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Renders nothing before the texts are there: React would begin with what stands beside something that waits. */
function Awaited({ texts, children }: { readonly texts: Promise<unknown>; readonly children: ReactNode }) {
  use(texts);
  return children;
}
