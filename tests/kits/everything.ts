import { fillPath, withQuery } from '#contract/address.ts';
import { routes } from '#site/endpoints.ts';
import { pages } from '#site/pages.ts';

/** What stands for a parameter of a call, by its name; one with nothing is left out; any other gets `otherwise`, such as the words of a search. */
export type Values = { known: Record<string, string[]>; otherwise: string[] };

export type Asked = { path: string; values: Record<string, string> };

/** Every GET of the API, with every combination of values. */
export function everyGet({ known, otherwise }: Values): Asked[] {
  return routes
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .flatMap(({ endpoint }) => {
      const entries = 'entries' in endpoint.input && endpoint.input.entries ? Object.keys(endpoint.input.entries) : [];
      const said = entries.filter((name) => known[name]?.length !== 0);
      return combinations(said.map((name) => [name, known[name] ?? otherwise])).map((values) => ({
        path: withQuery(...filled(endpoint.path, values)),
        values,
      }));
    });
}

/** Every page that is for everyone, with every combination of values in its address, and of the queries given for its pattern. */
export function everyPage(params: Record<string, Record<string, string[]>>, queries: Record<string, string[]>): Asked[] {
  return pages
    .filter(({ needs }) => !needs)
    .flatMap(({ address: { pattern } }) => {
      const names = [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
      return combinations(names.map((name) => [name, params[pattern]?.[name] ?? ['axe']])).flatMap((values) =>
        ['', ...(queries[pattern] ?? [])].map((query) => ({
          path: pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? '')) + query,
          values,
        })),
      );
    });
}

function combinations(choices: (readonly [string, string[]])[]): Record<string, string>[] {
  return choices.reduce<Record<string, string>[]>(
    (made, [name, values]) => made.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}

function filled(pattern: string, values: Record<string, string>) {
  const { path, rest } = fillPath(pattern, values);
  return [path, rest] as const;
}
