import {
  focusRing,
  Icon,
  ICON_NAMES,
  makeStyles,
  MEDIA,
  mergeClasses,
  NavLink,
  tokens,
  Tooltip,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import type { MenuItem } from './menuEntries.ts';
import { SHOWN_BESIDE_ICONS } from './shownBesideIcons.ts';

/** One entry of the menu: a link, or a text that says why it is none. */
export function MenuEntry({ item }: { readonly item: MenuItem }) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  const icon = ICON_NAMES.find((name) => name === item.icon);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{item.label[tag]}</span>
    </>
  );
  if (item.block === null) {
    return (
      <li>
        <NavLink
          to={item.path}
          end
          className={({ isActive }) => mergeClasses(styles.entry, styles.link, isActive && styles.active)}
        >
          {content}
        </NavLink>
      </li>
    );
  }
  // Not a link without an address, but a disabled one: it can have the focus, so that the reason can be read by keyboard.
  const entry = (
    <span
      role="link"
      aria-disabled="true"
      tabIndex={0}
      className={mergeClasses(styles.entry, styles.disabled)}
    >
      {content}
    </span>
  );
  if (item.block === 'unknown') return <li>{entry}</li>;
  const reason = t(`MenuEntry.${item.block}`);
  return (
    <li>
      <Tooltip content={reason}>{entry}</Tooltip>
      {/* Screen readers have the tooltip's text already. */}
      <span className={styles.reason} aria-hidden="true">
        {reason}
      </span>
    </li>
  );
}

const useStyles = makeStyles({
  entry: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    textDecorationLine: 'none',
    '& > :first-child': { flexShrink: 0 },
    ...focusRing,
  },
  label: { minWidth: 0, overflowWrap: 'anywhere', ...SHOWN_BESIDE_ICONS },
  link: {
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
    [MEDIA.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  // A finger cannot rest on an entry: where nothing hovers the reason stands below it.
  reason: {
    display: 'none',
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    paddingInlineStart: '44px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    '@media (hover: none)': { display: 'block' },
  },
  disabled: { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
});
