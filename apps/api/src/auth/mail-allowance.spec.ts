import { expect, it } from 'vitest';
import { mailboxOf } from './mail-allowance.js';

it.each([
  [' Vic+i.3@Example.org ', 'vic@example.org'],
  ['v.i.c@example.org', 'v.i.c@example.org'],
  ['v.i.c+x@GMail.com', 'vic@gmail.com'],
  ['"odd@place"@example.org', '"odd@place"@example.org'],
])('mail to %j ends up with %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
