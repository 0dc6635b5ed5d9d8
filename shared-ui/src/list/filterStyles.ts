import { makeStyles, tokens } from '@fluentui/react-components';

/** What all filters look like: as wide as their column, one below the other. */
export const useFilterStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  field: { minWidth: 0 },
  control: { minWidth: 0, width: '100%' },
  // An input's own least width would push the arrow out of a narrow field.
  input: { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  listbox: { maxHeight: 'min(320px, 45dvh)' },
  // Wider than its field, so that long names take one line or two.
  wideListbox: { minWidth: 'min(400px, calc(100vw - 48px))' },
  // Erasmus codes in the labels have double spaces.
  option: { whiteSpace: 'pre-wrap' },
  note: { color: tokens.colorNeutralForeground2, fontStyle: 'italic', whiteSpace: 'normal' },
});
