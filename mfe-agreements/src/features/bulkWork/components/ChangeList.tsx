import type { MemberChange } from 'shared-contracts/members/memberChange.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { focusRing, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Places that are named at once; the others are folded below them. */
const SHOWN = 5;
/** Members whose values are yes or no. */
const YES_OR_NO: readonly string[] = ['blended', 'terminated'];

type ChangeListProps = {
  readonly changes: readonly MemberChange[];
  /** `values`: what stands there now, and what would; `copies`: what our copy says, and the partner's. */
  readonly kind: 'values' | 'copies';
};

/** Places of an agreement with two values each; a long list is folded. */
export function ChangeList({ changes, kind }: ChangeListProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  const lines = (some: readonly MemberChange[]) => (
    <Stack as="ul" gap="XXS" className={styles.list}>
      {some.map(({ field, before, after }) => (
        <li key={field}>
          {t(`bulkWork.ChangeList.${kind}`, {
            field: nameOf(field),
            before: valueText(field, before, t),
            after: valueText(field, after, t),
          })}
        </li>
      ))}
    </Stack>
  );
  const count = changes.length - SHOWN;
  return (
    <>
      {lines(changes.slice(0, SHOWN))}
      {count > 0 && (
        <details>
          <summary className={styles.more}>{t('bulkWork.ChangeList.more', { count })}</summary>
          {lines(changes.slice(SHOWN))}
        </details>
      )}
    </>
  );
}

function valueText(field: string, value: string | null, t: (key: string) => string): string {
  if (value === null) return t('bulkWork.ChangeList.blank');
  if (!YES_OR_NO.includes(field.split('/').at(-1) ?? '')) return value;
  return t(value === 'true' ? 'bulkWork.ChangeList.yes' : 'bulkWork.ChangeList.no');
}

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  more: {
    width: 'fit-content',
    minHeight: '24px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
});
