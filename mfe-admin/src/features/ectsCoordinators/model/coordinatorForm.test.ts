import { buildCoordinator } from '../testing/buildCoordinator.ts';
import { coordinatorName, findDepartment, toCoordinatorForm } from './coordinatorForm.ts';

const physics = { id: 4, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' };
const law = { id: 5, name: 'Faculty of Law', nameGR: null };

describe('toCoordinatorForm', () => {
  test('names the department in the language of the page', () => {
    const coordinator = buildCoordinator({ department: physics });
    expect(toCoordinatorForm(coordinator, 'en').department).toBe('School of Physics');
    expect(toCoordinatorForm(coordinator, 'gr').department).toBe('Τμήμα Φυσικής');
  });

  test('falls back to the only name that a department has', () => {
    expect(toCoordinatorForm(buildCoordinator({ department: law }), 'gr').department).toBe('Faculty of Law');
  });

  test('begins with empty texts where the record has none', () => {
    const form = toCoordinatorForm(buildCoordinator({ purpose: null, department: null }), 'en');
    expect(form).toMatchObject({ purpose: '', department: '' });
  });
});

describe('findDepartment', () => {
  test.each([
    'School of Physics',
    '  school of  physics ',
    'Τμήμα Φυσικής',
    'ΤΜΉΜΑ ΦΥΣΙΚΉΣ',
    'ΤΜΗΜΑ ΦΥΣΙΚΗΣ',
    'Schóol of Physics',
  ])('knows %j', (text) => {
    expect(findDepartment([law, physics], text)).toBe(physics);
  });

  test.each(['School of', '', 'Physics'])('finds none for %j', (text) => {
    expect(findDepartment([law, physics], text)).toBeUndefined();
  });
});

describe('coordinatorName', () => {
  test('leaves out the name that is missing', () => {
    expect(coordinatorName(buildCoordinator({ firstName: null, lastName: 'Ioannou' }))).toBe('Ioannou');
    expect(coordinatorName(buildCoordinator({ firstName: null, lastName: null }))).toBe('');
  });
});
