/** A code that the Auth emulator created instead of sending an email. */
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
 * The email that Identity Platform would have sent for a code, or null for a kind that the product does not use. A link
 * ends on the app's sign-in page, as the real continue URL does.
 *
 * @param pages origin of the page that asks for a new password: the emulator's own expects it in its URL
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
        text: `Someone asked to reset the password for ${code.email}. To choose a new one, open this link:\n\n${pages}/reset-password?link=${encodeURIComponent(link.href)}\n\nIf this wasn’t you, you can ignore this email.\n`,
      };
    case 'VERIFY_EMAIL':
      return {
        from: FROM,
        to: code.email,
        subject: 'Verify your email address',
        text: `To confirm that ${code.email} is your address, open this link:\n\n${link.href}\n`,
      };
    default:
      return null;
  }
}
