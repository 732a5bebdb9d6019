import { useState } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { BelongingsWindow } from '#areas/players/belongings/BelongingsWindow.tsx';
import { KeysWindow } from '#areas/players/keys/KeysWindow.tsx';
import { SocialEditor } from '#areas/players/socials/SocialEditor.tsx';
import type { SocialLinks } from '#areas/players/socials/socials.rules.ts';
import { StreamWindow } from '#areas/players/streamers/StreamWindow.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './privacy.text.ts';
import { PrivacyWindow } from './PrivacyWindow.tsx';
import css from './PrivacyWindow.module.css';

type Props = {
  playerId: number;
  links: SocialLinks;
  /** Whom the profile is hidden from, if at all: everybody, or lists. */
  hidden: 'private' | 'anonymous' | undefined;
  mayEditLinks: boolean;
  onSaved: (links: SocialLinks) => void;
};

/** The tools of a profile's owner: gifts and purchases, links, API keys, visibility, and the erasure of the account. */
export function OwnerTools({ playerId, links, hidden, mayEditLinks, onSaved }: Props) {
  const words = useWords(text);
  const { go, reload } = useNavigation();
  const { refresh } = useAccount();
  const [open, setOpen] = useState<'links' | 'privacy' | 'belongings' | 'stream' | 'keys'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {mayEditLinks ? (
        <li>
          <Button size="s" look="quiet" icon="pencil" onClick={() => setOpen('links')}>
            {words.editLinks}
          </Button>
        </li>
      ) : null}
      <li>
        <Button size="s" look="quiet" icon="gift" onClick={() => setOpen('belongings')}>
          {words.belongings}
        </Button>
        {open === 'belongings' ? <BelongingsWindow onClose={close} /> : null}
      </li>
      <li>
        <Button size="s" look="quiet" icon="external-link" onClick={() => setOpen('stream')}>
          {words.stream}
        </Button>
        {open === 'stream' ? <StreamWindow playerId={playerId} onClose={close} /> : null}
      </li>
      <li>
        <Button size="s" look="quiet" icon="key" onClick={() => setOpen('keys')}>
          {words.keys}
        </Button>
        {open === 'keys' ? <KeysWindow onClose={close} /> : null}
      </li>
      <li className={hidden && css.hidden}>
        {hidden ? <span>{hidden === 'private' ? words.onlyYou : words.onlyByLink}</span> : null}
        <Button size="s" look="quiet" icon="lock" onClick={() => setOpen('privacy')}>
          {words.title}
        </Button>
        {open === 'links' ? (
          <SocialEditor
            links={links}
            onClose={close}
            onSaved={(values) => {
              onSaved(values);
              close();
              reload();
            }}
          />
        ) : null}
        {open === 'privacy' ? (
          <PrivacyWindow
            playerId={playerId}
            onClose={close}
            onSaved={() => {
              close();
              reload();
            }}
            onErased={() => {
              close();
              refresh();
              go(paths.home.to());
            }}
          />
        ) : null}
      </li>
    </>
  );
}
