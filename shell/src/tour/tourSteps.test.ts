import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { buildDescription } from '../testing/builders.ts';
import { tourSteps } from './tourSteps.ts';

const OVERVIEW = buildDescription({
  id: 'mfe-admin',
  routes: [
    {
      id: 'overview',
      path: '/overview',
      title: { en: 'Overview', el: 'Επισκόπηση' },
      permission: ['iia_list'],
    },
  ],
});

function idsOf(role: Role) {
  return tourSteps({ role, permissions: ROLE_PERMISSIONS[role], descriptions: [OVERVIEW] }).map(
    ({ id }) => id,
  );
}

describe('tourSteps', () => {
  test('shows the frame, and pages of the role that there are', () => {
    expect(idsOf('IRO')).toEqual(['menu', 'search', 'waiting', 'language', 'account']);
    expect(idsOf('Student')).toEqual(['menu', 'search', 'language', 'account']);
  });

  test('shows the entry of the menu where it can be seen, else the button that opens the menu', () => {
    const [, , waiting] = tourSteps({
      role: 'IRO',
      permissions: ROLE_PERMISSIONS.IRO,
      descriptions: [OVERVIEW],
    });
    expect(waiting?.places).toEqual(['#portal-menu a[href="/overview"]', '[data-tour="menu"]']);
  });
});
