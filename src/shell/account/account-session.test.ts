import { expect, it } from 'vitest';
import { showToast, shownToasts } from '#ui/overlay/toasts.ts';
import { sayEnded } from './account-session.ts';

it('the end of a session is one notice: it replaces that of the press which was refused', () => {
  showToast({ kind: 'error', title: 'Could not save', text: 'Sign in with Steam first' });
  showToast({ kind: 'info', title: 'Something else' });
  sayEnded('/redeem', 'en');
  expect(shownToasts().map(({ title }) => title)).toEqual(['Something else', 'You are signed out']);
});
