/** Whether what stands in a field of a moment is a moment to come: a browser lets years of six digits be typed, which no clock reads. */
export function isAhead(typed: string, now: number): boolean {
  return Date.parse(typed) > now;
}
