import { renderToString } from 'react-dom/server';
import type { Language } from '#lib/words.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import type { CacheLookup, CachedPart } from './CachedMarkup.tsx';

const MOST_PIECES = 3000;

type Missed = { key: string; language: Language; inside: React.ReactElement };

/** A least-recently-used cache for the markup of parts shared by pages: see CachedMarkup. */
export class MarkupCache {
  readonly #pieces = new Map<string, string>();
  readonly #names = new Map<CachedPart<never>, number>();
  #missed = new Map<string, Missed>();

  /**
   * Starts the lookups of one page and discards leftover misses of the previous one. `art`: the version of the site's art, which is part of
   * the markup.
   */
  lookup(art: string | undefined): CacheLookup {
    this.#missed = new Map();
    return (part, of, language, inside) => {
      const key = `${this.#nameOf(part)} ${language} ${art ?? ''} ${JSON.stringify(of)}`;
      const piece = this.#pieces.get(key);
      if (piece === undefined) this.#missed.set(key, { key, language, inside });
      else this.#put(key, piece);
      return piece;
    };
  }

  /** Renders the misses of the last page. Not while a page is rendering, because a renderer does not handle two pages at a time. */
  fill(): void {
    for (const { key, language, inside } of this.#missed.values()) {
      const markup = renderToString(<LanguageProvider language={language}>{inside}</LanguageProvider>);
      // React's string is a rope of small pieces that every page would have to traverse; decoded from bytes it is one flat string.
      this.#put(key, Buffer.from(markup).toString());
    }
  }

  /** The map keeps the pieces in order of last use. */
  #put(key: string, piece: string): void {
    this.#pieces.delete(key);
    this.#pieces.set(key, piece);
    if (this.#pieces.size > MOST_PIECES) for (const oldest of this.#pieces.keys()) return void this.#pieces.delete(oldest);
  }

  #nameOf(part: CachedPart<never>): number {
    let name = this.#names.get(part);
    if (name === undefined) this.#names.set(part, (name = this.#names.size));
    return name;
  }
}
