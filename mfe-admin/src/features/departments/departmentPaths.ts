/** Addresses of the screens of our departments. */
export const DEPARTMENTS_PATH = '/departments';
export const NEW_DEPARTMENT_PATH = '/departments/form';

export function departmentEditPath(id: number): string {
  return `${DEPARTMENTS_PATH}/edit/${id}`;
}
