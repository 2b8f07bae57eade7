import { expect, it } from 'vitest';
import { tidyPath } from './page-path.ts';

it.each([
  ['/', '/'],
  ['/Products', '/products'],
  ['/PRODUCT/Semen-PCC-Sagara', '/product/semen-pcc-sagara'],
  ['/blog_detail/mengecat-di-musim-hujan.', '/blog_detail/mengecat-di-musim-hujan'],
  ['/product/semen-pcc-sagara).', '/product/semen-pcc-sagara'],
  ['/product/semen-pcc-sagara%20', '/product/semen-pcc-sagara'],
  ['/.', '/'],
  ['/Track/0190A000-0000-7000-8000-00000000000A', '/track/0190a000-0000-7000-8000-00000000000a'],
  ['/product/Caf%C3%A9', '/product/caf%C3%A9'],
  ['/robots.txt', '/robots.txt'],
  ['//Evil.test/', '/evil.test/'],
  ['//products', '//products'],
  ['/share/AbC)', '/share/AbC'],
])('%s is the page %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
  expect(tidyPath(tidy)).toBe(tidy);
});

it.each(['/api/v1/Products.', '/assets/Main-AbC.js', '/media/pictures/AbC.jpg', '/uploads/X).', '/desk/Orders', '/API/v1', '/share/AbC'])(
  '%s is left as it is',
  path => {
    expect(tidyPath(path)).toBe(path);
  },
);
