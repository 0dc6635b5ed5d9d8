import { ExternalLink, formatDate, formatNumber, Page, useLanguage } from 'shared-ui/core';
import { useAbout } from '../../university/aboutContext.ts';
import { Contact } from '../text/Contact.tsx';
import { fillText } from '../../lib/fillText.ts';
import { TextSection } from '../text/TextSection.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';
import { STATEMENT, SWEEP } from './statement.ts';
import { STATEMENT_TEXTS } from './statementTexts.ts';

/** Who watches over the accessibility of public websites in Greece, where the university names nobody. */
const AUTHORITY = {
  name: { en: 'Ministry of Digital Governance', el: 'Υπουργείο Ψηφιακής Διακυβέρνησης' },
  url: 'https://mindigital.gr',
} as const;

/** Says how accessible the portal is, how that was tested, and whom to tell what cannot be used. */
export function AccessibilityPage() {
  const { tag } = useLanguage();
  const { university } = useAbout();
  const texts = STATEMENT_TEXTS[tag];
  const authority = university?.authority ?? AUTHORITY;
  const number = (value: number) => formatNumber(value, tag);
  const notes =
    SWEEP.notes === 0 ? texts.notes.none : fillText(texts.notes.some, { count: number(SWEEP.notes) });
  return (
    <Page title={texts.title} description={texts.intro}>
      <TextSection title={texts.stateTitle}>
        <p>{texts.state}</p>
      </TextSection>
      <TextSection title={texts.gapsTitle}>
        <ul>
          <li>{texts.gapPdf}</li>
          <li>{texts.gapFiles}</li>
        </ul>
      </TextSection>
      <TextSection title={texts.feedbackTitle}>
        <p>{university === undefined ? texts.feedbackNobody : texts.feedback}</p>
        {university !== undefined && <Contact university={university} />}
      </TextSection>
      <TextSection title={texts.authorityTitle}>
        <p>
          {texts.authority} <ExternalLink href={authority.url}>{authority.name[tag]}</ExternalLink>
        </p>
      </TextSection>
      <TextSection title={texts.testTitle}>
        <p>{texts.assessed}</p>
        {SWEEP.states > 0 && (
          <p>
            {fillText(texts.test, {
              date: formatDate(SWEEP.testedOn, tag),
              states: number(SWEEP.states),
              rules: number(SWEEP.rules),
              tool: SWEEP.tool,
              version: SWEEP.version,
              notes,
            })}
          </p>
        )}
      </TextSection>
      <TextSection title={texts.criteriaTitle}>
        <CriteriaTable criteria={STATEMENT.criteria} texts={texts} />
      </TextSection>
      <TextSection title={texts.datesTitle}>
        <p>
          {fillText(texts.dates, {
            prepared: formatDate(STATEMENT.preparedOn, tag),
            reviewed: formatDate(STATEMENT.reviewedOn, tag),
          })}
        </p>
      </TextSection>
    </Page>
  );
}
