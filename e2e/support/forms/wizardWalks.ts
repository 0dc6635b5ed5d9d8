import { expect } from '@playwright/test';
import { callApi, readRows } from '../records/dataApi.ts';
import { openEverything } from '../screens/openEverything.ts';
import { openInside } from '../screens/openInside.ts';
import { copyOfSampleDraft } from '../records/sampleCopies.ts';
import { wizardPage } from '../records/wizard.ts';
import { at, button, field, type FormWalk, type Id } from './formWalk.ts';

export const agreement: FormWalk['begin'] = async (page) => {
  const id = await copyOfSampleDraft(page);
  const { tab, step, button: named } = wizardPage(page);
  return {
    read: at(page, `/MobilityAgreements/${id}`),
    change: async () => {
      await openInside(page, `/iia/edit/${id}`);
      await expect(step('Agreement Details')).toBeVisible();
      const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
      for (const one of await steps.all()) {
        await one.click();
        await expect(one).toHaveAttribute('aria-current', 'step');
        await openEverything(page);
      }
      await tab('Student Mobility for Studies').click();
      await expect(step('Student Mobility for Studies')).toBeVisible();
      await openEverything(page);
      const months = field(page, 'Total months per year');
      await months.fill((await months.inputValue()) === '12' ? '13' : '12');
      await named('Save Draft').click();
      await expect(page).toHaveURL(`/iia/view/${id}`);
    },
  };
};

export const application: FormWalk['begin'] = async (page) => {
  const { value } = await readRows<Id>(page, 'ApplicationStudentStudiesForms', {
    $filter: "status eq 'submitted' and isDeleted eq false",
    $select: 'id',
    $orderby: 'id desc',
    $top: '1',
  });
  const id = value[0]?.id;
  return {
    read: at(page, `/ApplicationStudentStudiesForms/${id}`),
    change: async () => {
      await openInside(page, `/application/outgoing/student/edit/${id}`);
      const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
      await expect(steps.first()).toBeVisible();
      for (const one of (await steps.all()).toReversed()) {
        await one.click();
        await expect(one).toHaveAttribute('aria-current', 'step');
        await openEverything(page);
      }
      await field(page, /^Father's name/).fill(`Nikolaos ${Date.now()}`);
      await button(page, 'Save changes').click();
      await expect(page).toHaveURL('/application/outgoing/list');
    },
  };
};

export const bankAccount: FormWalk['begin'] = async (page) => {
  const { value } = await readRows<Id>(page, 'ApplicationStudentStudiesForms', {
    $filter: "status ne 'draft' and isDeleted eq false",
    $select: 'id',
    $orderby: 'id',
    $top: '1',
  });
  const id = value[0]?.id;
  const account = { bank: 'Sample Bank', bankAccountHolder: 'Somebody' };
  await callApi(page, 'POST', '/ApplicationStudentStudiesForms', { id, paymentData: account });
  return {
    read: at(page, `/ApplicationStudentStudiesForms/${id}`),
    change: async () => {
      await openInside(page, `/application/outgoing/student/account/${id}`);
      await field(page, /^Account holder/).fill(`Holder ${Date.now()}`);
      await button(page, 'Save').click();
      await expect(page).toHaveURL('/application/outgoing/list');
    },
  };
};
