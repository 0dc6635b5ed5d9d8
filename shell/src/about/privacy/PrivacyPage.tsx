import { DefinitionList, EmailLink, ExternalLink, Page, useLanguage } from 'shared-ui/core';
import { type Duration, RETENTION } from 'shared-contracts/portal/retention.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { useAbout } from '../../university/aboutContext.ts';
import { Contact } from '../text/Contact.tsx';
import { TextSection } from '../text/TextSection.tsx';
import { durationText } from './durationText.ts';
import { KEPT_TEXTS, PRIVACY_TEXTS } from './privacyTexts.ts';

const COMPLAINTS_URL = 'https://www.dpa.gr';

/** Says what is kept of people, what for and how long, by the rules that the server itself deletes by. */
export function PrivacyPage() {
  const { tag } = useLanguage();
  const { university } = useAbout();
  const texts = PRIVACY_TEXTS[tag];
  return (
    <Page title={texts.title} description={texts.intro}>
      <TextSection title={texts.controllerTitle}>
        <p>{texts.controller}</p>
        {university === undefined ? <p>{texts.controllerNobody}</p> : <Contact university={university} />}
        {university?.dataProtection !== undefined && (
          <p>
            {texts.officer} <EmailLink address={university.dataProtection} />
          </p>
        )}
      </TextSection>
      <ListSection title={texts.dataTitle} lines={texts.data} />
      <TextSection title={texts.whyTitle}>
        <p>{texts.why}</p>
      </TextSection>
      <ListSection title={texts.whoTitle} lines={texts.who} />
      <TextSection title={texts.keptTitle}>
        <p>{texts.kept}</p>
        <DefinitionList entries={keptEntries(tag)} />
        <p>{texts.rest}</p>
      </TextSection>
      <TextSection title={texts.cookiesTitle}>
        <p>{texts.cookies}</p>
      </TextSection>
      <TextSection title={texts.rightsTitle}>
        <p>
          {texts.rights} <ExternalLink href={COMPLAINTS_URL}>www.dpa.gr</ExternalLink>
        </p>
      </TextSection>
    </Page>
  );
}

function ListSection({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <TextSection title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </TextSection>
  );
}

/** What is kept, longest first, and how long. */
function keptEntries(tag: LanguageTag): ReadonlyArray<readonly [string, string]> {
  const rules = Object.entries(RETENTION) as ReadonlyArray<readonly [keyof typeof RETENTION, Duration]>;
  return rules.map(([what, duration]) => [KEPT_TEXTS[tag][what], durationText(duration, tag)]);
}
