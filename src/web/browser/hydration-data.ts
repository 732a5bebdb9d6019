/** What a document carries for the browser to take over, as JSON. */
export type HydrationData = {
  styles: string[];
  origin: string;
  errorId?: string | undefined;
  /** How the site draws its pictures, in a word. */
  art: string;
  params: Record<string, string>;
  status: number;
  loaded: unknown;
};
