import type { ReactNode } from 'react';

/** Header, the page, footer. */
export function Layout({ children }: { file: string | undefined; children: ReactNode }) {
  return <main id="main">{children}</main>;
}
