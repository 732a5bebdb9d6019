import type { ComponentProps } from 'react';
import { formatDate, formatDateTime } from '#lib/format-time.ts';
import { TextField } from '#ui/controls/TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'counter'> & { isDay?: boolean };

/** A moment or a day. A browser asks for it in its own order of day and month; under it stands what was chosen, as the site writes dates. */
export function MomentField({ isDay = false, value, ...rest }: Props) {
  const at = Date.parse(isDay ? value : `${value}Z`);
  const chosen = Number.isNaN(at) ? undefined : isDay ? formatDate(at) : formatDateTime(at);
  return <TextField type={isDay ? 'date' : 'datetime-local'} value={value} counter={chosen} {...rest} />;
}
