import '#ui/style/fonts.css';
import '#ui/style/tokens.css';
import '#ui/style/base.css';
import { setArt } from '#areas/wiki/widgets/art.rules.ts';
import { facesHref, isShowingFaces } from '#areas/wiki/widgets/faces.rules.ts';
import { BrowserSite } from '#shell/layout/BrowserSite.tsx';
import { Document } from '#shell/layout/Document.tsx';
import { pages } from '#site/pages.ts';
import { hydrate } from '#web/browser/hydrate.ts';

hydrate({
  pages,
  draw(controller, { styles, origin, community, errorId, art }, language) {
    setArt(art);
    if (isShowingFaces()) watchFaces();
    return (
      <Document {...{ language, styles, origin, community, errorId }}>
        <BrowserSite controller={controller} />
      </Document>
    );
  },
});

/** If the picture with all faces fails to load, marks the document so that letters appear instead. */
function watchFaces(): void {
  const faces = new Image();
  faces.addEventListener('error', () => document.documentElement.toggleAttribute('data-faceless', true));
  faces.src = facesHref;
}
