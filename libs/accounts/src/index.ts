export { keptIdentifier, linkMinutes, PasswordLinks, type PasswordLink } from './password-links.js';
export { passwordMail } from './password-mail.js';
export type { MailLanguage } from './mail-text.js';
export { passwordLinkJob, type PasswordLinkWish } from './password-link-job.js';
export { MailPost, type Mail, type MailSettings, type Mailed } from './mail-post.js';
export { confirmationJob, confirmationMail, type ConfirmationWish } from './confirmation-mail.js';
