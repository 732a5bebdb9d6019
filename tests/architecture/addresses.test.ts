import { expect, it } from 'vitest';
import { fileRoutes, routes } from '#site/endpoints.ts';
import { pages } from '#site/pages.ts';

it('the site has these endpoints and no others', () => {
  expect(
    routes
      .map(
        ({ endpoint, format, guard, tags }) =>
          `${endpoint.method} ${endpoint.path}${format === 'envelope' ? '' : ` ${format}`}${guard === 'none' ? '' : guard === 'game' ? ' game key' : ` ${guard}`}${tags ? ' cached' : ''}`,
      )
      .toSorted(),
  ).toMatchSnapshot();
});

it('the site makes these files and no others', () => {
  expect(fileRoutes.flatMap(({ paths, tags }) => paths.map((path) => `${path}${tags ? ' cached' : ''}`)).toSorted()).toMatchSnapshot();
});

it('the site has these pages and no others', () => {
  expect(pages.map(({ address, file }) => `${address.pattern} ${file}`).toSorted()).toMatchSnapshot();
});
