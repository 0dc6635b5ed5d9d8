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
      const parts = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/Athens',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
      });
      for (const [index, { dateCreated }] of value.entries()) {
        const expected =
          dateCreated === null ? 'Unknown' : parts.format(new Date(dateCreated)).replaceAll('/', '-');
        await expect(list.rows.nth(index)).toContainText(expected);
      }
    });
  });
}
