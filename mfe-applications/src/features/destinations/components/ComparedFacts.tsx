import type { Destination, DestinationList } from 'shared-contracts/places/destinations.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import {
  Card,
  makeStyles,
  MEDIA,
  Stack,
  TextLink,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { rowsOf } from '../../../lib/destinations/fittingRows.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { destinationPath } from '../destinationPath.ts';
import { differencesFirst, type ComparedFact } from '../model/differencesFirst.ts';
import { useDestinationTexts } from '../useDestinationTexts.ts';

type ComparedFactsProps = {
  readonly list: DestinationList;
  readonly compared: readonly Destination[];
};

/** Each fact with the destinations side by side, below one another where there is no room: every value stands beside the name that it is of. */
export function ComparedFacts({ list, compared }: ComparedFactsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const texts = useDestinationTexts(list);
  const fact = (id: string, valueOf: (one: Destination) => string): ComparedFact => ({
    id,
    label: t(`destinations.ComparedFacts.${id}`),
    values: compared.map(valueOf),
  });
  const { different, same } = differencesFirst([
    fact('country', ({ country }) => countryNameIn(country, language)),
    fact('city', ({ cityName }) => cityName ?? '–'),
    fact('languages', (one) => texts.languages(rowsOf(one))),
    fact('places', (one) => texts.places(rowsOf(one))),
    fact('left', ({ agreements }) =>
      t(`destinations.ComparedFacts.${agreements.every(({ isFull }) => isFull === true) ? 'full' : 'open'}`),
    ),
    fact('length', (one) => texts.length(rowsOf(one))),
    fact('cycles', (one) => texts.cycles(rowsOf(one))),
    fact('fields', (one) => texts.fields(rowsOf(one))),
    fact('kind', (one) => texts.blended(rowsOf(one))),
    fact('nominationsWinter', (one) => texts.deadline(one, 'nominations', 'autumnTerm')),
    fact('nominationsSpring', (one) => texts.deadline(one, 'nominations', 'springTerm')),
    fact('applicationsWinter', (one) => texts.deadline(one, 'applications', 'autumnTerm')),
    fact('applicationsSpring', (one) => texts.deadline(one, 'applications', 'springTerm')),
  ]);
  const group = { list, compared };
  return (
    <Stack gap="L">
      {different.length > 0 && (
        <FactGroup {...group} title={t('destinations.ComparedFacts.different')} facts={different} />
      )}
      {same.length > 0 && <FactGroup {...group} title={t('destinations.ComparedFacts.same')} facts={same} />}
    </Stack>
  );
}

type FactGroupProps = ComparedFactsProps & {
  readonly title: string;
  readonly facts: readonly ComparedFact[];
};

function FactGroup({ title, facts, list, compared }: FactGroupProps) {
  const { language } = useLanguage();
  const styles = useStyles();
  return (
    <Card as="section" gap="M" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {facts.map(({ id, label, values }) => (
        <div key={id}>
          <h3 className={styles.fact}>{label}</h3>
          <dl className={styles.values}>
            {compared.map((one, index) => (
              <div key={one.id} className={styles.pair}>
                <dt className={styles.name}>
                  <TextLink to={destinationPath(one.id, list.department.id)}>
                    {nameIn(one, language)}
                  </TextLink>
                </dt>
                <dd className={styles.value}>{values[index]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Card>
  );
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  fact: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  values: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Where there is room for one below the other alone, a value stands beside its name.
  pair: {
    [MEDIA.cards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: tokens.spacingHorizontalM,
      alignItems: 'baseline',
    },
  },
  name: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});
