import { ApiError, useMutation } from 'shared-client';
import { Alert, apiErrorText, Button, Cluster, useTranslation } from 'shared-ui/core';
import type { ListSelection } from 'shared-ui/list';

type SelectionChoicesProps = {
  readonly selection: ListSelection;
  /** Records that the filters match. */
  readonly total: number;
  /** Lists the ids of all of them. Throws ApiError. */
  readonly readAll: () => Promise<readonly number[]>;
  /** Why they cannot be chosen all; undefined where they can. */
  readonly tooMany: string | undefined;
  readonly texts: { readonly all: string; readonly clear: string };
};

/** Chooses all that the filters match, or lets go of what is chosen. */
export function SelectionChoices({ selection, total, readAll, tooMany, texts }: SelectionChoicesProps) {
  const { t } = useTranslation('shared-record');
  const all = useMutation({
    mutationFn: readAll,
    onSuccess: (matching) => selection.chooseAll(matching, true),
  });
  return (
    <>
      <Cluster gap="S">
        {selection.ids.size < total && (
          <Button
            size="small"
            appearance="subtle"
            isBusy={all.isPending}
            disabledReason={tooMany}
            onClick={() => {
              if (tooMany === undefined) all.mutate();
            }}
          >
            {texts.all}
          </Button>
        )}
        <Button size="small" appearance="subtle" onClick={selection.clear}>
          {texts.clear}
        </Button>
      </Cluster>
      {all.error instanceof ApiError && <Alert kind="error">{apiErrorText(all.error, t)}</Alert>}
    </>
  );
}
