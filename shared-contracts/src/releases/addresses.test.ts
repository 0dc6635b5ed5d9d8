import { agreementList, agreementView, applicationEdit } from './addresses.ts';

test('an address is written by its parts, which stay parts', () => {
  expect(agreementList()).toBe('/');
  expect(agreementView({ name: 12 })).toBe('/iia/view/12');
  expect(agreementView({ name: 'a/b?c' })).toBe('/iia/view/a%2Fb%3Fc');
  expect(applicationEdit({ formId: 3 })).toBe('/application/outgoing/student/edit/3');
  expect(agreementView.path).toBe('/iia/view/:name');
});
