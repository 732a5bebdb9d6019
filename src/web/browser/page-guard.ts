/** Who may open a page that is not for everyone. */
export type Needs = 'player' | 'admin';

/** Whether a caller may open a page; no caller is an anonymous one. */
export function mayOpen(needs: Needs | undefined, caller: { role: string | null } | undefined): boolean {
  if (needs === undefined) return true;
  return caller !== undefined && (needs === 'player' || caller.role === 'Admin');
}
