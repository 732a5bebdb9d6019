import { handle, type Route } from '#web/server/route.ts';
import { findAnything } from './find-anything.service.ts';
import { search } from './search.contract.ts';

export const searchApi: Route[] = [handle(search, (deps, { text }) => findAnything(deps, text))];
