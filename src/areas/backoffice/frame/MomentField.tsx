import type { ComponentProps } from 'react';
import { formatDate, formatDateTime } from '#lib/format-time.ts';
import { TextField } from '#ui/controls/TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'counter'> & { isDay?: boolean };

/** A moment or a day. Browsers use their own order of day and month; below it is the chosen value in the site's date format. */
export function MomentField({ isDay = false, value, ...rest }: Props) {
  const at = Date.parse(isDay ? value : `${value}Z`);
  const chosen = Number.isNaN(at) ? undefined : isDay ? formatDate(at) : formatDateTime(at);
  return <TextField type={isDay ? 'date' : 'datetime-local'} value={value} counter={chosen} {...rest} />;
}
