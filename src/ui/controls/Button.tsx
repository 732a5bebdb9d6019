import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import css from './Button.module.css';

export type ButtonLook = {
  /** At most one gold button per view: the primary action. */
  look?: 'plain' | 'gold' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  /** Full width of its container. */
  block?: boolean;
  /** Shown before the label: the name of an icon, or an element. */
  icon?: IconName | ReactElement;
};

type ButtonProps = ButtonLook & { busy?: boolean } & Omit<ComponentProps<'button'>, 'className'>;

/** A native button. While busy it keeps its width, shows a spinner and ignores presses. */
export function Button({ look, size, block, icon, busy = false, type = 'button', children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(lookClass({ look, size, block }), busy && css.busy)}
      aria-busy={busy || undefined}
      onClick={busy ? prevent : onClick}
      {...rest}
    >
      {iconOf(icon)}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & { href: string } & Omit<ComponentProps<'a'>, 'className'>;

/** A link that looks like a button. */
export function ButtonLink({ look, size, block, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={lookClass({ look, size, block })} {...rest}>
      {iconOf(icon)}
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ButtonLook, 'block' | 'icon'> & { icon: IconName; label: string } & Omit<
    ComponentProps<'button'>,
    'className' | 'children' | 'type'
  >;

/** A square icon button; the label is for screen readers and the tooltip. */
export function IconButton({ look, size, icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={classes(lookClass({ look, size }), css.square)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

type Look = { [K in 'look' | 'size' | 'block']?: ButtonLook[K] | undefined };

function lookClass({ look = 'plain', size = 'm', block = false }: Look): string {
  return classes(css.button, look !== 'plain' && css[look], size !== 'm' && css[size], block && css.block);
}

function iconOf(icon: ButtonLook['icon']): ReactNode {
  return typeof icon === 'string' ? <Icon name={icon} /> : icon;
}

function prevent(event: MouseEvent) {
  event.preventDefault();
}
