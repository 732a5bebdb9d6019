import { formatNumber } from '#lib/format.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { BrandMark } from '#ui/BrandMark.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import type { AccountProps } from './account.ts';
import css from './Header.module.css';
import { DropItem, HeaderDrop } from './HeaderDrop.tsx';
import { text } from './shell.text.ts';

/** Sign-in, or shards and the profile. Empty, but as wide, until it is known who looks. */
export function AccountArea({ account, onLogOut, onLogOutEverywhere, path }: AccountProps & { path: string }) {
  const words = useWords(text);
  const language = useLanguage();
  if (account === null) return <div className={css.account} />;
  if (account.state === 'anonymous') {
    return (
      <div className={css.account}>
        <ButtonLink look="gold" size="s" icon={<BrandMark name="steam" />} href={account.signInHref}>
          <span className={css.long}>{words.signIn}</span>
          <span className={css.short}>{words.signInShort}</span>
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={css.account}>
      <a className={css.shards} href={account.shardsHref}>
        <Icon name="gem" size={17} />
        <span className="num">
          <span className="sr">{words.shards} </span>
          {formatNumber(account.shardsAmount, language)}
          <span className="sr">{words.buyShards}</span>
        </span>
        <i>
          <Icon name="plus" size={15} />
        </i>
      </a>
      <HeaderDrop bare name={words.account(account.nickname)} path={path} label={<Avatar name={account.nickname} src={account.avatarUrl} size={40} />}>
        <DropItem icon="user" label={words.profile} note={words.profileNote} href={account.profileHref} />
        <DropItem icon="log-out" label={words.logOut} onPress={onLogOut} />
        <DropItem icon="log-out" label={words.logOutEverywhere} note={words.logOutEverywhereNote} onPress={onLogOutEverywhere} />
      </HeaderDrop>
    </div>
  );
}
