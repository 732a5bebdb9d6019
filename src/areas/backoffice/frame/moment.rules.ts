/** Whether the value of a moment field is a valid moment in the future: browsers allow years of six digits, which cannot be parsed. */
export function isAhead(typed: string, now: number): boolean {
  return Date.parse(typed) > now;
}
