import { clockTime } from 'shared-contracts/dates/universityTime.ts';
import { readRows } from '../../support/records/dataApi.ts';
import { listPage } from '../../support/screens/listPage.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

// The first and the last to begin a day: fourteen hours before Greenwich and eleven behind it.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`a person in ${timezoneId} sees the dates of the university`, async ({ page }) => {
      await page.goto('/?active=no');
      const list = listPage(page);
      await expect(list.rows).toHaveCount(10);
      const { value } = await readRows<{ dateCreated: string | null }>(page, 'MobilityAgreements', {
        $filter: 'isDeleted eq false',
        $orderby: 'id',
        $top: '10',
        $select: 'id,dateCreated',
      });
      for (const [index, { dateCreated }] of value.entries()) {
        const shown = dateCreated === null ? null : clockTime(new Date(dateCreated));
        const expected = shown === null ? 'Unknown' : `${shown.day}/${shown.month}/${shown.year}`;
        await expect(list.rows.nth(index)).toContainText(expected);
      }
    });
  });
}
