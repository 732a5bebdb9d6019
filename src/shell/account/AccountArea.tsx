import type { ReactNode } from 'react';
import { useNavigation } from '#contract/navigation.tsx';
import { openingPopup } from '#contract/popup-link.ts';
import { formatNumber } from '#lib/format.ts';
import { DropItem, HeaderDrop } from '#shell/header/HeaderDrop.tsx';
import { text } from '#shell/layout/shell.text.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { AccountProps, SignedIn } from './account.ts';
import css from '#shell/header/Header.module.css';

type AccountAreaProps = Omit<AccountProps, 'account'> & { account: SignedIn; path: string };

/** The signed-in user's shards and profile. */
export function AccountArea({ account, onLogOut, onLogOutEverywhere, path }: AccountAreaProps): ReactNode {
  const words = useWords(text);
  const language = useLanguage();
  const place = useNavigation();
  return (
    <>
      <a className={css.shards} href={openingPopup(place.path, place.query, 'shards')}>
        <Icon name="gem" size={17} />
        <span className="nowrap">
          <span className="sr">{words.shards} </span>
          {formatNumber(account.shardsAmount, language)}
          <span className="sr">{words.buyShards}</span>
        </span>
        <i>
          <Icon name="plus" size={15} />
        </i>
      </a>
      <HeaderDrop
        id="drop-account"
        bare
        name={words.account(account.nickname)}
        path={path}
        label={<Avatar name={account.nickname} src={account.avatarUrl} size={40} />}
      >
        <DropItem icon="user" label={words.profile} note={words.profileNote} href={account.profileHref} />
        {account.adminHref ? <DropItem icon="pencil" label={words.admin} note={words.adminNote} href={account.adminHref} /> : null}
        <DropItem icon="log-out" label={words.logOut} onPress={onLogOut} />
        <DropItem icon="log-out" label={words.logOutEverywhere} note={words.logOutEverywhereNote} onPress={onLogOutEverywhere} />
      </HeaderDrop>
    </>
  );
}
