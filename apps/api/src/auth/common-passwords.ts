import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as readonly string[]).map((each) => each.toLowerCase()),
);

/** Shorter ones are refused as too short. */
export const shortestPassword = 8;

/**
 * Whether a password is on the list of those most often found in breaches (OWASP ASVS 2.1.7), which
 * attackers try first. No rule requires digits or symbols (ASVS 2.1.9).
 */
export const isCommonPassword = (password: string): boolean =>
  password.length >= shortestPassword && common.has(password.trim().toLowerCase());
