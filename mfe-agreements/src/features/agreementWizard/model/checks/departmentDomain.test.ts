import { departmentDomain } from './departmentDomain.ts';

describe('departmentDomain', () => {
  test.each([
    ['x@csd.example.edu', 'uni.example', 'csd'],
    ['x@math.uni.ac.example', 'uni.ac.example', 'math'],
    ['x@uni.ac.example', 'uni.ac.example', null],
    ['x@example.edu', 'uni.example', null],
    ['', 'uni.example', null],
    [undefined, null, null],
  ])('reads %p of the university %p as %p', (email, heiId, domain) => {
    expect(departmentDomain(email, heiId)).toBe(domain);
  });
});
