import { AddRegular } from '@fluentui/react-icons/svg/add';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowBidirectionalLeftRightRegular } from '@fluentui/react-icons/svg/arrow-bidirectional-left-right';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ChevronDoubleLeftRegular } from '@fluentui/react-icons/svg/chevron-double-left';
import { ChevronDoubleRightRegular } from '@fluentui/react-icons/svg/chevron-double-right';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { ContactCardRegular } from '@fluentui/react-icons/svg/contact-card';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { FilterRegular } from '@fluentui/react-icons/svg/filter';
import { HandshakeRegular } from '@fluentui/react-icons/svg/handshake';
import { HatGraduationRegular } from '@fluentui/react-icons/svg/hat-graduation';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language';
import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { OrganizationRegular } from '@fluentui/react-icons/svg/organization';
import { GlanceHorizontalRegular } from '@fluentui/react-icons/svg/glance-horizontal';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { ArrowRotateClockwiseRegular } from '@fluentui/react-icons/svg/arrow-rotate-clockwise';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { SendRegular } from '@fluentui/react-icons/svg/send';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { makeStyles } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { IconName } from './iconNames.ts';

const ICONS: Readonly<Record<IconName, FluentIcon>> = {
  agreement: HandshakeRegular,
  application: HatGraduationRegular,
  calendar: CalendarLtrRegular,
  chevronDown: ChevronDownRegular,
  chevronLeft: ChevronLeftRegular,
  chevronRight: ChevronRightRegular,
  chevronUp: ChevronUpRegular,
  close: DismissRegular,
  contact: ContactCardRegular,
  copy: CopyRegular,
  delete: DeleteRegular,
  department: OrganizationRegular,
  edit: EditRegular,
  error: ErrorCircleRegular,
  export: ArrowDownloadRegular,
  external: OpenRegular,
  factsheet: DocumentTextRegular,
  filter: FilterRegular,
  firstPage: ChevronDoubleLeftRegular,
  incoming: MailInboxRegular,
  information: InfoRegular,
  institution: BuildingRegular,
  language: LocalLanguageRegular,
  lastPage: ChevronDoubleRightRegular,
  menu: NavigationRegular,
  new: AddRegular,
  overview: GlanceHorizontalRegular,
  people: PeopleRegular,
  person: PersonRegular,
  print: PrintRegular,
  report: DataBarVerticalRegular,
  retry: ArrowClockwiseRegular,
  search: SearchRegular,
  send: SendRegular,
  settings: SettingsRegular,
  signOut: SignOutRegular,
  success: CheckmarkCircleRegular,
  swap: ArrowBidirectionalLeftRightRegular,
  turn: ArrowRotateClockwiseRegular,
  view: EyeRegular,
  warning: WarningRegular,
};

type IconProps = {
  readonly name: IconName;
  /** Side of the square in CSS pixels. */
  readonly size?: 16 | 20 | 24 | 32 | 48;
};

/** Draws an icon that screen readers skip: the text beside it, or the label of its button, says what it means. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing = ICONS[name];
  const styles = useStyles();
  return <Drawing fontSize={size} className={styles.icon} aria-hidden="true" />;
}

const useStyles = makeStyles({
  // Beside a long text in a row it keeps its size.
  icon: { flexShrink: 0 },
});
