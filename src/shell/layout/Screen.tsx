import { Suspense, useEffect, Component, type ReactNode } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { mayOpen, type Needs } from '#web/browser/page-guard.ts';
import type { PageState } from '#web/browser/page-state.ts';
import { replayInput } from '#web/browser/replay-input.ts';
import { Layout, openFooter } from './Layout.tsx';
import css from './Screen.module.css';

/** Rarely needed, so its code loads only then; if that fails, a full document load shows the failure. */
const failure = latePart(async () => (await import('./LateFailureScreen.tsx')).FailureScreen, Untold);
/** Loads the late code: the server cannot wait for it while rendering. */
export async function openLateParts(): Promise<void> {
  await Promise.all([failure.open(), openFooter()]);
}

type Props = { shown: PageState; children: ReactNode };
type Broken = { error: unknown; shown?: PageState };

/** Keeps the site's frame when a page crashes in the browser, until another page is shown. */
class PageBoundary extends Component<Props, Broken> {
  override state: Broken = { error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<Broken> {
    return { error };
  }

  static getDerivedStateFromProps({ shown }: Props, before: Broken): Broken | null {
    return shown === before.shown ? null : { error: undefined, shown };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <failure.Slot status={500} error={this.state.error} />;
  }
}

/** A page inside the site's frame, or its failure. */
export function Screen({ state }: { state: PageState }) {
  usePageGuard(state.entry?.needs);
  return (
    <Layout>
      <PageBoundary key={state.entry?.file} shown={state}>
        {/* React hydrates what is inside in small steps, and the browser stays responsive in between. */}
        <Suspense>
          <Shown state={state} />
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}

/**
 * Redirects to the home page from a page that the viewer may not open, as soon as the viewer is known; the server does the same for
 * documents.
 */
function usePageGuard(needs: Needs | undefined) {
  const { go } = useNavigation();
  const { who } = useAccount();
  const isRefused = who !== null && !mayOpen(needs, who.authorized ? who : undefined);
  useEffect(() => {
    if (isRefused) go(paths.home.to(), { replace: true });
  }, [isRefused, go]);
}

function Shown({ state: { page, params, search, status, loaded, has } }: { state: PageState }) {
  const { reload } = useNavigation();
  useEffect(() => void replayInput(), []);
  if (page?.Waiting && has === 'waiting') return <page.Waiting />;
  if (page && status === 200) {
    return (
      <>
        {has === 'stale' ? (
          <div className={css.stale}>
            <ErrorState onRetry={reload} />
          </div>
        ) : null}
        <page.Body data={loaded} params={params} search={search} />
      </>
    );
  }
  if (status === 0) return <NoAnswer onRetry={reload} />;
  if (page?.Absent && status === 404)
    return <page.Absent isBeyond={loaded === true} missing={typeof loaded === 'string' ? loaded : undefined} />;
  return <failure.Slot status={status} />;
}

function Untold() {
  return <NoAnswer onRetry={() => location.reload()} />;
}

function NoAnswer({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wrap page">
      <ErrorState onRetry={onRetry} />
    </div>
  );
}
