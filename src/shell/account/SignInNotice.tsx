import { useEffect } from 'react';
import { leaveToSignIn } from '#areas/core/sign-in/Account.tsx';
import { readNotice, withoutNotice } from '#areas/core/sign-in/sign-in-notice.rules.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './account-session.text.ts';

/** Reports a failed sign-in once and removes it from the address. */
export function SignInNotice() {
  const words = useWords(text);
  const { path, query, go } = useNavigation();
  const notice = readNotice(query);
  useEffect(() => {
    const address = path + withoutNotice(query);
    go(address, { replace: true });
    if (!notice) return;
    const lines = { cancelled: words.cancelledLine, busy: words.busyLine, refused: words.refusedLine, link: words.linkLine };
    const again = { label: words.again, onPress: () => leaveToSignIn(address) };
    showToast({
      kind: notice === 'cancelled' ? 'info' : notice === 'busy' ? 'warning' : 'error',
      title: words[notice],
      text: lines[notice],
      action: again,
    });
  }, [notice, path, query, go, words]);
  return null;
}
