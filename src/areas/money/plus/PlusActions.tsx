import { useState } from 'react';
import { useAccount, usePopupLink } from '#areas/core/sign-in/Account.tsx';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Mark } from '#ui/icons/Mark.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './plus.text.ts';
import { PlusMembership } from './PlusMembership.tsx';
import { PlusRenewal } from './PlusRenewal.tsx';
import css from './Plus.module.css';

/** Whether the viewer's subscription is active; the server does not know and assumes that it is not. */
export function useIsActive(): boolean {
  const { who } = useAccount();
  const [now] = useState(() => Date.now());
  return (who?.dotaPlusExpireDate ?? -1) > now;
}

/** Until when the viewer's subscription runs, or when it ended; nothing if they never had one. */
export function PlusExpiry() {
  const words = useWords(text);
  const { who } = useAccount();
  const isActive = useIsActive();
  if (!who || who.dotaPlusExpireDate <= 0) return null;
  return (
    <Tag tone={isActive ? 'gold' : 'plain'}>
      {isActive ? words.activeUntil : words.endedOn} <Time at={who.dotaPlusExpireDate} dateOnly />
    </Tag>
  );
}

/** Subscribe or extend, give, and stop the renewal. */
export function PlusActions() {
  const words = useWords(text);
  const language = useLanguage();
  const link = usePopupLink();
  const isActive = useIsActive();
  const { who } = useAccount();
  return (
    <>
      <div className={css.actions}>
        <ButtonLink look="gold" size="l" href={link('dota_plus')}>
          {isActive ? words.extend : words.subscribe}
        </ButtonLink>
        {language === 'ru' ? (
          <ButtonLink size="l" icon="gift" href={link('present')}>
            {words.give}
          </ButtonLink>
        ) : null}
      </div>
      {who && (isActive || who.isSubscribed) ? (
        <PlusRenewal
          key={`${who.dotaPlusExpireDate} ${who.isSubscribed}`}
          isOn={who.isSubscribed}
          until={isActive ? who.dotaPlusExpireDate : null}
        />
      ) : null}
      {isActive ? <PlusMembership key={who?.dotaPlusExpireDate} /> : null}
      <p className="small">
        {who?.authorized ? (
          <>
            <a className="text-link" href={link('purchases')}>
              {words.purchases}
            </a>
            {' · '}
            {language === 'ru' ? null : (
              <>
                <a className="text-link" href={paths.gift.to()}>
                  {words.give}
                </a>
                {' · '}
              </>
            )}
          </>
        ) : (
          <>
            <a className="text-link" href={paths.gift.to()}>
              {words.giveSignedOut}
            </a>
            {' · '}
          </>
        )}
        <a className="text-link" href={link('redeem')}>
          {words.haveCode}
        </a>
      </p>
    </>
  );
}

/** The strip at the end of the page. */
export function PlusClosing() {
  const words = useWords(text);
  const link = usePopupLink();
  const isActive = useIsActive();
  return (
    <Panel className={css.closing}>
      <Mark size={56} />
      <div>
        <h2>{words.closing}</h2>
        <p className="small muted">{words.closingLine}</p>
      </div>
      <ButtonLink look="gold" size="l" href={link('dota_plus')}>
        {isActive ? words.extend : words.subscribe}
      </ButtonLink>
    </Panel>
  );
}
