import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { academicYearName, academicYearOf, LAST_ACADEMIC_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { type Person, type PersonRow, PEOPLE_SEARCH_MAX_LENGTH } from 'shared-contracts/people/people.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import {
  Alert,
  apiErrorText,
  formatNumber,
  makeStyles,
  Stack,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { ChoiceField, ComboField } from 'shared-ui/fields';
import { FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { peopleChoicesQuery, personQuery } from '../api/people.queries.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { ToldPartners } from './ToldPartners.tsx';

type ReplaceDialogProps = { readonly person: Person; readonly onClose: () => void };

/** Chooses who stands in place of a person, and from which academic year on, and says what that changes. */
export function ReplaceDialog({ person, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [fromYear, setFromYear] = useState(() => academicYearOf(new Date()));
  const found = useQuery(peopleChoicesQuery(useCall(), words.trim()));
  const other = useQuery({ ...personQuery(useCall(), chosen ?? 0), enabled: chosen !== null });
  const people = (found.data?.value ?? []).filter(({ id, leftAt }) => id !== person.id && leftAt === null);
  const isChanged = ({ endYear, terminated }: Person['agreements'][number]) =>
    (endYear ?? 0) >= fromYear && terminated !== TERMINATION_STATUS['IIA Terminated'];
  const changed = person.agreements.filter(isChanged);
  const isReady = chosen !== null && other.data !== undefined && changed.length > 0;
  const number = formatNumber(changed.length, tag);
  return (
    <PersonDialog
      personId={person.id}
      title={t('people.ReplaceDialog.title')}
      change={
        isReady
          ? {
              call: 'replacement',
              body: { version: person.version, by: chosen, byVersion: other.data.version, fromYear },
            }
          : null
      }
      confirmLabel={t('people.ReplaceDialog.confirm')}
      doneText={t('people.ReplaceDialog.done')}
      onClose={onClose}
    >
      <Stack gap="M" className={useStyles().asked}>
        <FilterText
          label={t('people.ReplaceDialog.search')}
          value={words}
          maxLength={PEOPLE_SEARCH_MAX_LENGTH}
          onChange={(text) => {
            setWords(text);
            setChosen(null);
          }}
        />
        {found.isError && <Alert kind="error">{apiErrorText(found.error, t)}</Alert>}
        {words.trim() !== '' && found.data !== undefined && people.length === 0 && (
          <span>{t('people.ReplaceDialog.nobody')}</span>
        )}
        {people.length > 0 && (
          <ChoiceField
            label={t('people.ReplaceDialog.by')}
            value={chosen === null ? null : String(chosen)}
            choices={people.map((one) => ({ value: String(one.id), label: choiceText(one, tag) }))}
            onChange={(id) => setChosen(Number(id))}
          />
        )}
        <ComboField
          label={t('people.ReplaceDialog.fromYear')}
          isRequired
          options={YEARS}
          chosen={{ value: fromYear, label: academicYearName(fromYear) }}
          onChoose={(year) => setFromYear(year?.value ?? fromYear)}
        />
      </Stack>
      <p>{t('people.ReplaceDialog.reading', { year: academicYearName(fromYear) })}</p>
      <p>
        {changed.length === 0
          ? t('people.ReplaceDialog.none')
          : t('people.ReplaceDialog.counts', { count: changed.length, number })}
      </p>
      {changed.length > 0 && <ToldPartners agreements={changed} isTold />}
    </PersonDialog>
  );
}

const THIS_YEAR = academicYearOf(new Date());
const YEARS = [-1, 0, 1, 2, 3, 4]
  .map((away) => THIS_YEAR + away)
  .filter((year) => year <= LAST_ACADEMIC_YEAR)
  .map((year) => ({ value: year, label: academicYearName(year) }));

function choiceText(person: PersonRow, tag: Parameters<typeof personText>[1]): string {
  return [personText(person, tag) || '?', person.email].filter(Boolean).join(' · ');
}

// Addresses of people are longer than a narrow screen.
const useStyles = makeStyles({ asked: { overflowWrap: 'anywhere' } });
