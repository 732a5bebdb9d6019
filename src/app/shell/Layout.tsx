import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';

/** Header, the page, footer. */
export function Layout({ children }: { children?: ReactNode }) {
  return (
    <>
      <main id="main">{children ?? <Outlet />}</main>
      <ScrollRestoration />
    </>
  );
}
