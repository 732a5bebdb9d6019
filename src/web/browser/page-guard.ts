/** Who may open a restricted page. */
export type Needs = 'player' | 'admin';

/** Whether a caller may open a page; an undefined caller is anonymous. */
export function mayOpen(needs: Needs | undefined, caller: { role: string | null } | undefined): boolean {
  if (needs === undefined) return true;
  return caller !== undefined && (needs === 'player' || caller.role === 'Admin');
}
