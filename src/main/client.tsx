import '#ui/style/fonts.css';
import '#ui/style/tokens.css';
import '#ui/style/base.css';
import { setArt } from '#areas/wiki/widgets/art.rules.ts';
import { BrowserSite } from '#shell/layout/BrowserSite.tsx';
import { Document } from '#shell/layout/Document.tsx';
import { pages } from '#site/pages.ts';
import { hydrate } from '#web/browser/hydrate.ts';

hydrate({
  pages,
  draw(controller, { styles, origin, errorId, art }, language) {
    setArt(art);
    return (
      <Document language={language} styles={styles} origin={origin} errorId={errorId}>
        <BrowserSite controller={controller} />
      </Document>
    );
  },
});
