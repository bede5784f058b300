import type { z } from 'zod';
import type { Facts, TextKey, Translate } from '../../i18n/index.js';

type Issue = z.core.$ZodIssue;

/** The hint for a field whatever is wrong with it, by the last part of its path. */
const byField: Readonly<Record<string, TextKey>> = {
  name: 'account.invalid.name',
  email: 'account.invalid.email',
  newEmail: 'account.invalid.email',
  password: 'account.invalid.password',
  newPassword: 'account.invalid.password',
  currentPassword: 'devices.currentMissing',
  date: 'invalid.date',
  url: 'invalid.address',
  scopes: 'tokens.choosePart',
  addSets: 'invalid.sets',
  removeSets: 'invalid.sets',
  allowCards: 'invalid.cards',
  banCards: 'invalid.cards',
};

const sizes: readonly string[] = ['array', 'set', 'map', 'file'];

const tooSmall = (origin: string, least: number): [TextKey, Facts] => {
  if (origin === 'string') return least <= 1 ? ['invalid.empty', {}] : ['invalid.short', { least }];
  return [sizes.includes(origin) ? 'invalid.few' : 'invalid.low', { least }];
};

const tooBig = (origin: string, most: number): [TextKey, Facts] => {
  if (origin === 'string') return ['invalid.long', { most }];
  return [sizes.includes(origin) ? 'invalid.many' : 'invalid.high', { most }];
};

/** The hint for any other field, by the kind of fault. */
const byFault = (issue: Issue): [TextKey, Facts] => {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      return [['int', 'number'].includes(issue.expected) ? 'invalid.number' : 'invalid.empty', {}];
    default:
      return ['invalid.other', {}];
  }
};

/** The text for a fault found by a schema. The schema library's own messages are never shown. */
export const faultText = (issue: Issue, t: Translate): string => {
  const field = issue.path.findLast((step) => typeof step === 'string');
  const own = field === undefined ? undefined : byField[field];
  return own === undefined ? t(...byFault(issue)) : t(own);
};

/**
 * Validates a form with a schema: the text of the first fault of each field, by its dotted path.
 */
export const fieldCheck =
  (schema: z.ZodType, t: Translate) =>
  (values: unknown): Record<string, string> => {
    const faults: Record<string, string> = {};
    for (const issue of schema.safeParse(values).error?.issues ?? [])
      faults[issue.path.join('.')] ??= faultText(issue, t);
    return faults;
  };
