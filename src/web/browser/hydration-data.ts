/** What a document carries for the browser to take over, as JSON. */
export type HydrationData = {
  styles: string[];
  origin: string;
  errorId?: string | undefined;
  /** The version of the site's own art, if it has any. */
  art?: string | undefined;
  params: Record<string, string>;
  status: number;
  loaded: unknown;
};
