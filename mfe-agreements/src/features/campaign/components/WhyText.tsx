import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import type { CampaignRow } from 'shared-contracts/bulk/campaign.ts';
import { useMemberPath } from 'shared-record/pages';
import { fieldErrorText, makeStyles, Stack, TextLink, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Places that are named at once. */
const SHOWN = 5;

type WhyTextProps = { readonly row: CampaignRow; readonly stage: 'complete' | 'differing' };

/** What stands in the way of an agreement, place by place, and where it is mended. */
export function WhyText({ row: { agreementId, errors, differences }, stage }: WhyTextProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  const valueText = (value: string | null) => value ?? t('campaign.WhyText.blank');
  const lines =
    stage === 'complete'
      ? errors.map(({ field, code, params }) => ({
          key: `${field} ${code}`,
          text: `${nameOf(field)}: ${fieldErrorText({ code, ...(params && { params }) }, t)}`,
        }))
      : differences.map(({ field, ours, partners }) => ({
          key: field,
          text: t('campaign.WhyText.differs', {
            field: nameOf(field),
            ours: valueText(ours),
            partners: valueText(partners),
          }),
        }));
  const more = lines.length - SHOWN;
  return (
    <>
      {lines.length > 0 && (
        <Stack as="ul" gap="XXS" className={styles.list}>
          {lines.slice(0, SHOWN).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
          {more > 0 && <li>{t('campaign.WhyText.more', { count: more })}</li>}
        </Stack>
      )}
      <TextLink
        to={stage === 'complete' ? `/iia/edit/${agreementId}` : `/iia/view/${agreementId}?tab=copies`}
      >
        {t(`campaign.WhyText.${stage}`, { id: agreementId })}
      </TextLink>
    </>
  );
}

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL } });
