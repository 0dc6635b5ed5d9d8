// What every page needs. Shipped whole to everybody: nothing that only lists or forms use belongs here.
export { ButtonLink } from './action/ButtonLink.tsx';
export { Button } from './action/Button.tsx';
export { IconButton } from './action/IconButton.tsx';
export { IconLink } from './action/IconLink.tsx';
export { saveFile } from './download/saveFile.ts';
export { Alert } from './feedback/Alert.tsx';
export { fieldErrorKey, fieldErrorText } from './errors/fieldErrorText.ts';
export { apiErrorText, errorReference } from './feedback/apiErrorText.ts';
export { ConfirmDialog } from './feedback/ConfirmDialog.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { ErrorState } from './feedback/ErrorState.tsx';
export { LoadingState } from './feedback/LoadingState.tsx';
export { Spinner } from './feedback/Spinner.tsx';
export { StatusBadge, type StatusTone } from './feedback/StatusBadge.tsx';
export { useToast, type Toast } from './feedback/toastContext.ts';
export { formatDate, formatDayMonthYear, formatDayMonthYearTime } from 'shared-contracts/dates/formatDate.ts';
export { daysSince, formatDaysAway, formatDuration } from './format/daysAway.ts';
export { formatNumber } from './format/number.ts';
export { Icon } from './icon/Icon.tsx';
export { ICON_NAMES, type IconName } from './icon/iconNames.ts';
export { useLanguage } from './language/languageContext.ts';
export { Card } from './layout/Card.tsx';
export { Cluster } from './layout/Cluster.tsx';
export { DefinitionList } from './layout/DefinitionList.tsx';
export { Stack } from './layout/Stack.tsx';
export { useFolded } from './layout/useFolded.ts';
export { ModalDialog } from './overlay/ModalDialog.tsx';
export { OverlayMountContext } from './overlay/overlayMount.ts';
export { Tooltip } from './overlay/Tooltip.tsx';
export { defineModule, type PortalModule } from './module/portalModule.ts';
export { Page } from './page/Page.tsx';
export { unsavedText } from './page/unsavedText.ts';
export { Tabs, type Tab } from './tabs/Tabs.tsx';
export { EmailLink, EmailText } from './text/EmailLink.tsx';
export { ErasmusCode } from './text/ErasmusCode.tsx';
export { ExternalLink } from './text/ExternalLink.tsx';
export { NameText } from './text/NameText.tsx';
export { PhoneLink } from './text/PhoneLink.tsx';
export { TextLink } from './text/TextLink.tsx';
export { UnbrokenDates } from './text/UnbrokenDates.tsx';
export { VisuallyHidden } from './text/VisuallyHidden.tsx';
export { BREAKPOINTS, MEDIA } from './theme/breakpoints.ts';
export { focusRing } from './theme/focusRing.ts';
export { PortalProvider } from './provider/PortalProvider.tsx';
export { lightTheme } from './theme/portalTheme.ts';
export { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
export { UniversityContext, useUniversity } from './theme/universityContext.ts';
export { I18nextProvider as I18nProvider, useTranslation } from 'react-i18next';
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  NavigationType,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
