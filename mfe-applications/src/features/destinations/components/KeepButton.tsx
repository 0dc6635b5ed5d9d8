import { apiErrorText, Button, useToast, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { useKeep } from '../api/desk.mutations.ts';

type KeepButtonProps = {
  readonly id: number;
  readonly name: string;
  readonly isKept: boolean;
};

/** Keeps a destination, or lets go of it; a screen reader hears which. */
export function KeepButton({ id, name, isKept }: KeepButtonProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const keep = useKeep();
  return (
    <Button
      size="small"
      icon={isKept ? 'success' : 'new'}
      isBusy={keep.isPending}
      onClick={() =>
        keep.mutate(
          { id, isKept: !isKept },
          { onError: (error) => toast({ kind: 'error', text: apiErrorText(error, t) }) },
        )
      }
    >
      {t(isKept ? 'destinations.KeepButton.kept' : 'destinations.KeepButton.keep')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
