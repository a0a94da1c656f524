/** A code that the Auth emulator made instead of sending a mail. */
export type AccountCode = {
  email: string;
  newEmail?: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
};

export type AccountMail = { from: string; to: string; subject: string; text: string };

const FROM = 'noreply@accounts.test';

/**
 * The mail that Identity Platform would have sent for a code, or null for a kind that nothing here uses. A link ends
 * on the app's sign-in page, as the continue address of the real ones does.
 *
 * @param pages where the page is that asks for a new password: the emulator's own wants it in its address
 */
export function accountMail(code: AccountCode, pages: string, app: string): AccountMail | null {
  const link = new URL(code.oobLink);
  if (!link.searchParams.has('continueUrl')) link.searchParams.set('continueUrl', `${app}/auth`);
  switch (code.requestType) {
    case 'PASSWORD_RESET':
      return {
        from: FROM,
        to: code.email,
        subject: 'Reset your password',
        text: `Somebody asked for a new password for ${code.email}. To choose one, follow this link:\n\n${pages}/reset-password?link=${encodeURIComponent(link.href)}\n\nIf it was not you, do nothing.\n`,
      };
    case 'VERIFY_EMAIL':
      return {
        from: FROM,
        to: code.email,
        subject: 'Verify your e-mail address',
        text: `To say that ${code.email} is yours, follow this link:\n\n${link.href}\n`,
      };
    default:
      return null;
  }
}
