import { paths } from '#contract/paths.ts';
import { useSite } from '#contract/site.tsx';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { FallenMark } from '#ui/icons/FallenMark.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { MessageScreen, NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text as notFoundText } from './not-found.text.ts';
import { ReloadButton } from './ReloadButton.tsx';
import { text } from './site.text.ts';
import { TechnicalWorks } from './TechnicalWorks.tsx';

/** Shown instead of a page that does not exist (404), cannot be made now (503), or failed (500). */
export function FailureScreen({ status, error }: { status: number; error?: unknown }) {
  const words = useWords(text);
  const notFound = useWords(notFoundText);
  if (status === 404) {
    return (
      <>
        <Head title={notFound.title} />
        <NotFound secondWay={{ href: paths.leaderboard.to(), label: words.leaderboard }} />
      </>
    );
  }
  if (status === 503) {
    return (
      <>
        <Head title={notFound.worksTitle} />
        <TechnicalWorks />
      </>
    );
  }
  return <Broken error={error} />;
}

/** An error: shows its id if it has one, and in development also the stack. */
function Broken({ error }: { error: unknown }) {
  const words = useWords(text);
  const notFound = useWords(notFoundText);
  const { errorId } = useSite();
  return (
    <>
      <Head title={words.failedTitle} />
      <MessageScreen
        art={<FallenMark />}
        title={words.failedTitle}
        actions={
          <>
            <ReloadButton />
            <ButtonLink href={paths.home.to()}>{notFound.home}</ButtonLink>
          </>
        }
      >
        {words.failedLine}
        {errorId ? (
          <>
            <br />
            <small>{words.errorId(errorId)}</small>
          </>
        ) : null}
      </MessageScreen>
      {import.meta.env.DEV && error instanceof Error ? <pre className="wrap">{error.stack}</pre> : null}
    </>
  );
}

/** The not-found screen of an address without a page, and of a page that has none of its own. */
function NotFound({ secondWay }: { secondWay?: { href: string; label: string } }) {
  const words = useWords(notFoundText);
  return (
    <NotFoundScreen title={words.title} way={{ href: '/', label: words.home }} {...(secondWay ? { secondWay } : {})}>
      {words.line}
    </NotFoundScreen>
  );
}
