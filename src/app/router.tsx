import { readSearch } from '#lib/search.ts';
import { CallFailure, type Call, type Page } from '#ui/page.tsx';
import {
  createContext,
  data,
  isRouteErrorResponse,
  useLoaderData,
  useParams,
  useRouteError,
  useSearchParams,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { pages } from './pages.ts';
import { FailureScreen } from './shell/FailureScreen.tsx';
import { Layout } from './shell/Layout.tsx';

/** How loaders call the API: set by the server per request, by the browser once. */
export const callContext = createContext<Call>();

type Loaded = { loaded: unknown };

/** The router's table: every page of pages.ts, each loaded when it is first needed. */
export function makeRoutes(): RouteObject[] {
  const children: RouteObject[] = pages.map(({ address, file, open }) => ({ id: file, path: address.pattern, lazy: async () => toRoute((await open()).page) }));
  children.push({ path: '*', loader: () => refuse(404), Component: () => null });
  return [{ id: 'root', Component: Layout, ErrorBoundary: RootFailure, children: [{ id: 'frame', ErrorBoundary: Failure, children }] }];
}

function toRoute(page: Page) {
  const PageBody = page.Body;
  const { Absent } = page;
  return {
    loader: (input: LoaderFunctionArgs) => load(page, input),
    shouldRevalidate: ({ currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      JSON.stringify([currentParams, readSearch(asCodecs(page), currentUrl.searchParams)]) !== JSON.stringify([nextParams, readSearch(asCodecs(page), nextUrl.searchParams)]) ||
      (defaultShouldRevalidate && currentUrl.href === nextUrl.href),
    Component: function RoutedPage() {
      const { loaded } = useLoaderData<Loaded>();
      const params = useParams();
      const [query] = useSearchParams();
      return <PageBody data={loaded} params={named(params)} search={readSearch(asCodecs(page), query)} />;
    },
    ErrorBoundary: function RoutedFailure() {
      const error = useRouteError();
      return Absent && isRouteErrorResponse(error) && error.status === 404 ? <Absent /> : <Failure />;
    },
  };
}

async function load(page: Page, { request, params, context }: LoaderFunctionArgs): Promise<Loaded> {
  const search = readSearch(asCodecs(page), new URL(request.url).searchParams);
  try {
    return { loaded: (await page.load?.({ call: context.get(callContext), params: named(params), search })) ?? null };
  } catch (error) {
    if (error instanceof CallFailure) return refuse(error.isAbsent ? 404 : 503);
    throw error;
  }
}

function refuse(status: number): never {
  throw data(null, { status });
}

function named(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']));
}

function asCodecs(page: Page): Record<string, unknown> {
  return typeof page.search === 'object' && page.search ? { ...page.search } : {};
}

function Failure() {
  const error = useRouteError();
  return <FailureScreen status={isRouteErrorResponse(error) ? error.status : 500} error={error} />;
}

/** When even the frame of the page failed. */
function RootFailure() {
  return (
    <Layout>
      <Failure />
    </Layout>
  );
}
