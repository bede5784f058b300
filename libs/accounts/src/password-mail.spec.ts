import { describe, expect, it } from 'vitest';
import { passwordMail } from './password-mail.js';

const link = {
  email: 'olga@example.org',
  url: 'https://conclave.example.org/new-password#abc',
  expiresAt: '2026-11-21T10:00:00.000Z',
};

describe('the mail with a link to a new password', () => {
  it('says whose account, where to, how long and what if it was somebody else', () => {
    expect(passwordMail(link, 'en')).toMatchObject({
      to: 'olga@example.org',
      subject: 'Conclave: choose a new password',
      text: `A new password was asked for, for your account at https://conclave.example.org

Choose it here within 60 minutes. The link works once:

https://conclave.example.org/new-password#abc

All devices that are signed in to the account will be signed out.

If it was not you who asked, do nothing: the password stays as it is.
`,
    });
  });

  it('says the same as a page in our colours, with the link to press and nothing to fetch', () => {
    const { html = '', text } = passwordMail(link, 'fr');
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain(`<a href="${link.url}"`);
    expect(html).not.toMatch(/<img|src=|url\(|<link|<script/);
    const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const part of text.trim().split('\n\n')) expect(words).toContain(part);
  });

  it('lets no address write tags', () => {
    const { html } = passwordMail({ ...link, url: 'https://conclave.example.org/"><b>' }, 'xx');
    expect(html).not.toContain('<b>');
    expect(html).toContain('<html lang="en">');
  });

  it('is written in Spanish for readers of Spanish, with the link alone in its line', () => {
    const { subject, text } = passwordMail(link, 'es');
    expect(subject).toBe('Conclave: elige una contraseña nueva');
    expect(text.split('\n')).toContain(link.url);
  });

  it('is written in French, and in English for a language that we do not write', () => {
    expect(passwordMail(link, 'fr').subject).toBe('Conclave : choisissez un nouveau mot de passe');
    expect(passwordMail(link, 'xx').subject).toBe(passwordMail(link, 'en').subject);
  });
});
