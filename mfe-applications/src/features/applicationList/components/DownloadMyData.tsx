import { ApiError, useApi, useMutation } from 'shared-client';
import {
  apiErrorText,
  Button,
  makeStyles,
  MEDIA,
  saveFile,
  tokens,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Hands people all that the portal keeps of them, as one archive. */
export function DownloadMyData() {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const styles = useStyles();
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { content, name } = await api.downloadOwnData();
      saveFile(content, name);
    },
    onError: (error) =>
      toast({
        kind: 'error',
        text: error instanceof ApiError ? apiErrorText(error, t) : t('applicationList.DownloadMyData.failed'),
      }),
  });
  return (
    <div className={styles.line}>
      <Button icon="export" isBusy={isPending} onClick={() => mutate()}>
        {t('applicationList.DownloadMyData.label')}
      </Button>
      <span className={styles.help}>{t('applicationList.DownloadMyData.help')}</span>
    </div>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    marginBlockStart: tokens.spacingVerticalXL,
    [MEDIA.print]: { display: 'none' },
  },
  help: { color: tokens.colorNeutralForeground2 },
});
