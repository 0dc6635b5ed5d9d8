import i18next, { type i18n } from 'i18next';
import { logFailure } from 'shared-auth';
import { LANGUAGE_TAG, type Language, type LanguageTag } from 'shared-contracts/text/language.ts';
import { isolateText } from 'shared-contracts/text/turningText.ts';
import type { PortalModule } from 'shared-ui/core';
import { SHELL_MESSAGES, type Messages } from './shellMessages.ts';

export type PortalI18n = {
  /** The one i18next instance of the page. */
  readonly i18n: i18n;
  /** Puts a module's texts in the present language under the module's id. */
  readonly loadModule: (id: string, module: PortalModule) => Promise<void>;
  /**
   * Changes the language of the shell and of the given modules at once, after all of their texts have come.
   *
   * Throws when any of them cannot be had; then nothing has changed.
   */
  readonly switchTo: (
    language: Language,
    modules: ReadonlyArray<readonly [string, PortalModule]>,
  ) => Promise<void>;
};

type Loaders = Readonly<Record<LanguageTag, () => Promise<Messages>>>;

/** Makes the i18next instance, with the shell's texts in one language. Throws when they cannot be loaded. */
export async function createPortalI18n(
  language: Language,
  shellMessages: Loaders = SHELL_MESSAGES,
): Promise<PortalI18n> {
  const instance = i18next.createInstance();
  const tag = LANGUAGE_TAG[language];
  await instance.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: toResources(await shellMessages[tag]()) },
    // React escapes what it shows; a name from right to left must not move the sentence that it stands in.
    interpolation: { escapeValue: true, escape: isolateText },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => logFailure('A text is missing', `${namespace}:${key}`),
  });
  let present = tag;
  /** The modules that have texts here, as they came last. */
  const arrived = new Map<string, PortalModule>();

  const add = (target: LanguageTag, messages: Messages) => {
    for (const [namespace, texts] of Object.entries(messages))
      instance.addResourceBundle(target, namespace, texts);
  };
  const moduleTexts = async (id: string, module: PortalModule, target: LanguageTag): Promise<Messages> => ({
    [id]: (await module.messages[target]()).default,
  });

  return {
    i18n: instance,
    loadModule: async (id, module) => {
      const target = present;
      add(target, await moduleTexts(id, module, target));
      // Somebody switched while the texts were on their way: the page needs the other ones.
      if (target !== present) add(present, await moduleTexts(id, module, present));
      arrived.set(id, module);
    },
    switchTo: async (next, modules) => {
      const target = LANGUAGE_TAG[next];
      const texts: Messages[] = [];
      const asked = new Set<PortalModule>();
      const ask = (some: ReadonlyArray<readonly [string, PortalModule]>) => {
        for (const [, module] of some) asked.add(module);
        return some.map(([id, module]) => moduleTexts(id, module, target));
      };
      let coming = [shellMessages[target](), ...ask(modules)];
      while (coming.length > 0) {
        texts.push(...(await Promise.all(coming)));
        // Whatever has arrived meanwhile has only the texts of the language before.
        coming = ask([...arrived].filter(([, module]) => !asked.has(module)));
      }
      for (const messages of texts) add(target, messages);
      present = target;
      await instance.changeLanguage(target);
    },
  };
}

function toResources(messages: Messages): Record<string, Record<string, unknown>> {
  return Object.fromEntries(Object.entries(messages).map(([namespace, texts]) => [namespace, { ...texts }]));
}
