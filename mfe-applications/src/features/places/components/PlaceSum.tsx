import type { PlaceList } from 'shared-contracts/places/placeList.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { formatNumber, makeStyles, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type PlaceSumProps = {
  readonly list: PlaceList;
  /** The partner whose rows the filters ask for; absent where they ask for several. */
  readonly partnerName: string | undefined;
};

/** Says above the table how many places all rows that were found have together, and how many are used and free of those that the reader may know of: coordinators of their own departments'. */
export function PlaceSum({ list, partnerName }: PlaceSumProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const { value, total, places, given, counted } = list;
  if (places === undefined || places === 0) return null;
  const [first, ...others] = value;
  const isOfOne = value.length === total && others.every(({ partner }) => partner.id === first?.partner.id);
  const name = partnerName ?? (isOfOne && first ? nameIn(first.partner, language) : undefined);
  const number = (count: number) => formatNumber(count, tag);
  return (
    <p className={styles.line}>
      {name !== undefined && <strong>{name}: </strong>}
      {t('places.PlaceSum.places', { count: places, places: number(places) })}
      {counted != null &&
        ` ${t(given == null ? 'places.PlaceSum.countedOwn' : 'places.PlaceSum.counted', {
          count: counted.places,
          places: number(counted.places),
          given: number(counted.given),
          free: number(Math.max(0, counted.places - counted.given)),
        })}`}
    </p>
  );
}

const useStyles = makeStyles({ line: { margin: 0 } });
