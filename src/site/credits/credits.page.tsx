import { isShowingFaces } from '#areas/wiki/widgets/faces.rules.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './credits.text.ts';
import { facesCredit, glyphCredits, glyphLicence, workCredits } from './credits.ts';
import css from './Credits.module.css';

const GLYPHS_SOURCE = 'https://game-icons.net/';

export const page = definePage({ search: {}, Body: CreditsPage });

/** The credits: who made what the site shows. */
function CreditsPage() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.credits.to()} />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} />
        <Panel
          title={words.glyphs}
          note={words.glyphsNote}
          tools={
            <span className={css.links}>
              <a href={GLYPHS_SOURCE}>{glyphLicence.work}</a>
              <a href={glyphLicence.href}>{words.licence(glyphLicence.licence)}</a>
            </span>
          }
        >
          <ul className={css.authors}>
            {glyphCredits.map(({ author, glyphs }) => (
              <li key={author}>
                <h3>{author}</h3>
                <details>
                  <summary>
                    {words.count(glyphs.length)}
                    <span className="sr"> · {words.madeBy(author)}</span>
                  </summary>
                  <p>{glyphs.join(', ')}</p>
                </details>
              </li>
            ))}
          </ul>
        </Panel>
        {isShowingFaces() && (
          <Panel
            title={words.faces}
            tools={
              <span className={css.links}>
                <a href={facesCredit.href}>{facesCredit.work}</a>
                <a href={facesCredit.terms}>{words.terms}</a>
              </span>
            }
          >
            <p className={css.marks}>{words.facesLine}</p>
          </Panel>
        )}
        <Panel title={words.works}>
          <ul className={css.works}>
            {workCredits.map(({ work, licence, href }) => (
              <li key={work}>
                <strong>{work}</strong>
                <span className={css.links}>
                  <a href={href}>{words.licence(licence)}</a>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={words.marks}>
          <p className={css.marks}>{words.marksLine}</p>
        </Panel>
      </div>
    </>
  );
}
