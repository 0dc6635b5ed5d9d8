import { makeStyles, tokens } from '@fluentui/react-components';

/** What all filters look like: as wide as their column, one below the other. */
export const useFilterStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  field: { minWidth: 0 },
  control: { minWidth: 0, width: '100%' },
});
