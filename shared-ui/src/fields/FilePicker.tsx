import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useId, useState, type DragEvent, type Ref } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { Icon } from '../icon/Icon.tsx';

type FilePickerProps = {
  /** What can be done here, as in "Choose a PDF". */
  readonly label: string;
  /** What the file is for; screen readers get it before the label. */
  readonly purpose: string;
  /** Beside the label, where there is a mouse to do it with: that a file may be dropped here. Absent: a button, and no place of its own. */
  readonly dropHint?: string;
  /** As the attribute of a file input: `.pdf`. */
  readonly accept: string;
  /** Ids of what describes the field besides. */
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  /** Several can be chosen at once. */
  readonly isMultiple?: boolean;
  /** Gets what was chosen or dropped; never nothing. What was chosen before stays the owner's to forget. */
  readonly onChoose: (files: readonly File[]) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A file to be chosen by the browser's dialog, or dropped. A file that misses its place opens nothing. */
export function FilePicker({
  label,
  purpose,
  dropHint,
  accept,
  describedBy,
  isInvalid = false,
  isMultiple = false,
  onChoose,
  ref,
}: FilePickerProps) {
  const styles = useStyles();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  useIgnoredDrops();
  const choose = (files: FileList | null) => {
    if (files !== null && files.length > 0) onChoose([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };
  const isButton = dropHint === undefined;
  return (
    // Dropping is a second way beside the input, which has the keyboard's.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={mergeClasses(
        styles.place,
        isButton && styles.button,
        isOver && styles.over,
        isInvalid && styles.invalid,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <VisuallyHidden>
        <input
          id={id}
          ref={ref}
          type="file"
          accept={accept}
          multiple={isMultiple}
          aria-label={`${purpose}: ${label}`}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            // So that the same file can be chosen again, as after it was mended.
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Icon name="new" />
      <span className={styles.label}>{label}</span>
      {!isButton && <span className={styles.hint}>{dropHint}</span>}
    </label>
  );
}

/** A browser shows a file that is dropped beside its place, and leaves the page with all that was typed. */
function useIgnoredDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

const useStyles = makeStyles({
  place: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    minWidth: 0,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: '2px',
    },
  },
  button: {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    padding: '5px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  over: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  invalid: { border: `1px dashed ${tokens.colorPaletteRedBorder2}` },
  label: { fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.colorNeutralForeground3, '@media (hover: none)': { display: 'none' } },
});
